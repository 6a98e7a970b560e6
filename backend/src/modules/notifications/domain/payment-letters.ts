import type { BookingFacts } from './booking-facts.js';
import type { Letter } from './letter.js';
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

const REST_AT_CLUB = 'Lo que falta se paga en el club.';
const ALREADY_TRANSFERRED =
  'Si ya transferiste y el club todavía no lo confirma, avísale para que lo busque antes de que termine el plazo.';
const BANK_NEEDS_TIME = 'según tu banco puede tardar unos días';

/** Letters about payments and refunds. */
export const PAYMENT_LETTERS: Letters<
  | 'receipt'
  | 'part_paid'
  | 'deadline_near'
  | 'payment_link'
  | 'guarantee_ended'
  | 'owed_at_club'
  | 'charged'
  | 'excess'
  | 'left'
  | 'refund_succeeded'
  | 'refund_failed'
> = {
  receipt: (booking) => ({
    subject: `Recibo de tu pago: ${booking.payment?.amount ?? booking.paid}`,
    title: 'Recibimos tu pago',
    paragraphs: [
      booking.isOrganiser
        ? 'Gracias: tu pago ya cuenta para la reserva.'
        : `Gracias: pagaste tu parte en ${theGame(booking)}.`,
      ...(booking.isComplete ? ['La reserva está pagada por completo.'] : stillMissing(booking)),
      'Te adjuntamos el evento para tu calendario.',
      ...refundHint(booking),
    ],
    facts: [
      ...receiptRows(booking.payment ? [booking.payment] : []),
      ...refundRows(booking),
      ...gameRows(booking),
    ],
    action: seeBooking(booking),
  }),
  part_paid: (booking) => ({
    subject: 'Llegó una parte del pago de tu reserva',
    title: 'Tu reserva va avanzando',
    paragraphs: [
      `Van ${booking.paid} de ${booking.total} y faltan ${booking.missing}.`,
      booking.paysAtClub ? REST_AT_CLUB : `El plazo para completar el pago termina el ${booking.deadline}.`,
    ],
    facts: bookingRows(booking),
    action: seeBooking(booking, 'Ver cómo va'),
  }),
  deadline_near: (booking) => ({
    subject: 'Falta poco para que venza el plazo de tu reserva',
    title: 'Tu reserva aún no está pagada',
    paragraphs: [
      `Todavía faltan ${booking.missing} de tu reserva, y el plazo termina el ${booking.deadline}.`,
      ...(booking.transfer ? [ALREADY_TRANSFERRED] : []),
      whenUnpaid(booking),
    ],
    facts: (booking.transfer ? transferRows(booking) : []).concat(bookingRows(booking)),
    action: seeBooking(booking, 'Completar el pago'),
  }),
  payment_link: (booking) => ({
    subject: `Paga tu reserva: ${booking.when}`,
    title: 'Tu cancha te espera',
    paragraphs: [
      `El club te manda el link de tu reserva: faltan ${booking.missing}, y puedes pagarlos con tarjeta, sin registrarte.`,
      booking.paysAtClub
        ? 'Si prefieres, paga en el club.'
        : `El plazo termina el ${booking.deadline}. ${whenUnpaid(booking)}`,
    ],
    facts: bookingRows(booking),
    action: seeBooking(booking, 'Pagar ahora'),
  }),
  guarantee_ended: (booking) => ({
    subject: 'Tu tarjeta ya no garantiza tu reserva',
    title: 'Falta poco para que venza el plazo',
    paragraphs: [
      `Tu banco liberó antes de tiempo lo que estaba retenido como garantía. Faltan ${booking.missing}, y el plazo termina ahora el ${booking.deadline}.`,
      whenUnpaid(booking),
    ],
    facts: bookingRows(booking),
    action: seeBooking(booking, 'Completar el pago'),
  }),
  owed_at_club: (booking) => ({
    subject: `Faltan ${booking.missing} de tu partido`,
    title: 'Quedó algo por pagar',
    paragraphs: [
      `El plazo terminó y no pudimos cobrar a tu tarjeta los ${booking.missing} que faltaban de tu partido. Págalos en el club.`,
      ...(booking.othersPaid
        ? ['Lo que pagaron tus amigos ya cuenta, y a ellos no se les cobra nada más.']
        : []),
    ],
    facts: bookingRows(booking),
    action: seeBooking(booking),
  }),
  charged: (booking) => ({
    subject: 'Cobramos lo que faltaba de tu reserva',
    title: 'Tu cancha sigue siendo tuya',
    paragraphs: [
      'El plazo terminó sin que se completara el pago, así que cobramos a tu tarjeta solo lo que faltaba, como te avisamos al reservar.',
      'Tu reserva está pagada y confirmada. Te adjuntamos el evento para tu calendario.',
      ...refundHint(booking),
    ],
    facts: bookingRows(booking).concat(refundRows(booking), receiptRows(booking.own)),
    action: seeBooking(booking),
  }),
  excess: (booking) => ({
    subject: `Te devolvemos ${excessOf(booking)}: tu pago no entró en la reserva`,
    title: booking.payment?.isAtDesk ? 'Ese dinero sigue siendo tuyo' : 'No tienes que hacer nada',
    paragraphs: booking.payment?.isAtDesk
      ? [
          `Al club le llegaron ${excessOf(booking)} que tu reserva no necesita: ya estaba pagada, o ya no estaba en pie.`,
          `El club te devuelve los ${excessOf(booking)} completos. Acuerda con recepción cómo recibirlos.`,
        ]
      : [
          `Tu tarjeta pagó ${excessOf(booking)} cuando la reserva ya no lo aceptaba: ya estaba pagada, cancelada o vencida.`,
          `Te devolvemos los ${excessOf(booking)} completos a la misma tarjeta; ${BANK_NEEDS_TIME}.`,
        ],
    facts: bookingRows(booking),
    action: seeBooking(booking, 'Ver cómo va el reembolso'),
  }),
  left: (booking) => (booking.isPayer ? youLeft(booking) : somebodyLeft(booking)),
  refund_succeeded: (booking) => ({
    subject: `Tu reembolso de ${booking.refund} va en camino`,
    title: 'Enviamos tu reembolso',
    paragraphs: [
      `Enviamos ${booking.refund} a la tarjeta con la que pagaste; ${BANK_NEEDS_TIME} en aparecer.`,
    ],
    facts: [
      ['Reembolso', booking.refund],
      ...(booking.payment?.card ? [['Tarjeta', booking.payment.card] as const] : []),
      ...bookingRows(booking),
    ],
    action: seeBooking(booking),
  }),
  refund_failed: (booking) => ({
    subject: 'No pudimos completar tu reembolso',
    title: 'Te contactaremos pronto',
    paragraphs: [
      'El banco no aceptó el reembolso. El dinero sigue siendo tuyo: una persona del complejo se pondrá en contacto contigo para devolvértelo de otra forma.',
    ],
    facts: [['Reembolso', booking.refund], ...bookingRows(booking)],
  }),
};

