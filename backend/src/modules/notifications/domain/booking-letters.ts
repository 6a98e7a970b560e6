import type { Letter } from './letter.js';

/** What happens at the deadline to a booking that is not paid in full. */
export type AtDeadline = 'charges_guarantee' | 'charges_saved_card' | 'expires';

/** A booking in the words of a letter. */
export interface BookingFacts {
  readonly code: string;
  readonly venue: string;
  readonly location: string;
  readonly court: string;
  /** "sábado 21 de noviembre, 18:00 a 19:00" */
  readonly when: string;
  readonly game: string;
  readonly total: string;
  readonly paid: string;
  readonly missing: string;
  /** "las 15:40 (hora del complejo)" */
  readonly deadline: string;
  readonly atDeadline: AtDeadline;
  readonly refund: string;
  /** The payment that the booking did not accept, in a letter about it. */
  readonly excess: string;
  readonly percentage: number;
  readonly anythingPaid: boolean;
  readonly cancelledByVenue: boolean;
  /** The reason that the player or the venue gave. */
  readonly cancellationReason: string | null;
  readonly bookingsUrl: string;
  readonly checkoutUrl: string;
}

/** The occasions on which a player gets a letter. */
export type Occasion =
  | 'confirmed'
  | 'part_paid'
  | 'excess'
  | 'deadline_near'
  | 'charged'
  | 'expired'
  | 'cancelled'
  | 'refund_failed'
  | 'start_corrected';

/** The letter of each occasion. */
export const LETTERS: Readonly<Record<Occasion, (booking: BookingFacts) => Letter>> = {
  confirmed: (booking) => ({
    subject: `Tu cancha está reservada: ${booking.when}`,
    greeting: '¡Todo listo para jugar!',
    paragraphs: [`${confirmedBy(booking)} Te adjuntamos el evento para tu calendario.`],
    facts: factRows(booking),
    action: { label: 'Ver mis reservas', url: booking.bookingsUrl },
  }),
  part_paid: (booking) => ({
    subject: 'Llegó una parte del pago de tu reserva',
    greeting: 'Buenas noticias:',
    paragraphs: [
      `Van ${booking.paid} de ${booking.total} y faltan ${booking.missing}.`,
      `El plazo para completar el pago termina a ${booking.deadline}.`,
    ],
    facts: factRows(booking),
    action: { label: 'Ver cómo va', url: booking.checkoutUrl },
  }),
  deadline_near: (booking) => ({
    subject: 'Falta poco para que venza el plazo de tu reserva',
    greeting: 'Un recordatorio:',
    paragraphs: [
      `Todavía faltan ${booking.missing} de tu reserva, y el plazo termina a ${booking.deadline}.`,
      whenUnpaid(booking),
    ],
    facts: factRows(booking),
    action: { label: 'Completar el pago', url: booking.checkoutUrl },
  }),
  charged: (booking) => ({
    subject: 'Cobramos lo que faltaba de tu reserva',
    greeting: 'Tu cancha sigue siendo tuya.',
    paragraphs: [
      'El plazo terminó sin que se completara el pago, así que cobramos a tu tarjeta solo lo que faltaba, como te avisamos al reservar.',
    ],
    facts: factRows(booking),
    action: { label: 'Ver mis reservas', url: booking.bookingsUrl },
  }),
  expired: (booking) => ({
    subject: 'Tu reserva venció sin completarse el pago',
    greeting: 'Lo sentimos:',
    paragraphs: [
      'El plazo terminó sin que se completara el pago, y la hora quedó libre otra vez. Si alguien ya había pagado, le devolvemos todo a la misma tarjeta.',
    ],
    facts: factRows(booking),
    action: { label: 'Volver a reservar', url: booking.bookingsUrl },
  }),
  cancelled: (booking) => ({
    subject: 'Tu reserva está cancelada',
    greeting: booking.cancelledByVenue ? 'Lo sentimos:' : 'Listo:',
    paragraphs: [...cancellationParagraphs(booking), refundParagraph(booking)],
    facts: factRows(booking),
    action: { label: 'Ver mis reservas', url: booking.bookingsUrl },
  }),
  excess: (booking) => ({
    subject: `Te devolvemos ${booking.excess}: tu pago no entró en la reserva`,
    greeting: 'No tienes que hacer nada:',
    paragraphs: [
      `Tu tarjeta pagó ${booking.excess} cuando la reserva ya no lo aceptaba: ya estaba pagada, cancelada o vencida.`,
      `Te devolvemos los ${booking.excess} completos a la misma tarjeta; según tu banco puede tardar unos días.`,
    ],
    facts: factRows(booking),
    action: { label: 'Ver cómo va el reembolso', url: booking.bookingsUrl },
  }),
  refund_failed: (booking) => ({
    subject: 'No pudimos completar tu reembolso',
    greeting: 'Te contactaremos pronto:',
    paragraphs: [
      'El banco no aceptó el reembolso. El dinero sigue siendo tuyo: una persona del complejo se pondrá en contacto contigo para devolvértelo de otra forma.',
    ],
    facts: factRows(booking),
  }),
  start_corrected: (booking) => ({
    subject: `Revisa tu calendario: tu cancha es el ${booking.when}`,
    greeting: 'Un aviso importante:',
    paragraphs: [
      `El complejo tenía mal puesta su zona horaria y la corrigió. En el reloj del complejo nada cambia: juegas el ${booking.when}, y puedes cancelar con las mismas condiciones.`,
      'Si guardaste el partido en tu calendario, ahí puede aparecer a otra hora. Te adjuntamos el evento corregido.',
    ],
    facts: factRows(booking),
    action: { label: 'Ver mis reservas', url: booking.bookingsUrl },
  }),
};

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

function confirmedBy({ anythingPaid }: BookingFacts): string {
  return anythingPaid
    ? 'Tu reserva está pagada y confirmada.'
    : 'Tu reserva está confirmada y no queda nada por pagar.';
}

function cancellationParagraphs({ cancelledByVenue, cancellationReason }: BookingFacts): string[] {
  if (!cancelledByVenue) return ['Cancelamos tu reserva.'];
  const reason = cancellationReason === null ? [] : [`Motivo: ${cancellationReason}`];
  return ['El complejo tuvo que cancelar tu reserva.', ...reason];
}

function refundParagraph({ percentage, refund, anythingPaid }: BookingFacts): string {
  if (!anythingPaid) return 'Todavía no se había pagado nada, así que no hay nada que devolver.';
  if (percentage === 0) return 'Con tan poca anticipación ya no hay reembolso.';
  return `Te devolvemos ${refund} (${percentage}% de lo pagado) a la tarjeta con la que se pagó; según tu banco puede tardar unos días.`;
}

function factRows(booking: BookingFacts): Letter['facts'] {
  return [
    ['Código', booking.code],
    ['Complejo', `${booking.venue} · ${booking.location}`],
    ['Cancha', booking.court],
    ['Cuándo', booking.when],
    ['Juego', booking.game],
    ['Total', booking.total],
  ];
}
