import { addMinutes } from 'date-fns/addMinutes';
import { getDay } from 'date-fns/getDay';
import { min } from 'date-fns/min';
import { parseISO } from 'date-fns/parseISO';
import { subMinutes } from 'date-fns/subMinutes';
import type { GameType } from '../src/kernel/domain/games.js';
import { Booking, dayOf, daysAfter, offerOf, type Play, startOf } from '../src/modules/bookings/index.js';
import { rulesWith, startsOf, type VenueRules } from '../src/modules/venues/index.js';
import { type Random, randomFrom } from './random.js';
import { demoId } from './demo-id.js';
import { guestOn } from './guests.js';
import type { CourtWithId, VenueWithIds } from './venues-with-ids.js';

const DAYS_BACK = 16;
const DAYS_AHEAD = 14;
/** Demo guests book at most this many days ahead. */
const WINDOW_DAYS = 30;
/** The start of a booking that is added today at a venue without bookings: 19:00. */
const FALLBACK_MINUTE = 19 * 60;
const SHORTEST_NOTICE_MINUTES = 90;
const LONGEST_LEAD_MINUTES = 6 * 24 * 60;
/** Every booking is older than this, so that none waits for a payment or a deadline. */
const SETTLED_MINUTES = 30;

/** The probability that an hour from 06:00 to 21:00 is booked at full demand, in percent. */
const FIRST_HOUR = 6;
const WORKDAY = [30, 36, 20, 10, 8, 8, 12, 8, 6, 10, 22, 42, 70, 78, 62, 26];
const WEEKEND = [16, 44, 72, 78, 72, 54, 30, 18, 22, 36, 50, 46, 38, 28, 18, 8];

/** Returns all bookings of the demo venues at the given instant, unpaid, by venue and hour. */
export function demoBookingsAt(
  anchor: Date,
  venues: readonly VenueWithIds[],
  graceSeconds: number,
): Booking[] {
  return venues.flatMap((venue) => {
    const today = dayOf(anchor, venue.timeZone);
    const rules = rulesWith(venue.rules ?? {}, { windowDays: WINDOW_DAYS, graceSeconds });
    const days = Array.from({ length: DAYS_BACK + 1 + DAYS_AHEAD }, (_, index) => index - DAYS_BACK);
    return days.flatMap((offset) =>
      bookedPlays(venue, rules, daysAfter(today, offset), offset).map((taken) =>
        bookingOf(venue, rules, taken, anchor, graceSeconds),
      ),
    );
  });
}

interface BookedPlay {
  readonly court: CourtWithId;
  readonly play: Play;
}

/** Returns what is booked on a day. An open venue shows at least one booking today. */
function bookedPlays(venue: VenueWithIds, rules: VenueRules, date: string, offset: number): BookedPlay[] {
  const random = randomFrom(`day:${venue.key}:${date}`);
  const weekend = [0, 6].includes(getDay(parseISO(date)));
  const quiet = random.chance(0.18) && offset !== 0 ? 0.25 : 1;
  const share = (venue.demand * quiet * demandOfDay(offset)) / 100;
  const chanceAt = (minute: number) =>
    ((weekend ? WEEKEND : WORKDAY)[Math.floor(minute / 60) - FIRST_HOUR] ?? 0) * share;
  const open = venue.courts.filter(({ status }) => status !== 'maintenance');
  const starts = startsOf(rules, date);
  const taken = open.flatMap((court) => {
    let free = 0;
    return starts.flatMap(({ minute, lengths: [length = 60] }) => {
      if (minute < free || !random.chance(chanceAt(minute))) return [];
      free = minute + length;
      return [{ court, play: { date, minute, length } }];
    });
  });
  const [first] = open;
  const evening = starts.findLast(({ minute }) => minute <= FALLBACK_MINUTE);
  if (taken.length > 0 || offset !== 0 || !first || !evening) return taken;
  return [{ court: first, play: { date, minute: evening.minute, length: evening.lengths[0] ?? 60 } }];
}

/** Returns the demand of a day. Future days have less demand the farther away they are. */
function demandOfDay(offset: number): number {
  return offset <= 0 ? 0.55 : Math.max(0.1, 0.6 * Math.exp(-offset / 7));
}

function bookingOf(
  venue: VenueWithIds,
  rules: VenueRules,
  { court, play }: BookedPlay,
  anchor: Date,
  graceSeconds: number,
): Booking {
  const hour = Math.floor(play.minute / 60);
  const minutes = play.minute % 60 === 0 ? '' : ':30';
  const name = `booking:${venue.key}:${court.name}:${play.date}:${hour}${minutes}`;
  const random = randomFrom(name);
  const startsAt = startOf(play, venue.timeZone);
  const now = bookedAt(startsAt, anchor, random);
  const gameType = gameOf(hour, random);
  return Booking.place({
    id: demoId(now, name),
    playerId: guestOn(court.ordinal, startsAt).id,
    courtId: court.id,
    venueId: venue.id,
    timeZone: venue.timeZone,
    play,
    gameType,
    offer: offerOf(rules, { id: court.id, prices: court.table }, play, gameType),
    now,
    graceSeconds,
    placedFrom: null,
  });
}

/** Returns the instant at which a booking is placed. Most are placed shortly before the hour. */
function bookedAt(startsAt: Date, anchor: Date, random: Random): Date {
  const latest = min([subMinutes(startsAt, SHORTEST_NOTICE_MINUTES), subMinutes(anchor, SETTLED_MINUTES)]);
  return subMinutes(latest, Math.floor(random.next() ** 2 * LONGEST_LEAD_MINUTES));
}

function gameOf(hour: number, random: Random): GameType {
  const isPopularHour = hour >= 17 || (hour >= 8 && hour <= 11);
  return random.chance(isPopularHour ? 0.45 : 0.25) ? 'doubles' : 'singles';
}

/** Returns the instant of the payment: a few minutes after the booking was placed. */
export function paidAt(booking: Booking): Date {
  const { createdAt, startMinute } = booking.snapshot();
  return addMinutes(createdAt, 2 + (Math.floor(startMinute / 60) % 9));
}
