import { forEachGame, nameOfGame, playersOf } from '../model/games';

/** The Spanish words that several screens use. Words of a single screen stay in its `texts.ts`. */
const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;
const court = (courtNumber: number) => `Cancha ${courtNumber}`;
const theTime = (time: string) => `${time.startsWith('01') ? 'la' : 'las'} ${time}`;
const courtName = (courtNumber: number, name: string) => `${court(courtNumber)} · ${name}`;

export const words = {
  back: 'Volver',
  backHome: 'Volver al inicio',
  bookAgain: 'Volver a reservar',
  cancel: 'Cancelar',
  /** The invitation of an organiser who gave a name: on the page, in chats, on the link. */
  awaitsYou: (name: string) => `${name} te espera en la cancha`,
  close: 'Cerrar',
  completePayment: 'Completar pago',
  error: 'Error',
  myBookings: 'Mis Reservas',
  retry: 'Reintentar',
  seeMyBookings: 'Ver Mis Reservas',
  sharePaymentLink: 'Compartir Link de Pago',
  today: 'Hoy',

  surface: { clay: 'Arcilla', hard: 'Dura', grass: 'Césped' },
  /** The surface without the word "superficie" next to it. */
  surfaceAlone: { clay: 'Arcilla', hard: 'Superficie dura', grass: 'Césped' },
  indoor: 'Techada',
  withLights: 'Con luz',
  withoutLights: 'Sin luz',
  game: forEachGame(nameOfGame),
  people: forEachGame((gameType) => `${playersOf(gameType)} personas`),
  tariffs: 'Tarifas',
  tariff: { day: 'Día', night: 'Noche' },
  /** The tariff after the word "Tarifa". */
  tariffKind: { day: 'Diurna', night: 'Nocturna' },

  court,
  courtName,
  /** The same, but "Cancha 2" instead of "Cancha 2 · Cancha 2" if the court has no other name. */
  courtTitle: (courtNumber: number, name: string) =>
    name === court(courtNumber) ? name : courtName(courtNumber, name),
  courtCount: (count: number) => plural(count, 'cancha', 'canchas'),
  bookingCount: (count: number) => plural(count, 'reserva', 'reservas'),
  hours: (from: string, to: string) => `${from} a ${to}`,
  /** "sábado 21 de noviembre, de 18:00 a 19:00" */
  dayAndHours: (day: string, from: string, to: string) => `${day}, de ${from} a ${to}`,
  /** "las 15:40", but "la 01:15" */
  theTime,
  maintenance: 'En mantenimiento',
  venueNotFound: 'Complejo no encontrado',
  venuesFailed: 'No pudimos cargar los complejos',

  code: 'Código',
  bookingSummary: 'Resumen de tu reserva',
  totalToPay: 'Total a pagar',
  cardPayment: 'Pago con tarjeta',
  paymentPreparationFailed: 'No pudimos preparar el pago',
  paymentSucceeded: 'Pago exitoso',
  paid: 'Pagado',
  pending: 'Pendiente',
  cancelled: 'Cancelada',
  expired: 'Vencida',
  bookingCancelled: 'Reserva cancelada',
  bookingWasCancelled: 'Esta reserva fue cancelada',
  seeYou: (day: string, time: string) => `Te esperamos el ${day} a ${theTime(time)}.`,
  payUntil: (time: string) => `Paga hasta ${theTime(time)}`,

  cancelFailed: 'Error al cancelar',
  nothingPaid: 'Todavía no se ha pagado nada, así que no hay nada que devolver.',
  optionalReason: 'Motivo (opcional)',
  noRefund: 'Sin reembolso',
  refundState: {
    all: 'Reembolsado',
    part: (amount: string) => `Reembolsado en parte ${amount}`,
    to_hand_over: 'Por devolver en el club',
    pending: 'Reembolso en camino',
    disputed: 'Reembolso en espera',
    failed: 'Reembolso por resolver',
  },
  refundOnItsWay: (amount: string) => `Reembolso en camino: ${amount}`,
  refunded: (amount: string) => `Reembolsado ${amount}`,
} as const;
