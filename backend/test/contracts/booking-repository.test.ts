import { randomUUID } from 'node:crypto';
import { addHours } from 'date-fns/addHours';
import { type BookingId, type PlayerId, idFrom } from '../../src/kernel/domain/ids.js';
import { toCents } from '../../src/kernel/domain/money.js';
import { Booking, type Placement } from '../../src/modules/bookings/domain/booking.js';
import {
  SlotTaken,
  TooManyUnpaid,
  TooManyUnpaidHere,
} from '../../src/modules/bookings/domain/booking-errors.js';
import { countsAsUnpaid, UNPAID_LIMIT } from '../../src/modules/bookings/domain/unpaid-limit.js';
import { placementOf } from '../support/fixtures/placement.js';
import { inMemory, inPostgres, type Subject } from './booking-repository-subjects.js';

/** Friday, 15:00 in Guayaquil. */
const NOW = new Date('2026-11-20T20:00:00Z');
const ZONE = 'America/Guayaquil';
const TERMS = { timeZone: ZONE, rulesVersion: 0, unpaidPerAddress: 3 };
const PRICE = { singles: toCents(1450), doubles: toCents(2900) };
const LATER = new Date('2026-11-20T21:30:00Z');

describe.each([
  ['the repository in memory', inMemory],
  ['the repository in PostgreSQL', inPostgres],
])('bookings in %s', (_name, create) => {
  let subject: Subject;
  let nextSlot = 0;
  let nextMark = 1n;

  beforeAll(async () => {
    subject = await create();
  });
  afterAll(() => subject.close());

  /** A booking of an hour that no other test uses. */
  function aBooking(playerId: PlayerId, values: Partial<Placement> = {}): Booking {
    const slot = nextSlot++;
    return Booking.place(
      placementOf({
        id: idFrom(randomUUID()),
        playerId,
        courtId: subject.courtIds[0] ?? idFrom(''),
        venueId: subject.venueId,
        timeZone: ZONE,
        prices: { day: PRICE, night: PRICE },
        play: { date: `2026-11-${22 + Math.floor(slot / 16)}`, minute: (6 + (slot % 16)) * 60, length: 60 },
        gameType: 'singles',
        now: NOW,
        graceSeconds: 3600,
        placedFrom: null,
        ...values,
      }),
    );
  }
  const add = (booking: Booking) => subject.work.run(() => subject.repository.add(booking, TERMS));
  const stored = (id: BookingId) =>
    subject.work.run(async () => (await subject.repository.lock(id))?.snapshot() ?? null);
  const change = (id: BookingId, act: (booking: Booking) => void) =>
    subject.work.run(async () => {
      const booking = await subject.repository.lock(id);
      if (!booking) throw new Error(`no booking ${id}`);
      act(booking);
      await subject.repository.save(booking);
      return booking.snapshot();
    });
  const cancel = (booking: Booking) => booking.cancelByPlayer(LATER, 'Llueve');
  const missDeadline = (booking: Booking) => booking.closeAtDeadline(LATER);

  test('returns a new booking as it was placed', async () => {
    const booking = aBooking(await subject.player());
    await add(booking);
    expect(await stored(booking.id)).toEqual(booking.snapshot());
  });

  test('returns null for an unknown id', async () => {
    expect(await stored(idFrom(randomUUID()))).toBeNull();
  });

  test.each<[string, (booking: Booking) => void]>([
    ['after a payment', (booking) => booking.pay(toCents(650))],
    ['with a discount', (booking) => booking.discount(toCents(450))],
    ['while a cancellation is closing it', cancel],
    ['while its deadline is closing it', missDeadline],
    ['after a cancellation', (booking) => [cancel, () => booking.release()].forEach((act) => act(booking))],
    ['after it expired', (booking) => [missDeadline, () => booking.release()].forEach((act) => act(booking))],
    [
      'after it was reopened',
      (booking) => [missDeadline, () => booking.reopen()].forEach((act) => act(booking)),
    ],
  ])('returns the saved state of a booking %s', async (_case, act) => {
    const booking = aBooking(await subject.player());
    await add(booking);
    const saved = await change(booking.id, act);
    expect(await stored(booking.id)).toEqual(saved);
  });

  test.each(['saved', 'expired in a batch'])('sees in one transaction that a booking was %s', async (how) => {
    const booking = aBooking(await subject.player());
    await add(booking);
    const seen = await subject.work.run(async () => {
      const locked = await subject.repository.lock(booking.id);
      if (!locked) throw new Error('no booking');
      locked.expireUntouched(LATER);
      await (how === 'saved' ? subject.repository.save(locked) : subject.repository.saveExpired([locked]));
      return (await subject.repository.lock(booking.id))?.snapshot();
    });
    expect(seen).toMatchObject({ status: 'expired', closing: { at: LATER } });
    expect(await stored(booking.id)).toEqual(seen);
  });

  test('loses a change that is not saved', async () => {
    const booking = aBooking(await subject.player());
    await add(booking);
    await subject.work.run(async () => (await subject.repository.lock(booking.id))?.pay(toCents(650)));
    expect(await stored(booking.id)).toEqual(booking.snapshot());
  });

  test('refuses a taken hour and names the booking only to its own player', async () => {
    const [owner, other] = [await subject.player(), await subject.player()];
    const booking = aBooking(owner);
    const { slotDate, startMinute } = booking.snapshot();
    const play = { date: slotDate, minute: startMinute, length: 60 };
    await add(booking);
    const refusals = [owner, other].map((player) =>
      add(aBooking(player, { play })).catch((error: unknown) => error),
    );
    const [own, foreign] = await Promise.all(refusals);
    expect([own, foreign]).toEqual([expect.any(SlotTaken), expect.any(SlotTaken)]);
    expect(own).toMatchObject({ details: { bookingId: booking.id } });
    expect(foreign).not.toMatchObject({ details: { bookingId: booking.id } });
  });

  test('keeps the hour while the booking is closing and frees it when the release ends', async () => {
    const booking = aBooking(await subject.player());
    const { slotDate, startMinute } = booking.snapshot();
    const play = { date: slotDate, minute: startMinute, length: 60 };
    await add(booking);
    await change(booking.id, cancel);
    await expect(add(aBooking(await subject.player(), { play }))).rejects.toThrow(SlotTaken);
    await change(booking.id, (closing) => closing.release());
    await add(aBooking(await subject.player(), { play }));
  });

  const UNPAID_RULE: [string, (booking: Booking) => void, boolean][] = [
    ['an unpaid booking', () => undefined, true],
    ['a partly paid booking', (booking) => booking.pay(toCents(1449)), true],
    ['a paid booking', (booking) => booking.pay(toCents(1450)), false],
    ['a booking without a price', (booking) => booking.discount(toCents(1450)), false],
    ['a booking that is being cancelled', cancel, false],
    ['a booking that its deadline is closing', missDeadline, false],
  ];
  test.each(UNPAID_RULE)('applies the domain rule of the unpaid limit to %s', async (_case, act, counts) => {
    const player = await subject.player();
    const first = aBooking(player);
    await add(first);
    const state = await change(first.id, act);
    expect(countsAsUnpaid(state, NOW)).toBe(counts);
    for (let held = 1; held < UNPAID_LIMIT; held++) await add(aBooking(player));
    const fifth = add(aBooking(player));
    await (counts ? expect(fifth).rejects.toThrow(TooManyUnpaid) : fifth);
  });

  /** A mark that no other test uses. */
  const aMark = () => String(-(nextMark += 10n ** 12n));

  test.each(UNPAID_RULE)(
    'applies the same rule to %s from one address, and then keeps the mark',
    async (_case, act, counts) => {
      const placedFrom = aMark();
      const here = async () => aBooking(await subject.player(), { placedFrom });
      const first = await here();
      await add(first);
      const { status, paidCents } = await change(first.id, act);
      // A code can be taken off again, so a booking that it waives keeps its mark.
      const mayCount = counts || (status === 'active' && paidCents === 0);
      expect((await stored(first.id))?.placedFrom).toBe(mayCount ? placedFrom : null);
      for (let held = 1; held < TERMS.unpaidPerAddress; held++) await add(await here());
      const next = add(await here());
      await (counts ? expect(next).rejects.toThrow(TooManyUnpaidHere) : next);
      await add(aBooking(await subject.player(), { placedFrom: aMark() }));
      await add(aBooking(await subject.player()));
    },
  );

  test('does not count unpaid bookings whose hour has begun', async () => {
    const player = await subject.player();
    for (const hour of [16, 17, 18, 19])
      await add(
        aBooking(player, {
          play: { date: '2026-11-20', minute: hour * 60, length: 60 },
          courtId: subject.courtIds[1] ?? idFrom(''),
        }),
      );
    await expect(add(aBooking(player))).rejects.toThrow(TooManyUnpaid);
    await add(aBooking(player, { now: new Date('2026-11-20T21:00:00Z') })); // 16:00 has just begun
  });

  test('stores the corrected starts of the bookings that hold an hour at a venue from a day on', async () => {
    const moved = aBooking(await subject.player());
    const cancelled = aBooking(await subject.player());
    await add(moved);
    await add(cancelled);
    await change(cancelled.id, (active) => {
      active.cancelByPlayer(NOW, null);
      active.release();
    });
    const correct = (day: string) =>
      subject.work.run(async () => {
        const held = await subject.repository.lockFrom(subject.venueId, day);
        const changed = held.filter((booking) => booking.correctTimeZone('Pacific/Galapagos', NOW));
        await subject.repository.saveStarts(changed);
        return changed.map(({ id }) => id);
      });
    const { slotDate, startsAt, refundPolicy } = moved.snapshot();
    expect(await correct('2999-12-31')).toEqual([]);
    expect(await correct(slotDate)).toContain(moved.id);
    expect(await correct(slotDate)).not.toContain(cancelled.id);
    const stored = (await subject.work.run(() => subject.repository.lock(moved.id)))?.snapshot();
    expect(stored?.startsAt).toEqual(addHours(startsAt, 1));
    expect(stored?.refundPolicy[0]?.until).toBe(
      addHours(new Date(String(refundPolicy[0]?.until)), 1).toISOString(),
    );
  });

  test('lists the releases that began before an instant, oldest first', async () => {
    const cancelAt = async (at: string) => {
      const booking = aBooking(await subject.player());
      await add(booking);
      await change(booking.id, (active) => active.cancelByPlayer(new Date(at), null));
      return booking.id;
    };
    const second = await cancelAt('2026-11-20T20:10:02Z');
    const first = await cancelAt('2026-11-20T20:10:01Z');
    await cancelAt('2026-11-20T20:10:03Z');
    const found = await subject.repository.closingSince(new Date('2026-11-20T20:10:03Z'));
    expect(found).toEqual([first, second]);
  });

  const placedAt = async (at: string) => {
    const booking = aBooking(await subject.player(), { now: new Date(at) });
    await add(booking);
    return booking.id;
  };

  test('lists the deadlines of active bookings that are not paid in full, oldest first', async () => {
    const second = await placedAt('2026-11-20T10:00:02Z');
    const first = await placedAt('2026-11-20T10:00:01Z');
    await placedAt('2026-11-20T10:00:00Z');
    const paid = await placedAt('2026-11-20T10:00:00Z');
    await change(paid, (booking) => booking.pay(booking.missingCents));
    await placedAt('2026-11-20T10:00:03Z');
    const found: unknown[] = [];
    const [from, before] = [new Date('2026-11-20T11:00:01Z'), new Date('2026-11-20T11:00:03Z')];
    for await (const batch of subject.repository.deadlines(from, before)) found.push(...batch);
    expect(found).toEqual([
      { bookingId: first, paymentDueAt: new Date('2026-11-20T11:00:01Z') },
      { bookingId: second, paymentDueAt: new Date('2026-11-20T11:00:02Z') },
    ]);
  });

  const takeReminders = (now: string) =>
    subject.work.run(() => subject.repository.takeReminders(new Date(now), new Date(now)));

  test('takes each reminder before an instant once', async () => {
    const second = await placedAt('2026-11-20T06:00:02Z');
    const first = await placedAt('2026-11-20T06:00:01Z');
    await placedAt('2026-11-20T06:00:03Z');
    const reminder = (bookingId: string, remindAt: string) => ({
      bookingId,
      remindAt: new Date(remindAt),
      stillApplies: true,
    });
    const before = '2026-11-20T06:45:03Z';
    const taken = await takeReminders(before);
    expect(taken).toHaveLength(2);
    expect(taken).toContainEqual(reminder(first, '2026-11-20T06:45:01Z'));
    expect(taken).toContainEqual(reminder(second, '2026-11-20T06:45:02Z'));
    expect(await takeReminders(before)).toEqual([]);
    expect(await stored(first)).toMatchObject({ remindAt: null });
  });

  test('takes the reminder of a missed deadline as one that no longer applies', async () => {
    const late = await placedAt('2026-11-20T05:00:00Z');
    expect(await takeReminders('2026-11-20T06:00:01Z')).toMatchObject([
      { bookingId: late, stillApplies: false },
    ]);
  });

  test('has no reminder of a booking that was paid or cancelled', async () => {
    await change(await placedAt('2026-11-20T04:00:00Z'), (booking) => booking.pay(booking.missingCents));
    await change(await placedAt('2026-11-20T04:00:00Z'), cancel);
    expect(await takeReminders('2026-11-20T05:00:00Z')).toEqual([]);
  });
});
