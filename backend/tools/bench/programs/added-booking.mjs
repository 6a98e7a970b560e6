// The statement that adds a booking, from the product's code: a new column appears here by itself,
// and one that the domain needs and does not get fails at once.
import { built, builtStatement } from './built.mjs';
import { TIME_ZONE } from '../data/ids.mjs';

const MODULE = ['src', 'modules', 'bookings'];
await builtStatement('bookings.add'); // loads the adapters
const { Booking } = await built(...MODULE, 'domain', 'booking.js');
const { PostgresBookingRepository } = await built(
  ...MODULE,
  'adapters',
  'persistence',
  'postgres-booking-repository.js',
);

const UNPAID_PER_ADDRESS = 40;
const GRACE_SECONDS = 3_600;
/** The offer of a venue without rules of its own. */
const OFFER = { availability: 'offered', windowDays: 366, leadMinutes: 0, refundSteps: [], regretMinutes: 0 };
const silent = { announce: () => undefined };

/**
 * Returns the statement and its parameters for a booking of one hour.
 * @param {{ id: string, playerId: string, courtId: string, venueId: string, rulesVersion: number,
 *   date: string, hour: number, gameType: string, placedFrom: string }} choice
 * @returns {Promise<{ name: string, text: string, values: unknown[] }>}
 */
export async function addedBooking({ date, hour, rulesVersion, ...choice }) {
  const booking = Booking.place({
    ...choice,
    timeZone: TIME_ZONE,
    play: { date, minute: hour * 60, length: 60 },
    offer: {
      ...OFFER,
      tariff: hour >= 18 ? 'night' : 'day',
      baseCents: 1450,
      resaleRefund: false,
      splitUntil: 'grace',
    },
    now: new Date(),
    graceSeconds: GRACE_SECONDS,
  });
  let sent;
  const database = {
    query: async (statement, values) => {
      sent = { ...statement, values };
      return [{ booked: true }];
    },
  };
  const terms = { timeZone: TIME_ZONE, unpaidPerAddress: UNPAID_PER_ADDRESS, rulesVersion };
  await new PostgresBookingRepository(database, silent).add(booking, terms);
  return sent;
}
