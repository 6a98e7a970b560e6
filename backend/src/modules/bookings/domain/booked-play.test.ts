import { addMinutes } from 'date-fns/addMinutes';
import { NOW, placementOf } from '../../../../test/support/fixtures/placement.js';
import { bookedPlay, type PlayChoice, type PlayOffer } from './booked-play.js';
import { NotOffered, SlotInThePast, TooSoon, UnknownStart } from './booking-errors.js';

/** 18:00 to 19:00 on the next day, as the venue offers it. */
const CHOICE = placementOf();
const START = new Date('2026-11-21T23:00:00Z');

const book = (offer: Partial<PlayOffer>, choice: Partial<PlayChoice> = {}) =>
  bookedPlay({ ...CHOICE, ...choice, offer: { ...CHOICE.offer, ...offer } }, NOW);

test('a play that the venue offers keeps what was chosen, and the price of the offer', () => {
  expect(book({})).toMatchObject({
    courtId: CHOICE.courtId,
    slotDate: '2026-11-21',
    startMinute: 1080,
    durationMinutes: 60,
    startsAt: START,
    gameType: 'singles',
    tariff: 'night',
    baseCents: 1650,
    category: null,
  });
});

test.each<[string, Partial<PlayOffer>, Partial<PlayChoice>, new (...values: never[]) => Error]>([
  ['begins at a time that no day of the venue has', { availability: 'unknown' }, {}, UnknownStart],
  ['begins while the venue is closed', { availability: 'closed' }, {}, NotOffered],
  ['began long ago at a time that no day has', { availability: 'unknown' }, { now: START }, UnknownStart],
  ['has begun while the venue is closed', { availability: 'closed' }, { now: START }, SlotInThePast],
])('a play cannot be booked that %s', (_case, offer, choice, refusal) => {
  expect(() => book(offer, choice)).toThrow(refusal);
});

test('a play cannot be booked in the hour that the clocks skip, although the venue is open', () => {
  const madrid = { timeZone: 'Europe/Madrid', now: new Date('2028-03-20T12:00:00Z') };
  const night = (minute: number) => ({ ...madrid, play: { date: '2028-03-26', minute, length: 60 } });
  expect(() => book({}, night(120))).toThrow(NotOffered);
  expect(book({}, night(180)).startsAt).toEqual(new Date('2028-03-26T01:00:00Z'));
});

test.each<[string, Date, boolean]>([
  ['before the time in advance', addMinutes(START, -91), true],
  ['exactly the time in advance before', addMinutes(START, -90), true],
  ['a millisecond later than that', new Date(addMinutes(START, -90).getTime() + 1), false],
])('a venue that wants 90 minutes in advance takes a booking %s: %#', (_case, now, isTaken) => {
  const attempt = () => book({ leadMinutes: 90 }, { now });
  if (isTaken) expect(attempt).not.toThrow();
  else expect(attempt).toThrow(TooSoon);
});
