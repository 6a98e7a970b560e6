import type { BookingFacts } from './booking-facts.js';
import { bookingRows, type Letters, ofTheGame, seeBooking, theGame } from './letter-rows.js';

const TO_THE_CARD = 'a la tarjeta con la que se pagó; según tu banco puede tardar unos días';

const THE_WAY_IT_CAME = 'del mismo modo en que se pagó: lo que pagaste en el club te lo entrega el club';

const LATE_TRANSFER =
  'Si ya hiciste la transferencia, tu dinero no se pierde: avisa al club, que te lo devuelve o te busca otra hora.';

/** Letters about a booking that has ended before the game. */
export const ENDING_LETTERS: Letters<'cancelled' | 'expired' | 'resold'> = {
  cancelled: (booking) => ({
    subject: booking.isOrganiser
      ? 'Tu reserva está cancelada'
      : `Cancelado: ${theGame(booking)}, ${booking.when}`,
    title: booking.cancelledByVenue ? 'Lo sentimos' : 'La reserva está cancelada',
    paragraphs: [...cancelledBy(booking), ...refundParagraphs(booking)],
    facts: bookingRows(booking),
    action: seeBooking(booking),
  }),
  resold: (booking) => ({
    subject: `Se volvió a vender tu hora: te devolvemos ${booking.ownResale}`,
    title: 'Una buena noticia',
    paragraphs: [
      booking.isOrganiser
        ? 'Otra persona reservó y pagó la hora que habías cancelado.'
        : `Otra persona reservó y pagó la hora ${ofTheGame(booking)}, que se había cancelado.`,
      `Como lo prometimos, te devolvemos ${booking.ownResale} ${booking.ownAtDesk ? THE_WAY_IT_CAME : TO_THE_CARD}.`,
      ...(booking.ownKept === null
        ? ['Con esto vuelve a ti todo lo que pagaste.']
        : [
            booking.isOrganiser && !booking.othersPaid
              ? 'Es lo que pagaron por tu hora.'
              : 'Es tu parte de lo que pagaron por esa hora.',
          ]),
    ],
    facts: bookingRows(booking),
    action: seeBooking(booking),
  }),
  expired: (booking) => ({
    subject: booking.isOrganiser
      ? 'Tu reserva venció sin completarse el pago'
      : `La reserva venció: ${theGame(booking)}, ${booking.when}`,
    title: 'Lo sentimos',
    paragraphs: [
      'El plazo terminó sin que se completara el pago, y la hora quedó libre otra vez.',
      ...(booking.ownPaid
        ? [`Te devolvemos ${booking.ownRefund} ${booking.ownAtDesk ? THE_WAY_IT_CAME : TO_THE_CARD}.`]
        : []),
      ...(booking.transfer ? [LATE_TRANSFER] : []),
      ...(booking.isOrganiser && booking.othersPaid
        ? ['A cada persona que pagó su parte le devolvemos todo a su tarjeta.']
        : []),
    ],
    facts: bookingRows(booking),
    action: seeBooking(booking),
  }),
};

/** A reason that a player wrote stays between that player and the venue. */
function cancelledBy(booking: BookingFacts): string[] {
  const { cancelledByVenue, cancellationReason, isOrganiser, organiser } = booking;
  if (!cancelledByVenue) {
    if (isOrganiser) return ['Cancelamos tu reserva.'];
    return [`${organiser ?? 'Quien hizo la reserva'} canceló el partido en el que pagaste tu parte.`];
  }
  const what = isOrganiser ? 'tu reserva' : `${theGame(booking)}, en el que pagaste tu parte`;
  const reason = cancellationReason === null ? [] : [`Motivo: ${cancellationReason}`];
  return [`El complejo tuvo que cancelar ${what}.`, ...reason];
}

function refundParagraphs(booking: BookingFacts): string[] {
  const { ownPaid, ownRefund, ownPercentage, ownAtDesk, othersPaid, anythingPaid, isOrganiser } = booking;
  if (!anythingPaid) return ['Todavía no se había pagado nada, así que no hay nada que devolver.'];
  const own = ownPaid
    ? [refundParagraph(ownRefund, ownPercentage, ownAtDesk), ...resalePromise(booking)]
    : [];
  const others = 'A cada persona que pagó su parte le devolvemos lo suyo según las mismas condiciones.';
  return isOrganiser && othersPaid ? [...own, others] : own;
}

/** The same promise as in the dialog before the cancellation. */
function resalePromise({ ownKept, cancelledByVenue }: BookingFacts): string[] {
  if (ownKept === null || cancelledByVenue) return [];
  return [
    `Si tu hora se vuelve a vender, te devolvemos el resto: hasta ${ownKept}. Lo sabremos cuando pase la hora del juego; si se vendió, te escribiremos.`,
  ];
}

function refundParagraph(refund: string, percentage: number, atDesk: boolean): string {
  if (percentage === 0) return 'Ya no había reembolso: faltaba poco para jugar.';
  return `Te devolvemos ${refund} (${percentage}% de lo pagado) ${atDesk ? THE_WAY_IT_CAME : TO_THE_CARD}.`;
}
