import { TZDate } from '@date-fns/tz';
import { differenceInMinutes } from 'date-fns/differenceInMinutes';
import { cardInWords, courtInLetter, type LetterBooking, type ToldPayment } from './booking-facts.js';
import type { Letter } from './letter.js';
import { dayInLetter, theTime } from './moment-in-letter.js';

/** The facts about an hour that has become free, for a player on the waiting list. */
export interface OfferFacts {
  readonly venue: string;
  readonly court: LetterBooking['court'];
  /** `yyyy-MM-dd`, on the clock of the venue. */
  readonly date: string;
  /** "18:00 a 19:00" */
  readonly hours: string;
  /** A decimal string. */
  readonly price: string;
  /** ISO, UTC. */
  readonly expiresAt: string;
  /** How long the player would have to pay, or null if until the play begins. */
  readonly minutesToPay: number | null;
  /** The card that is charged if the player takes the hour and does not pay it. */
  readonly savedCard: ToldPayment['card'];
  readonly timeZone: string;
  readonly url: string;
}

/** Returns the letter that offers an hour to the first in line. */
export function offerLetter(offer: OfferFacts): Letter {
  const day = dayInLetter(new TZDate(`${offer.date}T12:00:00`, offer.timeZone));
  const until = theTime(new TZDate(offer.expiresAt, offer.timeZone));
  return {
    subject: `Se liberó una hora: ${day}, de ${offer.hours}`,
    title: '¡Se liberó la hora que esperabas!',
    why: 'Te escribimos porque te uniste a una lista de espera con este correo.',
    paragraphs: [
      `La guardamos para ti hasta ${until}. Si no la tomas, pasará a la siguiente persona de la lista.`,
      `Al tomarla queda reservada a tu nombre. ${whatFollows(offer)}`,
      '¿Ya no la quieres? Dilo en la misma página: así no haces esperar a nadie.',
    ],
    facts: [
      ['Complejo', offer.venue],
      ['Cancha', courtInLetter(offer.court)],
      ['Cuándo', `${day}, de ${offer.hours}`],
      ['Precio', `$${offer.price}`],
    ],
    action: { label: 'Ver la hora', url: offer.url },
  };
}

/** Returns how long a booking may wait for its payment, or null if until the play begins. */
export function minutesToPay(booking: {
  createdAt: string;
  paymentDueAt: string;
  startsAt: string;
}): number | null {
  const { createdAt, paymentDueAt, startsAt } = booking;
  return paymentDueAt === startsAt ? null : differenceInMinutes(paymentDueAt, createdAt);
}

/** Says what the deadline does, because it counts from when the player takes the hour. */
function whatFollows({ minutesToPay, savedCard }: OfferFacts): string {
  const deadline =
    minutesToPay === null
      ? 'Tienes hasta que empiece el juego para pagarla'
      : `Desde entonces tienes ${inWords(minutesToPay)} para pagarla`;
  const otherwise = savedCard
    ? `se cobra a tu ${cardInWords(savedCard)}`
    : 'la hora queda libre y no se cobra nada';
  return `${deadline}; si no la pagas, ${otherwise}.`;
}

function inWords(minutes: number): string {
  if (minutes % 60 !== 0) return `${minutes} minutos`;
  return minutes === 60 ? '1 hora' : `${minutes / 60} horas`;
}
