import { words } from '../../shared/texts/words';

/** The refund ends at the notice itself, or just after it if that still counts. */
function missingHours(hours: number, inclusive: boolean): string {
  const notice = hours === 1 ? '1 hora' : `${hours} horas`;
  if (hours === 0) return 'la hora ya empieza';
  return inclusive ? `faltan menos de ${notice}` : `${hours === 1 ? 'falta' : 'faltan'} ${notice} o menos`;
}

export const texts = {
  book: 'Hacer una reserva',
  emptyTitle: 'Aún no tienes reservas',
  emptyHint: 'Elige un complejo, una cancha y una hora. No necesitas registrarte.',
  errorTitle: 'No pudimos cargar tus reservas',
  partsFailed: 'No pudimos cargar los partidos de otros que pagaste. Recarga la página para verlos.',
  groups: { upcoming: 'Próximas', past: 'Pasadas', released: 'Canceladas y vencidas' },
  noUpcoming: 'No tienes reservas próximas.',

  bookingName: (court: string, day: string, slot: string) => `${court}, ${day}, ${slot}`,
  partial: (paid: string, total: string) => `Parcial ${paid} de ${total}`,

  payNow: 'Pagar ahora con tarjeta',
  payOf: (label: string, booking: string) => `${label}: ${booking}`,
  dueOn: (day: string, time: string) => `Paga hasta el ${day.toLowerCase()} a ${words.theTime(time)}`,
  friendsUntil: (time: string) => `Tus amigos pueden pagar hasta ${words.theTime(time)}`,
  overdue: (time: string) => `El plazo para pagar terminó a ${words.theTime(time)}`,
  atDeadline: {
    charges_guarantee: () => 'Si falta algo, se cobra de lo retenido en tu tarjeta.',
    charges_saved_card: (card: string | null) =>
      `Si falta algo, se cobra a tu ${card ?? 'tarjeta guardada'}.`,
    expires: () => 'Si falta algo, la reserva vence y la hora queda libre.',
  },
  cancelledByVenue: (reason: string | null) =>
    reason === null ? 'El complejo canceló esta reserva.' : `El complejo canceló esta reserva: ${reason}`,
  expiredHint: 'Terminó el plazo para pagar y la hora quedó libre.',

  details: 'Ver detalles',
  receipt: 'Comprobante',
  detailsOf: (label: string, booking: string) => `${label}: ${booking}`,
  addToCalendar: 'Agregar al calendario',
  addToCalendarOf: (booking: string) => `Agregar al calendario: ${booking}`,
  shareOf: (booking: string) => `Compartir Link de Pago: ${booking}`,
  whatsAppOf: (booking: string) => `Enviar por WhatsApp: ${booking}`,

  cancelBooking: 'Cancelar reserva',
  cancelBookingOf: (booking: string) => `Cancelar reserva: ${booking}`,
  cancelTitle: (day: string, slot: string) => `¿Cancelar la reserva del ${day} a las ${slot}?`,
  estimatedRefund: 'Si cancelas ahora, recibes',
  refundShare: (percentage: number, paid: string) => `El ${percentage}% de los ${paid} pagados.`,
  refundOver: 'Ya no hay reembolso: falta poco para jugar.',
  refundOverWithin: (hours: number, inclusive: boolean) =>
    `Ya no hay reembolso: ${missingHours(hours, inclusive)}.`,
  refundEach: 'Cada quien recibe lo suyo del mismo modo en que pagó, en proporción a lo que puso.',
  alreadyRefunded: (amount: string) => `El complejo ya te devolvió ${amount}: es parte de este monto.`,
  resalePromise: (rest: string) => `Si tu hora se vuelve a vender, te devolvemos el resto: hasta ${rest}.`,
  resaleHint: 'Lo sabremos cuando pase la hora del juego, y vuelve del mismo modo en que se pagó.',
  resaleWaiting: (rest: string) => `Si tu hora se vuelve a vender, te devolvemos hasta ${rest} más.`,
  resaleRepaid: (amount: string) => `Tu hora se volvió a vender: ${amount} de este reembolso vienen de ahí.`,
  notResold: 'No hay nada más que devolverte por esa hora.',
  guaranteeCollects: (missing: string) =>
    `Faltan ${missing} por pagar: al cancelar se cobran de lo retenido en tu tarjeta, y el resto se libera.`,
  refundOfPrice: (percentage: number, price: string) => `El ${percentage}% de los ${price} de la reserva.`,
  guaranteeFreed: 'Lo retenido en tu tarjeta como garantía se libera.',
  refundTerms: 'Qué se devuelve y hasta cuándo',
  refundMoment: (day: string, time: string) => `${day.toLowerCase()} a ${words.theTime(time)}`,
  refundDone: (percentage: number) => `Se reembolsará ${percentage}% del monto pagado.`,
  cancelledDone: 'Reserva cancelada exitosamente.',

  refundDisputed: (amount: string) =>
    `Reembolso de ${amount} en espera: tu banco revisa una disputa de este pago`,
  paysAtClub: 'Pagas al llegar. Si no puedes ir, cancela: no cuesta nada.',
  restAtClub: 'Lo que falta se paga en el club.',
  payAtClub: 'Pagar en el club',
  toTransfer: 'Por transferir',
  transferUntil: (amount: string, day: string, time: string) =>
    `Transfiere ${amount} hasta el ${day.toLowerCase()} a ${words.theTime(time)}.`,
  transferData: 'Datos para transferir',
  refundAtClub: (amount: string) => `El club te devuelve ${amount} en su recepción`,
  refundFailed: (amount: string) => `No se pudo reembolsar ${amount}: te contactaremos`,

  bookAgainOf: (court: string) => `Volver a reservar: ${court}`,
} as const;
