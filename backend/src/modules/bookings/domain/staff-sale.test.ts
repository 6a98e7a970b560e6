import { addHours } from 'date-fns/addHours';
import { idFrom } from '../../../kernel/domain/ids.js';
import { toCents } from '../../../kernel/domain/money.js';
import { SPECIFIED_TERMS } from '../../../../test/support/fixtures/placement.js';
import { BeyondBookingWindow, HoldNotPossible, NotOffered, SlotInThePast } from './booking-errors.js';
import type { Play } from './slot.js';
import { sellablePart, sellablePlays, soldByStaff, type StaffSale } from './staff-sale.js';

const ZONE = 'America/Guayaquil';
/** Friday, 15:10 in Guayaquil. */
const NOW = new Date('2026-11-20T20:10:00Z');
const TODAY = '2026-11-20';
const at = (date: string, hour: number, length: number): Play => ({ date, minute: hour * 60, length });

describe('the part of a play that staff can sell', () => {
  test.each<[string, Play, Play]>([
    ['a play ahead, as a whole', at(TODAY, 16, 90), at(TODAY, 16, 90)],
    ['a play that has begun, from the running half hour on', at(TODAY, 14, 90), at(TODAY, 15, 30)],
    ['the last hour of the day', at(TODAY, 23, 60), at(TODAY, 23, 60)],
    ['the last day that staff sell', at('2027-11-21', 10, 60), at('2027-11-21', 10, 60)],
  ])('the sellable part is %s', (_case, play, part) => {
    expect(sellablePart(play, ZONE, NOW)).toEqual(part);
  });

  test.each<[string, Play, new (...values: never[]) => Error]>([
    ['is over', at(TODAY, 14, 60), SlotInThePast],
    ['was over hours ago', at(TODAY, 10, 60), SlotInThePast],
    ['ends on the next day', at(TODAY, 23, 90), NotOffered],
    ['begins on a day after the last one', at('2027-11-22', 10, 60), BeyondBookingWindow],
  ])('does not exist if the play %s', (_case, play, refusal) => {
    expect(() => sellablePart(play, ZONE, NOW)).toThrow(refusal);
  });

  test('does not exist if the clocks skip a part of it', () => {
    const night = { date: '2026-03-29', minute: 90, length: 90 }; // 02:00 becomes 03:00 in Madrid
    expect(() => sellablePart(night, 'Europe/Madrid', new Date('2026-03-01T00:00:00Z'))).toThrow(NotOffered);
  });
});

describe('the plays that staff can sell from a start on', () => {
  const plays = (hour: number, lengths: number[], claimed: number[] = []) =>
    sellablePlays({ date: TODAY, minute: hour * 60 }, lengths, {
      timeZone: ZONE,
      now: NOW,
      claimed: new Set(claimed),
    }).map(({ length }) => length);

  test.each([
    ['the lengths of the venue, the usual one first', plays(18, [90, 60, 120]), [90, 60, 120]],
    ['only those that are free', plays(18, [90, 60], [38]), [60]],
    ['half hours up to the longest in a gap in which none fits', plays(18, [90, 60], [37]), [30]],
    ['nothing where the first half hour is taken', plays(18, [90, 60], [36]), []],
    ['only those that end by midnight', plays(23, [90, 60]), [60]],
    ['half hours from a start that has begun', plays(15, [90, 60]), [90, 60, 30]],
    ['half hours before what comes next', plays(15, [90, 60], [32]), [60, 30]],
  ])('the sellable plays are %s', (_case, lengths, expected) => {
    expect(lengths).toEqual(expected);
  });
});

describe('a booking that staff sell', () => {
  const START = new Date('2026-11-20T23:00:00Z');
  const sell = (values: Partial<StaffSale> = {}) =>
    soldByStaff({
      id: idFrom('b1'),
      playerId: idFrom('guest'),
      venueId: idFrom('v1'),
      courtId: idFrom('c1'),
      timeZone: ZONE,
      play: at(TODAY, 18, 60),
      gameType: 'singles',
      tariff: 'night',
      totalCents: toCents(1650),
      category: null,
      refunds: SPECIFIED_TERMS,
      graceSeconds: 3600,
      holdUntil: null,
      now: NOW,
      ...values,
    }).snapshot();

  test('is an unpaid booking of the whole price that counts for no network address', () => {
    expect(sell()).toMatchObject({
      status: 'active',
      closing: null,
      slotDate: TODAY,
      startMinute: 1080,
      durationMinutes: 60,
      startsAt: START,
      baseCents: 1650,
      discountCents: 0,
      totalCents: 1650,
      paidCents: 0,
      placedFrom: null,
      paysAtClubSince: null,
      transfer: null,
      guaranteedAt: null,
      createdAt: NOW,
    });
  });

  test.each<[string, Partial<StaffSale>, Date, boolean]>([
    ['after the time to pay, without a reminder, if the desk takes the money', {}, addHours(NOW, 1), false],
    ['at the start if that comes first', { graceSeconds: 86_400 }, START, false],
    ['an hour before the start if it is held as usual', { holdUntil: 'usual' }, addHours(START, -1), true],
    ['after the time to pay if it is held for a link', { holdUntil: 'link' }, addHours(NOW, 1), true],
    ['at the chosen instant', { holdUntil: addHours(NOW, 2) }, addHours(NOW, 2), true],
    ['at the latest at its start', { holdUntil: START }, START, true],
  ])('is due %s', (_case, values, paymentDueAt, reminds) => {
    const sold = sell(values);
    expect(sold.paymentDueAt).toEqual(paymentDueAt);
    expect(sold.remindAt !== null).toBe(reminds);
  });

  test.each<[string, Partial<StaffSale>]>([
    ['ends at once', { holdUntil: NOW }],
    ['ends after the start', { holdUntil: addHours(START, 1) }],
    ['would have ended an hour before the start', { holdUntil: 'usual', play: at(TODAY, 16, 60) }],
  ])('cannot be held until a time that %s', (_case, values) => {
    expect(() => sell(values)).toThrow(HoldNotPossible);
  });
});
