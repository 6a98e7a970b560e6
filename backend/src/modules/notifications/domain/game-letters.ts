import type { BookingFacts } from './booking-facts.js';
import {
  bookingRows,
  capitalised,
  gameRows,
  type Letters,
  receiptRows,
  refundHint,
  refundRows,
  seeBooking,
  theGame,
  transferRows,
} from './letter-rows.js';

/** Letters about a game that takes place. */
export const GAME_LETTERS: Letters<
  | 'confirmed'
  | 'pays_at_club'
  | 'by_transfer'
  | 'held'
  | 'guaranteed'
  | 'moved'
  | 'start_corrected'
  | 'reminder_day'
  | 'reminder_hours'
> = {
  confirmed: (booking) => ({
    subject: `Tu cancha está reservada: ${booking.when}`,
    title: '¡Todo listo para jugar!',
    paragraphs: [
      `${confirmedBy(booking)} Te adjuntamos el evento para tu calendario.`,
      ...refundHint(booking),
    ],
    facts: bookingRows(booking).concat(refundRows(booking), receiptRows(booking.own)),
    action: seeBooking(booking),
  }),
  pays_at_club: (booking) => ({
    subject: `Tu cancha está reservada: ${booking.when}`,
    title: 'Te esperamos en el club',
    paragraphs: [
      `Tu reserva está confirmada y pagas ${booking.missing} en el club. Te adjuntamos el evento para tu calendario.`,
      '¿No vas a poder? Cancela desde tu reserva: no te cuesta nada, y otra persona podrá jugar.',
    ],
    facts: bookingRows(booking),
    action: seeBooking(booking),
  }),
  by_transfer: (booking) => ({
    subject: `Falta tu transferencia de ${booking.missing}: ${booking.when}`,
    title: 'Tu cancha te espera',
    paragraphs: [
      `Transfiere ${booking.missing} hasta el ${booking.deadline}, y pon ${booking.code} en el concepto. Cuando el club vea tu dinero, te avisamos.`,
      'Si no llega a tiempo, la hora queda libre y no te cuesta nada. También puedes pagar con tarjeta desde tu reserva.',
    ],
    facts: transferRows(booking).concat(bookingRows(booking)),
    action: seeBooking(booking),
  }),
  held: (booking) => ({
    subject: `Tu cancha está guardada: ${booking.when}`,
    title: 'Te guardamos la cancha',
    paragraphs: [
      `Paga ${booking.missing} hasta el ${booking.deadline}: con tarjeta desde tu reserva, o en el club.`,
      'Si no, la hora queda libre y no te cuesta nada.',
    ],
    facts: bookingRows(booking),
    action: seeBooking(booking, 'Pagar ahora'),
  }),
  guaranteed: (booking) => ({
    subject: `Tu cancha está reservada: ${booking.when}`,
    title: 'Tus amigos pagan con calma',
    paragraphs: [
      `Tu tarjeta garantiza la reserva, así que cada persona puede pagar su parte hasta el ${booking.deadline}.`,
      'Si para entonces falta algo, lo cobramos de la garantía, y un día antes te avisamos.',
      'Te adjuntamos el evento para tu calendario.',
      ...refundHint(booking),
    ],
    facts: bookingRows(booking).concat(refundRows(booking)),
    action: seeBooking(booking, 'Ver cómo va'),
  }),
  moved: (booking) => ({
    subject: `Tu reserva cambió: ahora es el ${booking.when}`,
    title: 'Tu reserva cambió',
    paragraphs: [
      `Ahora juegas el ${booking.when}, en la cancha ${booking.court}.`,
      booking.isComplete
        ? 'No queda nada por pagar.'
        : booking.paysAtClub
          ? `Faltan ${booking.missing}, que se pagan en el club.`
          : `Faltan ${booking.missing} por ${booking.transfer ? 'transferir' : 'pagar'}, y el plazo termina el ${booking.deadline}.`,
      'Te adjuntamos el evento con la hora nueva para tu calendario.',
      ...refundHint(booking),
    ],
    facts: bookingRows(booking).concat(booking.isComplete ? [] : transferRows(booking), refundRows(booking)),
    action: seeBooking(booking),
  }),
  start_corrected: (booking) => ({
    subject: `Revisa tu calendario: tu cancha es el ${booking.when}`,
    title: 'Un aviso importante sobre tu hora',
    paragraphs: [
      `El complejo tenía mal puesta su zona horaria y la corrigió. En el reloj del complejo nada cambia: juegas el ${booking.when}${booking.isOrganiser ? ', y puedes cancelar con las mismas condiciones' : ''}.`,
      'Si guardaste el partido en tu calendario, ahí puede aparecer a otra hora. Te adjuntamos el evento corregido.',
      ...refundHint(booking),
    ],
    facts: bookingRows(booking).concat(refundRows(booking)),
    action: seeBooking(booking),
  }),
  reminder_day: (booking) => ({
    subject: `Recordatorio: juegas el ${booking.when}`,
    title: 'Se acerca tu partido',
    paragraphs: [
      `${gameOf(booking)} es el ${booking.when}, en ${booking.venue}.`,
      ...leftToPay(booking),
      ...(booking.isOrganiser
        ? ['¿No vas a poder? Cancela desde tu reserva cuanto antes, y otra persona podrá jugar.']
        : []),
    ],
    facts: gameRows(booking),
    action: seeBooking(booking),
  }),
  reminder_hours: (booking) => ({
    subject: `Tu partido empieza a ${booking.begins}`,
    title: 'Prepara la raqueta',
    paragraphs: [
      `${gameOf(booking)} es el ${booking.when}, en ${booking.venue}. ¡Que lo disfrutes!`,
      ...leftToPay(booking),
    ],
    facts: gameRows(booking),
    action: seeBooking(booking),
  }),
};

function confirmedBy({ anythingPaid }: BookingFacts): string {
  return anythingPaid
    ? 'Tu reserva está pagada y confirmada.'
    : 'Tu reserva está confirmada y no queda nada por pagar.';
}

/** A friend has paid their part, and the rest is the organiser's. */
function leftToPay({ isOrganiser, isComplete, missing, paysAtClub, deadline }: BookingFacts): string[] {
  if (!isOrganiser || isComplete) return [];
  if (paysAtClub) return [`Recuerda que pagas ${missing} en el club.`];
  return [`Todavía faltan ${missing}: tus amigos pueden pagar hasta el ${deadline}.`];
}

function gameOf(booking: BookingFacts): string {
  if (booking.isOrganiser) return 'Tu partido';
  return capitalised(theGame(booking));
}
