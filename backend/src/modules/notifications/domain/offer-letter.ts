import { TZDate } from '@date-fns/tz';
import { format } from 'date-fns/format';
import { es } from 'date-fns/locale/es';
import { theTime } from './booking-facts.js';
import type { Letter } from './letter.js';

/** What a player on the waiting list has to know about an hour that has become free. */
export interface OfferFacts {
  readonly venue: string;
  readonly court: string;
  /** `yyyy-MM-dd`, on the clock of the venue. */
  readonly date: string;
  /** "18:00 a 19:00" */
  readonly hours: string;
  /** A decimal string. */
  readonly price: string;
  /** ISO, UTC. */
  readonly expiresAt: string;
  readonly timeZone: string;
  readonly url: string;
}

/** Returns the letter that offers an hour to the first in line. */
export function offerLetter(offer: OfferFacts): Letter {
  const day = format(new TZDate(`${offer.date}T12:00:00`, offer.timeZone), "EEEE d 'de' MMMM", {
    locale: es,
  });
  const until = theTime(new TZDate(offer.expiresAt, offer.timeZone));
  return {
    subject: `Se liberó una hora: ${day}, ${offer.hours}`,
    title: '¡Se liberó la hora que esperabas!',
    paragraphs: [
      `La guardamos para ti hasta ${until}. Si no la tomas, pasará a la siguiente persona de la lista.`,
      'Al tomarla queda reservada a tu nombre, y la pagas como cualquier reserva. Si ya no la quieres, dilo en la misma página: así no haces esperar a nadie.',
    ],
    facts: [
      ['Complejo', offer.venue],
      ['Cancha', offer.court],
      ['Cuándo', `${day}, ${offer.hours}`],
      ['Precio', `$${offer.price}`],
    ],
    action: { label: 'Ver la hora', url: offer.url },
  };
}
