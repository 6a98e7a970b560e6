// The requests of the workloads, for the product and for the bare program.
import { day, ids, PLAYERS } from '../data/ids.mjs';

const HOURS = 16;
/** Booked days end 59 days ahead; the hours behind them are all free. */
const FIRST_FREE_DAY = 61;
const LAST_DAY = 360;
/** Any prime that divides none of the sizes: consecutive bookings then fall on distant hours. */
const STRIDE = 1_000_003;

/** The header that a browser sends with each read. */
export const BROWSER = { 'accept-encoding': 'gzip, deflate, br' };

export const monthPath = (side, venue, firstDay) => {
  const [year, month] = firstDay.split('-').map(Number);
  return side === 'product'
    ? `/api/venues/${ids.venue(venue)}/bookings?year=${year}&month=${month}`
    : `/month?venue=${ids.venue(venue)}&from=${firstDay}`;
};

export const dayPath = (side, court, date) =>
  side === 'product'
    ? `/api/courts/${ids.court(court)}/availability?date=${date}`
    : `/day?court=${ids.court(court)}&date=${date}`;

export const venuesPath = (side) => (side === 'product' ? '/api/venues' : '/venues');

export const bookingsPath = (side) => (side === 'product' ? '/api/bookings' : '/bookings');

export const streamPath = (venue) => `/api/venues/${ids.venue(venue)}/events`;

/**
 * Gives out free hours in an order that looks random, each of them once between two calls of
 * `allFreeAgain`. The order goes on after such a call, so that a request that was still under way
 * then does not meet its own hour.
 */
export class FreeHours {
  #given = 0;
  #free;

  /** @param {number} courts @param {number} firstCourt courts before it are left alone */
  constructor(courts, firstCourt = 0) {
    this.courts = courts - firstCourt;
    this.firstCourt = firstCourt;
    this.allFreeAgain();
  }

  /** Returns the options of a request that books the next hour for the next player. */
  next() {
    if (this.#free-- === 0) throw new Error('no free hour is left: choose more bookings or less seconds');
    const n = this.#given++;
    const slot = (n * STRIDE) % this.#total;
    const date = day(FIRST_FREE_DAY + Math.floor(slot / this.courts / HOURS));
    return bookingOf(
      n % PLAYERS,
      this.firstCourt + (slot % this.courts),
      date,
      Math.floor(slot / this.courts) % HOURS,
    );
  }

  /** Call it after a reset of the database. */
  allFreeAgain() {
    this.#free = this.#total;
  }

  get #total() {
    return this.courts * HOURS * (LAST_DAY - FIRST_FREE_DAY);
  }
}

/** Returns the network address of the nth caller: the limits by address count each one apart. */
export const addressOf = (n) => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;

/** Returns the request of a player for an hour. */
function bookingOf(player, court, date, hour) {
  return {
    method: 'POST',
    headers: {
      ...BROWSER,
      'content-type': 'application/json',
      cookie: `saque-player=${ids.token(player)}`,
      'x-forwarded-for': addressOf(player),
    },
    body: JSON.stringify({
      courtId: ids.court(court),
      bookingDate: `${date}T00:00:00`,
      timeSlot: `${String(6 + hour).padStart(2, '0')}:00`,
      gameType: 'singles',
    }),
  };
}
