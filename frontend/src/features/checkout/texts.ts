import { forEachGame } from '../../shared/model/games';
import { words } from '../../shared/texts/words';

/** The facts that a sentence about the deadline names. */
export interface DeadlineFacts {
  /** "15:40" at the venue. */
  time: string;
  /** The amount that is missing now: "$16.50". */
  missing: string;
  /** "tu Visa terminada en 4242" */
  card: string;
}

export const texts = {
  way: 'Cómo pagar',
  payAlone: 'Pagar yo',
  divide: (places: number) => `Dividir entre ${places}`,
  club: 'En el club',
  payAtClub: 'Pagar en el club',
  transfer: 'Transferencia',
  payByTransfer: 'Pagar con transferencia',
  tabTitle: 'Pagar reserva',
  title: 'Confirma tu reserva',
  shareTheLink: 'Comparte el link',
  missingPlaces: (places: number) => (places === 1 ? 'Falta 1 por pagar' : `Faltan ${places} por pagar`),
  allPaid: 'Todos pagaron',
  paidOfIt: (amount: string) => `· pagado ${amount}`,
  game: 'Juego',
  games: forEachGame((gameType) => `${words.game[gameType]}, ${words.people[gameType]}`),
  length: 'Duración',
  tariff: 'Tarifa',
  startTariff: 'Tarifa al empezar',
  tariffs: { day: words.tariffKind.day, night: `${words.tariffKind.night}, con luz artificial` },
  courtAt: (court: string, venue: string) => `${court}, ${venue}`,
  hourOf: (day: string, time: string, game: string) => `${day}, ${time} · ${game}`,
  details: 'Detalles de la reserva',
  noRefund: 'Sin reembolso: falta poco para jugar.',
  until: (moment: string) => `Hasta el ${moment}`,
  before: (moment: string) => `Antes del ${moment}`,
  refundMoment: (day: string, time: string) => `${day}, ${time}`,
  refundLine: (when: string, percentage: number) =>
    `${when} se devuelve ${percentage === 100 ? 'todo' : `el ${percentage}%`}`,
  price: 'Precio',
  discount: 'Descuento',
  alreadyPaid: 'Ya pagado',
  change: 'Cambiar',

  deadline: (time: string) => `Tienes hasta ${words.theTime(time)}`,
  inYourCase: {
    charges_guarantee: ({ time, missing }: DeadlineFacts) =>
      `Si no pagas antes de ${words.theTime(time)}, se cobran ${missing} de lo retenido en tu tarjeta.`,
    charges_saved_card: ({ time, missing, card }: DeadlineFacts) =>
      `Si no pagas antes de ${words.theTime(time)}, se cobran ${missing} a ${card}.`,
    expires: ({ time }: DeadlineFacts) =>
      `Paga antes de ${words.theTime(time)}. Si no, la hora queda libre y no se cobra nada.`,
  },
  inYourCaseShared: {
    charges_guarantee: ({ time, missing }: DeadlineFacts) =>
      `A ${words.theTime(time)} se cobra de lo retenido en tu tarjeta solo lo que falte (ahora, ${missing}) y el resto se libera.`,
    charges_saved_card: ({ time, missing, card }: DeadlineFacts) =>
      `Si a ${words.theTime(time)} no han pagado todos, se cobra a ${card} lo que falte (ahora, ${missing}).`,
    expires: ({ time }: DeadlineFacts) =>
      `Si a ${words.theTime(time)} no han pagado todos, la reserva vence y la hora queda libre.`,
  },
  paidGoesBack: 'A quien ya pagó se le devuelve todo.',
  yourCard: (card: string) => `tu ${card}`,
  someCard: 'tu tarjeta guardada',
  deadlinePassed: (time: string) => `El plazo terminó a ${words.theTime(time)}.`,
  afterDeadline: {
    charges_guarantee: ({ missing }: DeadlineFacts) =>
      `Estamos cobrando ${missing} de lo retenido en tu tarjeta.`,
    charges_saved_card: ({ missing, card }: DeadlineFacts) => `Estamos cobrando ${missing} a ${card}.`,
    expires: () => 'No se completó el pago, así que la hora está por quedar libre.',
  },

  release: 'Soltar esta hora',
  releaseHint: '¿Ya no la quieres?',
  releaseTitle: '¿Soltar esta hora?',
  releaseTerms: (court: string, day: string, time: string) =>
    `${court}, el ${day} a ${words.theTime(time)}. No se cobra nada y otra persona podrá reservarla enseguida.`,
  releaseGuarantee: 'Lo retenido en tu tarjeta se libera.',
  releaseLink: 'El link de pago que compartiste deja de servir.',
  keepHour: 'Quedármela',
  released: 'Soltaste la hora',
  releasedHint: 'No se cobró nada.',
  releasedState: 'No se cobró nada. Puedes reservar otra hora cuando quieras.',
  cancelHint: '¿Ya no vas a jugar? En Mis Reservas ves cuánto se devuelve si cancelas.',
  cancelThere: 'Cancelar en Mis Reservas',

  contact: {
    hints: { name: '', phone: 'Por si algo cambia.', email: 'Ahí llega la confirmación.' },
    /** At a club where the player may pay on arrival. */
    forClub: {
      name: '',
      phone: 'Por si algo cambia.',
      email: 'Ahí llega la confirmación. Para pagar en el club, confírmalo.',
    },
    /** At a club that takes transfers. */
    forTransfer: {
      name: '',
      phone: 'Por si algo cambia.',
      email: 'Ahí llega la confirmación. Para pagar con una transferencia, confírmalo.',
    },
  },

  discountQuestion: '¿Tienes un código?',
  discountField: 'Código de descuento',
  discountApply: 'Aplicar',
  discountOf: (code: string) => `Código ${code}`,
  off: (amount: string) => `−${amount}`,
  discountRemove: (code: string) => `Quitar el código ${code}`,
  discountApplied: 'Código aplicado',
  discountAppliedHint: (amount: string) => `Descuento de ${amount} aplicado`,
  discountInvalid: 'Código inválido',

  policy: (timeToPay: string) =>
    `Hay hasta ${timeToPay} después de reservar para completar el pago; después, lo que falte se cobra automáticamente a quien reservó.`,
  consent: 'Guardamos tu tarjeta en Stripe para la próxima vez. Puedes quitarla en Mi Cuenta.',
  pay: (amount: string) => `Confirmar y Pagar ${amount}`,

  confirmingHint:
    'Tu tarjeta ya respondió, así que no hace falta pagar de nuevo. Esto suele tardar unos segundos; si cierras la página, la reserva se confirma igual.',

  nothingToPay: 'No queda nada por pagar',
  nothingToPayHint: 'El descuento cubre toda la reserva: confírmala sin tarjeta.',
  confirm: 'Confirmar reserva',
  freeBooking: 'Reserva confirmada',

  cancelledHint: 'Ya no hay nada que pagar. Puedes reservar otra hora cuando quieras.',
  expiredTitle: 'El plazo para pagar venció',
  expiredHint: 'La reserva se liberó sin pago. Si la hora sigue libre, puedes volver a reservarla.',
  playedTitle: 'Esta reserva ya pasó',
  playedHint: 'Ya no se puede pagar. ¿Jugamos otra vez?',
  latePayment:
    'Tu pago llegó cuando la reserva ya se había liberado: te lo devolvemos completo a la tarjeta.',

  notFoundTitle: 'Reserva no encontrada',
  notFoundHint: 'El enlace no es correcto o la reserva se hizo desde otro navegador.',
} as const;
