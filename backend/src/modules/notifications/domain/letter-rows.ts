import type { BookingFacts, PaymentFacts } from './booking-facts.js';
import type { Letter } from './letter.js';
import { untilWords } from './refund-timetable.js';

/** The letters of a group of occasions. */
export type Letters<Occasion extends string> = Readonly<Record<Occasion, (booking: BookingFacts) => Letter>>;

/** Returns the facts of a booking as the rows of a letter. The price is for the organiser. */
export function bookingRows(booking: BookingFacts): Letter['facts'] {
  const { isOrganiser, total, category } = booking;
  if (!isOrganiser) return gameRows(booking);
  const member: Letter['facts'] = category === null ? [] : [['Categoría', category]];
  return [...gameRows(booking), ...member, ['Total', total]];
}

/** Returns the facts of a game, without its price. */
export function gameRows(booking: BookingFacts): Letter['facts'] {
  return [
    ['Código', booking.code],
    ['Complejo', `${booking.venue} · ${booking.location}`],
    ['Cancha', booking.court],
    ['Cuándo', booking.when],
    ['Juego', booking.game],
  ];
}

/** Returns the rows that a transfer needs, if the booking waits for one. */
export function transferRows({ transfer, missing, code }: BookingFacts): Letter['facts'] {
  if (transfer === null) return [];
  const { holder, bank, number, note } = transfer;
  return [
    ['Monto', missing],
    ['Concepto', code],
    ['Titular', holder],
    ['Banco', bank],
    ['Cuenta', number],
    ...(note === null ? [] : [['Datos', note] as const]),
  ];
}

/** Returns the rows of a receipt, one group for each payment. */
export function receiptRows(payments: readonly PaymentFacts[]): Letter['facts'] {
  return payments.flatMap(({ amount, card, isAtDesk, paidAt, reference }): Letter['facts'] => [
    ['Pagaste', amount],
    ...(isAtDesk ? [['Forma de pago', 'En el club'] as const] : []),
    ...(card === null ? [] : [['Tarjeta', card] as const]),
    ['Fecha del pago', paidAt],
    ['Referencia', reference],
  ]);
}

/** Returns a sentence about the rows of the refund timetable, if there are any. */
export function refundHint({ refunds, isOrganiser }: BookingFacts): string[] {
  if (refunds === null) return [];
  const rows = 'abajo dice cuánto te devolvemos y hasta cuándo, en la hora del complejo.';
  return [isOrganiser ? `Si tienes que cancelar, ${rows}` : `Si quien reservó cancela el partido, ${rows}`];
}

/** Returns the refund timetable of the reader as rows, to the minute and to the cent. */
export function refundRows({ refunds }: BookingFacts): Letter['facts'] {
  if (refunds === null) return [];
  return [
    ...refunds.map((line) => [capitalised(untilWords(line)), line.what] as const),
    [refunds.length > 0 ? 'Después' : 'Si se cancela', 'Sin reembolso'],
  ];
}

/** Returns a text with a capital as its first letter. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Returns the action to look at the booking. */
export function seeBooking({ url }: BookingFacts, label = 'Ver la reserva'): NonNullable<Letter['action']> {
  return { label, url };
}

/** Returns "del partido de Ana", or "del partido" if no name is known. */
export function ofTheGame(booking: BookingFacts): string {
  return `d${theGame(booking)}`;
}

/** Returns "el partido de Ana", or "el partido" if no name is known. */
export function theGame({ organiser }: BookingFacts): string {
  return organiser === null ? 'el partido' : `el partido de ${organiser}`;
}
