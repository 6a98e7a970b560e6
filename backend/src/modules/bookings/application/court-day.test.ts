import fc from 'fast-check';
import { type BookingId, type PlayerId, idFrom } from '../../../kernel/domain/ids.js';
import { formatAmount, toCents } from '../../../kernel/domain/money.js';
import { defaultRules, PLAY_LENGTHS, type VenueRules, WEEKDAYS } from '../../venues/domain/rules/index.js';
import { Booking } from '../domain/booking.js';
import { daysAfter, HALF_HOUR } from '../domain/slot.js';
import { bookableMinutes, type CourtOfDay, type DayOfRules, startsOfCourt } from './court-day.js';
import { offerOf } from './play-offer.js';

const DEFAULTS = defaultRules({ windowDays: 60, graceSeconds: 3600 });
const COURT: CourtOfDay = {
  id: idFrom('court-1'),
  isInService: true,
  prices: {
    day: { singles: toCents(1451), doubles: toCents(2900) },
    night: { singles: toCents(1650), doubles: toCents(99) },
  },
  claims: null,
};

/** Days on which clocks change at midnight or at another hour, by a whole or half an hour. */
const NIGHTS: [timeZone: string, date: string][] = [
  ['America/Santiago', '2026-09-06'],
  ['America/Santiago', '2027-04-03'],
  ['Europe/Madrid', '2026-10-25'],
  ['Europe/Madrid', '2027-03-28'],
  ['Africa/Casablanca', '2026-02-15'],
  ['Africa/Casablanca', '2026-03-22'],
  ['Africa/Cairo', '2026-04-24'],
  ['Australia/Lord_Howe', '2026-10-04'],
  ['Pacific/Galapagos', '2026-11-21'],
];

function everyDay(...intervals: [from: number, to: number][]): VenueRules['openingHours'] {
  const day = intervals.map(([from, to]) => ({ from, to }));
  return Object.fromEntries(WEEKDAYS.map((name) => [name, day])) as unknown as VenueRules['openingHours'];
}

const anyRules = fc
  .record({
    ends: fc.uniqueArray(fc.integer({ min: 0, max: 48 }), { minLength: 4, maxLength: 4 }),
    lengths: fc.subarray([...PLAY_LENGTHS], { minLength: 1 }),
    startsEvery: fc.constantFrom(30 as const, 60 as const),
    nightFrom: fc.integer({ min: 0, max: 47 }).map((index) => index * HALF_HOUR),
    leadMinutes: fc.constantFrom(0, 45, 600),
  })
  .map(({ ends, ...rest }): VenueRules => {
    const [first, second, third, last] = ends.map((end) => end * HALF_HOUR).sort((a, b) => a - b) as [
      number,
      number,
      number,
      number,
    ];
    return { ...DEFAULTS, ...rest, openingHours: everyDay([first, second], [third, last]) };
  });

const anyDay: fc.Arbitrary<DayOfRules> = fc
  .record({
    rules: anyRules,
    night: fc.constantFrom(...NIGHTS),
    hoursBefore: fc.integer({ min: 0, max: 40 }),
  })
  .map(({ rules, night: [timeZone, date], hoursBefore }) => {
    const now = new Date(Date.parse(`${daysAfter(date, 1)}T00:00:00Z`) - hoursBefore * 3_600_000);
    return { rules, date, timeZone, now };
  });

/** Returns the price of a booking, or null if the booking is refused. */
function booked({ rules, date, timeZone, now }: DayOfRules, minute: number, length: number): string | null {
  const play = { date, minute, length };
  try {
    const booking = Booking.place({
      id: idFrom<BookingId>('booking-1'),
      playerId: idFrom<PlayerId>('player-1'),
      courtId: COURT.id,
      venueId: idFrom('venue-1'),
      timeZone,
      play,
      gameType: 'doubles',
      offer: offerOf(rules, COURT, play, 'doubles'),
      now,
      graceSeconds: 3600,
      placedFrom: null,
    });
    return formatAmount(booking.snapshot().totalCents);
  } catch {
    return null;
  }
}

test('a start that the day shows as free can be booked at the shown price, and no other, also when clocks change', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      const shown = startsOfCourt(COURT, day)
        .filter(({ isPast }) => !isPast)
        .flatMap(({ minute, durations }) =>
          durations.map(({ minutes, doublesPrice }) => [minute, minutes, doublesPrice]),
        );
      const bookable = Array.from({ length: 48 }, (_, index) => index * HALF_HOUR).flatMap((minute) =>
        day.rules.lengths.flatMap((length) => {
          const price = booked(day, minute, length);
          return price === null ? [] : [[minute, length, price]];
        }),
      );
      expect(shown).toEqual(bookable);
    }),
    { numRuns: 300 },
  );
});

test('the hour that a clock skips is not counted as free', () => {
  const rules = { ...DEFAULTS, openingHours: everyDay([0, 360]) };
  const day = { rules, date: '2027-03-28', timeZone: 'Europe/Madrid', now: new Date('2027-03-01T12:00:00Z') };
  expect(bookableMinutes(day, () => false)).toBe(4 * 60);
  expect(bookableMinutes({ ...day, date: '2027-03-29' }, () => false)).toBe(6 * 60);
});
