import { randomUUID } from 'node:crypto';
import { toCents } from '../../src/kernel/domain/money.js';
import { UnitOfWork } from '../../src/kernel/application/unit-of-work.js';
import { type CourtId, type PlayerId, type VenueId, idFrom } from '../../src/kernel/domain/ids.js';
import { BookingRepository } from '../../src/modules/bookings/application/booking-repository.js';
import { Booking } from '../../src/modules/bookings/domain/booking.js';
import { SlotTaken } from '../../src/modules/bookings/domain/booking-errors.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { placementOf, SPECIFIED_TERMS } from '../support/fixtures/placement.js';
import { aCourt, aVenue } from '../support/fixtures/venues-and-courts.js';

const PLAYERS = 300;
const ZONE = 'America/Guayaquil';
const TERMS = { timeZone: ZONE, rulesVersion: 0, unpaidPerAddress: 8 };
/** Any two of them overlap, so only one fits. */
const OVERLAPPING = [
  { minute: 600, length: 60 },
  { minute: 630, length: 90 },
  { minute: 570, length: 120 },
];

/** Books plays of any length at a venue, as the server does after it has computed their price. */
class Club {
  private constructor(
    readonly app: TestApp,
    readonly venueId: VenueId,
    readonly courtId: CourtId,
  ) {}

  static async open(app: TestApp): Promise<Club> {
    const venueId = await aVenue(app);
    const club = new Club(app, venueId, await aCourt(app, venueId));
    await app.sql(
      `insert into players (id) select 'player-' || n from generate_series(0, 400) n on conflict do nothing`,
    );
    return club;
  }

  /** Returns the booking, or null if its time was taken. */
  async book(
    player: number,
    play: { minute: number; length: number },
    date = '2026-11-25',
  ): Promise<Booking | null> {
    const placement = placementOf({
      id: idFrom(randomUUID()),
      playerId: idFrom<PlayerId>(`player-${player}`),
      courtId: this.courtId,
      venueId: this.venueId,
      timeZone: ZONE,
      play: { ...play, date },
      offer: { availability: 'offered', tariff: 'day', baseCents: toCents(1450), ...SPECIFIED_TERMS },
    });
    const booking = Booking.place(placement);
    const { app } = this;
    try {
      await app.get(UnitOfWork).runStatement(() => app.get(BookingRepository).add(booking, TERMS));
      return booking;
    } catch (error) {
      if (error instanceof SlotTaken) return null;
      throw error;
    }
  }

  /** Lists the half hours of a day that bookings hold, in order. */
  async claims(date = '2026-11-25'): Promise<number[]> {
    const rows = await this.app.sql<{ half: number }>(
      `select half_hour as half from half_hour_claims where court_id = $1 and slot_date = $2 order by 1`,
      [this.courtId, date],
    );
    return rows.map(({ half }) => half);
  }
}

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ config: { role: 'api' } });
});
afterAll(() => app.close());

test('300 players at once on overlapping lengths: exactly as many get a court as fit, and none overlaps', async () => {
  const club = await Club.open(app);
  const days = ['2026-11-25', '2026-11-26', '2026-11-27'];
  for (const date of days) {
    const outcomes = await Promise.all(
      Array.from({ length: PLAYERS }, (_, n) =>
        club.book(n, OVERLAPPING[n % 3] ?? { minute: 600, length: 60 }, date),
      ),
    );
    const winners = outcomes.filter((booking) => booking !== null);
    expect(winners).toHaveLength(1);
    const { startMinute, durationMinutes } = winners[0]?.snapshot() ?? { startMinute: 0, durationMinutes: 0 };
    const held = Array.from({ length: durationMinutes / 30 }, (_, index) => startMinute / 30 + index);
    expect(await club.claims(date)).toEqual(held);
  }
}, 120_000);

test('plays that only touch are all booked, whatever their length', async () => {
  const club = await Club.open(app);
  const plays = [
    { minute: 570, length: 90 },
    { minute: 660, length: 30 },
    { minute: 690, length: 120 },
  ];
  const outcomes = await Promise.all(plays.map((play, n) => club.book(n, play)));
  expect(outcomes.every((booking) => booking !== null)).toBe(true);
  expect(await club.claims()).toEqual([19, 20, 21, 22, 23, 24, 25, 26]);
});

test('a refused play leaves none of its half hours behind', async () => {
  const club = await Club.open(app);
  await club.book(1, { minute: 660, length: 60 });
  expect(await club.book(2, { minute: 600, length: 90 })).toBeNull();
  expect(await club.claims()).toEqual([22, 23]);
  expect(await club.book(3, { minute: 600, length: 60 })).not.toBeNull();
});

test('a booking moves to a time that overlaps its own, and a cancellation frees all of it', async () => {
  const club = await Club.open(app);
  const booking = await club.book(1, { minute: 600, length: 90 });
  const repository = app.get(BookingRepository);
  await app.get(UnitOfWork).run(async () => {
    const held = await repository.lock(booking?.id ?? idFrom(''));
    if (!held) throw new Error('the booking is gone');
    const from = held.snapshot();
    held.move(
      placementOf({
        courtId: club.courtId,
        play: { date: '2026-11-25', minute: 630, length: 120 },
        offer: { availability: 'offered', tariff: 'day', baseCents: toCents(2900), ...SPECIFIED_TERMS },
      }),
    );
    await repository.saveMoved(held, from);
  });
  expect(await club.claims()).toEqual([21, 22, 23, 24]);
  await app.get(UnitOfWork).run(async () => {
    const held = await repository.lock(booking?.id ?? idFrom(''));
    held?.cancelByPlayer(new Date('2026-11-21T12:00:00Z'), null);
    held?.release();
    if (held) await repository.save(held);
  });
  expect(await club.claims()).toEqual([]);
});

test('the same crowd books overlapping plays without the primary key of the half hours', async () => {
  const control = await startTestApp({ config: { role: 'api' }, checkBooks: false });
  try {
    const club = await Club.open(control);
    await control.sql('alter table half_hour_claims drop constraint half_hour_claims_pkey');
    const outcomes = await Promise.all(
      Array.from({ length: 60 }, (_, n) => club.book(n, OVERLAPPING[n % 3] ?? { minute: 600, length: 60 })),
    );
    expect(outcomes.filter((booking) => booking !== null).length).toBeGreaterThan(1);
  } finally {
    await control.close();
  }
}, 60_000);