/** A letter to a friend says nothing about the card of the organiser. */
function stillMissing({ paid, total, missing, deadline, payment, paysAtClub }: BookingFacts): string[] {
  if (paysAtClub) return [`Van ${paid} de ${total} y faltan ${missing}.`, REST_AT_CLUB];
  return [
    `Van ${paid} de ${total} y faltan ${missing}. El plazo para completar el pago termina el ${deadline}.`,
    `Si la reserva vence sin completarse, te devolvemos los ${payment?.amount ?? paid} ${payment?.isAtDesk ? 'en el club' : 'a la misma tarjeta'}.`,
  ];
}

function youLeft(booking: BookingFacts): Letter {
  const { places, refund, isRefundNone, isOrganiser } = booking;
  const several = places > 1;
  const yours = several ? `tus ${places} lugares` : 'tu lugar';
  const isFree = several ? 'quedaron libres para otras personas' : 'quedó libre para otra persona';
  return {
    subject: isRefundNone ? `Dejaste ${yours}` : `Dejaste ${yours}: te devolvemos ${refund}`,
    title: `Dejaste ${yours}`,
    paragraphs: [
      isOrganiser
        ? `${capitalised(yours)} ${isFree}. La reserva sigue siendo tuya.`
        : `${capitalised(yours)} en ${theGame(booking)} ${isFree}.`,
      whatGoesBack(booking),
      'Si cambias de idea, puedes volver a pagar con el mismo link mientras queden lugares.',
    ],
    facts: gameRows(booking),
    action: seeBooking(booking, 'Ver cómo va el reembolso'),
  };
}

/** The club may have refunded a part at the provider before the payer left. */
function whatGoesBack({ refund, isRefundWhole, isRefundNone }: BookingFacts): string {
  if (isRefundNone) return 'El club ya te había devuelto todo lo que pagaste.';
  if (isRefundWhole) return `Te devolvemos los ${refund} completos a la misma tarjeta; ${BANK_NEEDS_TIME}.`;
  return `Te devolvemos ${refund} a la misma tarjeta; ${BANK_NEEDS_TIME}. El resto de lo que pagaste ya te lo había devuelto el club.`;
}

function somebodyLeft(booking: BookingFacts): Letter {
  const { payer, places, refund, isRefundNone, paid, total, missing, deadline, paysAtClub } = booking;
  const several = places > 1;
  const left = `${payer ?? 'Una persona'} dejó ${several ? `sus ${places} lugares` : 'su lugar'}`;
  const again = several ? 'Otras personas pueden pagarlos' : 'Otra persona puede pagarlo';
  return {
    subject: several
      ? `${places} lugares de tu partido quedaron libres otra vez`
      : 'Un lugar de tu partido quedó libre otra vez',
    title: several ? 'Alguien dejó sus lugares' : 'Alguien dejó su lugar',
    paragraphs: [
      `${left}${isRefundNone ? '' : `, y le devolvemos ${refund}`}. ${again} con el mismo link.`,
      paysAtClub
        ? `Van ${paid} de ${total} y faltan ${missing}. ${REST_AT_CLUB}`
        : `Van ${paid} de ${total} y faltan ${missing}. El plazo para completar el pago termina el ${deadline}.`,
      ...(paysAtClub ? [] : [whenUnpaid(booking)]),
    ],
    facts: bookingRows(booking),
    action: seeBooking(booking, 'Ver cómo va'),
  };
}

function excessOf({ payment }: BookingFacts): string {
  return payment?.amount ?? '$0.00';
}

/** A saved card may be refused. A guarantee is already held, so the hour stays with the player. */
function whenUnpaid({ atDeadline, anythingPaid }: BookingFacts): string {
  const otherwise = anythingPaid
    ? 'la reserva vence, la hora queda libre y devolvemos todo lo que ya se pagó'
    : 'la reserva vence y la hora queda libre';
  switch (atDeadline) {
    case 'charges_guarantee':
      return 'Si para entonces falta algo, lo cobramos de la garantía que dejaste en tu tarjeta y la cancha sigue siendo tuya.';
    case 'charges_saved_card':
      return `Si para entonces falta algo, lo cobramos a tu tarjeta guardada y la cancha sigue siendo tuya. Si tu banco no acepta el cobro, ${otherwise}.`;
    case 'expires':
      return `Si para entonces falta algo, ${otherwise}.`;
  }
}
