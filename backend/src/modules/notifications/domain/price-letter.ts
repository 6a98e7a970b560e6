import { TZDate } from '@date-fns/tz';
import type { Letter } from './letter.js';
import { dayInLetter } from './moment-in-letter.js';

/** An hour that reception has sold beside the tariff. */
export interface PriceFacts {
  /** Who sold it. */
  readonly seller: string;
  readonly venue: string;
  readonly court: string;
  /** ISO. */
  readonly startsAt: string;
  readonly timeZone: string;
  /** `18:00 a 19:00` */
  readonly hours: string;
  readonly code: string;
  /** With the currency, such as "$14.50". */
  readonly tariff: string;
  readonly price: string;
  readonly isFree: boolean;
  readonly reason: string;
  /** The booking at the desk. */
  readonly url: string;
}

/** Returns the letter to a person who leads the venue (docs/adr/0104). */
export function priceLetter(sale: PriceFacts): Letter {
  const { seller, venue, court, startsAt, timeZone, hours, code, tariff, price, isFree, reason, url } = sale;
  const when = `${dayInLetter(new TZDate(startsAt, timeZone))}, de ${hours}`;
  const what = isFree ? 'dio una hora gratis' : `vendió una hora a ${price}`;
  return {
    subject: `${seller} ${what}`,
    title: isFree ? 'Una hora gratis' : 'Una hora a otro precio',
    why: `Te escribimos porque diriges ${venue} y dejas que recepción dé otros precios.`,
    paragraphs: [`${seller} ${what} en ${venue}. La tarifa era ${tariff}.`],
    facts: [
      ['Motivo', reason],
      ['Precio', isFree ? 'Gratis' : price],
      ['Tarifa', tariff],
      ['Cancha', court],
      ['Cuándo', when],
      ['Código', code],
    ],
    action: { label: 'Ver la reserva', url },
  };
}
