import type { DomainError } from '../../src/kernel/domain/domain-error.js';

/**
 * The facts of a refusal, parts of its message, and its details. `about`: the field of which the
 * message is an error.
 */
type RefusalCase = [facts: unknown[], says: string[], details?: DomainError['details'] & { about?: string }];

const in60 = { retryAfterSeconds: 60 };
const FIELD = [
  { field: 'phone', message: 'Revisa el teléfono.' },
  { field: 'name', message: 'Revisa el nombre.' },
];
const OF_FIELDS: RefusalCase[] = [
  [[FIELD], ['Revisa el teléfono.'], { errors: FIELD }],
  [[[]], ['Revisa '], { errors: [] }],
];
const PLAY = { date: '2026-11-21', minute: 1080, length: 90 };

/** The refusals whose text depends on facts, by their names. Amounts are in cents. */
export const REFUSAL_CASES: Record<string, RefusalCase[]> = {
  AboveDue: [[[1450], ['$14.50']]],
  BankDeciding: [
    [[null], ['en unos minutos'], in60],
    [[{ time: '18:05', seconds: 300 }], ['hasta las 18:05'], { retryAfterSeconds: 300 }],
  ],
  BeyondBlockWindow: [[[366], ['366 días']]],
  BeyondBookingWindow: [
    [[1], ['con un día']],
    [[14], ['con 14 días']],
  ],
  BlockEndsBeforeItBegins: [
    [['to'], ['terminar después de empezar'], { about: 'to' }],
    [['untilDate'], ['La última fecha'], { about: 'untilDate' }],
  ],
  CardPromised: [
    [[['K7M2Q9']], ['la reserva K7M2Q9.']],
    [[['K7M2Q9', 'B3X8T1']], ['las reservas K7M2Q9, B3X8T1.']],
  ],
  CategoryInUse: [
    [
      ['Socios', 1],
      ['Un cliente todavía tiene', '«Socios»'],
    ],
    [
      ['Socios', 2],
      ['2 clientes todavía tienen', '«Socios»'],
    ],
  ],
  CourtNumberTaken: [[[3], ['número 3'], { about: 'courtNumber' }]],
  DifferenceNeedsReason: [
    [
      [10_000, -450],
      ['Faltan $4.50'],
      { about: 'reason', till: { expected: '100.00', difference: '-4.50' } },
    ],
    [[10_000, 450], ['Sobran $4.50'], { about: 'reason', till: { expected: '100.00', difference: '4.50' } }],
  ],
  DiscountOutOfRange: [
    [['percentage'], ['porcentaje'], { about: 'value' }],
    [['fixed'], ['monto'], { about: 'value' }],
  ],
  DiscountUsedByPlayer: [
    [[1], ['Ya usaste este código.']],
    [[2], ['Ya usaste este código 2 veces.']],
  ],
  DueChanged: [
    [[0], ['ya no espera dinero']],
    [[1450], ['Ahora faltan $14.50']],
  ],
  ExcessChanged: [[[1450], ['$14.50']]],
  HourTaken: [
    [
      ['booking', PLAY],
      ['Hay una reserva', 'sábado 21 de noviembre', '18:00', '19:30'],
    ],
    [['block', PLAY], ['Ya hay un bloqueo']],
    [['offer', PLAY], ['lista de espera']],
  ],
  ImageTypeRefused: [
    [['svg'], ['SVG', 'JPEG']],
    [['gif'], ['GIF', 'JPEG']],
    [[null], ['no es una foto', 'JPEG']],
  ],
  InvalidContact: OF_FIELDS,
  InvalidCustomer: OF_FIELDS,
  InvalidFace: OF_FIELDS,
  InvalidRules: OF_FIELDS,
  LastOwner: [[['Centro'], ['Centro se quedaría']]],
  LinkNotMailed: [
    [[null], ['No pudimos enviar', 'WhatsApp']],
    [['no_address'], ['No pudimos enviar']],
    [['over_limit'], ['tres mensajes', 'WhatsApp']],
    [['blocked'], ['pidió no recibir']],
    [['refused'], ['no existe']],
  ],
  MailUnavailable: [[[], ['WhatsApp'], { retryAfterSeconds: 10 }]],
  NotConfirmed: [
    [['password'], ['contraseña'], { about: 'password' }],
    [['appCode'], ['código'], { about: 'appCode' }],
    [['passkey'], ['llave'], { about: 'passkey' }],
  ],
  NotEnoughPlaces: [
    [[1], ['Solo queda 1 lugar libre para']],
    [[2], ['Solo quedan 2 lugares libres para']],
  ],
  NotPaidAtClub: [[[1450], ['$14.50']]],
  PaymentNotCompleted: [
    [['creating'], ['inténtalo de nuevo']],
    [['open'], ['inténtalo de nuevo']],
    [['processing'], ['No pagues de nuevo']],
    [['held'], ['retenido']],
    [['canceled'], ['se canceló']],
  ],
  PlacesCost: [[[1450], ['$14.50']]],
  PriceChanged: [
    [[1450], ['ahora es $14.50', 'No reservamos nada']],
    [[1450, 'booking'], ['No reservamos nada']],
    [
      [1450, 'move'],
      ['ahora es $14.50', 'sigue como estaba'],
    ],
  ],
  ProviderUnavailable: [
    [[], ['Tu reserva sigue guardada;'], { retryAfterSeconds: 5 }],
    [['No se cobró nada'], ['No se cobró nada;'], { retryAfterSeconds: 5 }],
  ],
  ReceivedTooLittle: [[[2000, 1450], ['Faltan $5.50', 'cuesta $20.00'], { about: 'payment.received' }]],
  RefundTooLate: [[[30], ['30 días']]],
  ResaleBroughtBack: [
    [
      [450, 1000],
      ['devolvieron $4.50', 'hasta $10.00'],
    ],
  ],
  RestBeingPaid: [[[60], ['No se te cobró nada'], in60]],
  SaleBeyondRules: [
    [['closed'], ['Fuera del horario']],
    [['price'], ['Otro precio']],
  ],
  SharedIsSettledWhole: [[[1450], ['$14.50']]],
  SlotTaken: [
    [[], ['Elige otro']],
    [['booking-1'], ['Elige otro'], { bookingId: 'booking-1' } as DomainError['details']],
  ],
  TermsChanged: [[[50, 725], ['recibes $7.25 (50%)'], { refund: { percentage: 50, amount: '7.25' } }]],
  TimeZoneMovesBookings: [
    [[1], ['la reserva futura empezará'], { about: 'timeZone' }],
    [[2], ['las 2 reservas futuras empezarán'], { about: 'timeZone' }],
  ],
  TooManyActive: [
    [[1], ['hasta una reserva por']],
    [[2], ['hasta 2 reservas por']],
  ],
  TooManyAppCodes: [
    [[60_000], ['un minuto'], in60],
    [[60_001], ['2 minutos'], { retryAfterSeconds: 61 }],
  ],
  TooManyAttempts: [[[60], [], in60]],
  TooManyDeclinedCards: [[[600], ['10 minutos'], { retryAfterSeconds: 600 }]],
  TooManyEmailCodes: [
    [[900], ['en 15 minutos'], { retryAfterSeconds: 900 }],
    [[3600], ['en una hora'], { retryAfterSeconds: 3600 }],
    [[86_400], ['mañana a esta hora'], { retryAfterSeconds: 86_400 }],
  ],
  TooManyGuesses: [
    [[60], ['un minuto'], in60],
    [[61], ['2 minutos'], { retryAfterSeconds: 61 }],
  ],
  TooManyJoins: [[[60], [], in60]],
  TooManyPaymentAttempts: [[[60], [], in60]],
  TooManyUnknownInvitations: [[[60], [], in60]],
  TooManyUnknownLinks: [[[60], [], in60]],
  TooManyUnpaid: [[[3], ['3 horas']]],
  TooManyUnpaidHere: [
    [[1], ['1 reserva sin']],
    [[2], ['2 reservas sin']],
  ],
  TooManyWishes: [[[10], ['10 horas']]],
  TooSoon: [
    [[60], ['1 hora de']],
    [[90], ['90 minutos de']],
    [[2160], ['36 horas de']],
    [[1], ['1 minuto de']],
  ],
  TransferAboveDue: [
    [
      [1450, 2000],
      ['Llegaron $20.00', 'espera $14.50', 'sobran $5.50'],
    ],
  ],
  TransferBelowDue: [
    [
      [2000, 1450],
      ['Llegaron $14.50', 'espera $20.00', 'faltan $5.50'],
    ],
  ],
  TransferTooLate: [
    [['paid'], ['ya tiene un pago']],
    [['start'], ['Falta poco para jugar']],
  ],
  UnclearRoles: [[['Deja al menos un rol.'], ['Deja al menos un rol.'], { about: 'roles' }]],
  UnfitPassword: [
    [['easy-to-guess'], ['adivinar'], { about: 'newPassword' }],
    [['common'], ['más usadas'], { about: 'newPassword' }],
    [['unchanged', 'password'], ['de ahora'], { about: 'password' }],
  ],
  UpcomingBooking: [[['K7M2Q9'], ['(K7M2Q9)']]],
  UsageBelowCount: [
    [[1], ['una vez:']],
    [[2], ['2 veces:']],
  ],
  WrongPlaces: [[[4], ['4 personas'], { about: 'maxParticipants' }]],
};
