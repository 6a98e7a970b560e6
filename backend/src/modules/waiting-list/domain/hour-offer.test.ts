import { type BookingId, type CourtId, type VenueId, idFrom } from '../../../kernel/domain/ids.js';
import {
  accepted,
  assertOpen,
  type HourOffer,
  isOver,
  keptOffer,
  leftOf,
  opened,
  passed,
  released,
  type StretchOfDay,
  withdrawn,
} from './hour-offer.js';
import { OfferExpired } from './waiting-errors.js';

const NOW = new Date('2026-11-20T15:00:00Z');
const END = new Date('2026-11-20T15:15:00Z');
const PLACE = { venueId: idFrom<VenueId>('venue-1'), courtId: idFrom<CourtId>('court-1') };

const stretch = (minute: number, length: number): StretchOfDay => ({ date: '2026-11-21', minute, length });
const kept = (): HourOffer => keptOffer({ id: 'offer-1', ...PLACE, ...stretch(600, 180) }, NOW);
const open = (): HourOffer => opened(kept(), 'entry-1', stretch(660, 60), NOW);

test('a kept offer begins a chain, unless it continues one', () => {
  expect(kept()).toMatchObject({ status: 'kept', chainId: 'offer-1', entryId: null, expiresAt: null });
  const next = keptOffer({ id: 'offer-2', chainId: 'offer-1', ...PLACE, ...stretch(600, 60) }, NOW);
  expect(next.chainId).toBe('offer-1');
});

test('an opened offer holds the play of its entry for 15 minutes', () => {
  expect(open()).toMatchObject({ status: 'open', entryId: 'entry-1', expiresAt: END, ...stretch(660, 60) });
});

test('an open offer is accepted before its end', () => {
  const last = new Date(END.getTime() - 1);
  expect(accepted(open(), idFrom<BookingId>('booking-1'), last)).toMatchObject({
    status: 'accepted',
    bookingId: 'booking-1',
    endedAt: last,
  });
});

test('an offer is over at its end, and a kept offer never is', () => {
  expect(isOver(open(), END)).toBe(true);
  expect(isOver(kept(), END)).toBe(false);
  expect(() => accepted(open(), idFrom<BookingId>('booking-1'), END)).toThrow(OfferExpired);
});

test('an open offer passes, and a kept one is released', () => {
  expect(passed(open(), END)).toMatchObject({ status: 'passed', entryId: 'entry-1', endedAt: END });
  expect(released(kept(), END)).toMatchObject({ status: 'released', endedAt: END });
});

test('hours that the venue blocks are released if they were kept, and pass if they were offered', () => {
  expect(withdrawn(kept(), NOW)).toMatchObject({ status: 'released', endedAt: NOW });
  expect(withdrawn(open(), NOW)).toMatchObject({ status: 'passed', entryId: 'entry-1', endedAt: NOW });
});

test('an offer that has ended cannot be opened, passed, released or accepted', () => {
  for (const ended of [
    passed(open(), NOW),
    accepted(open(), idFrom<BookingId>('booking-1'), NOW),
    released(kept(), NOW),
  ]) {
    expect(() => opened(ended, 'entry-2', stretch(600, 60), NOW)).toThrow(RangeError);
    expect(() => passed(ended, NOW)).toThrow(RangeError);
    expect(() => released(ended, NOW)).toThrow(RangeError);
    expect(() => withdrawn(ended, NOW)).toThrow(`offer-1 is ${ended.status}`);
    expect(() => {
      assertOpen(ended, NOW);
    }).toThrow(OfferExpired);
  }
});

test.each([
  ['the whole', stretch(600, 180), []],
  ['the middle', stretch(660, 60), [stretch(600, 60), stretch(720, 60)]],
  ['the begin', stretch(600, 90), [stretch(690, 90)]],
  ['the end', stretch(690, 90), [stretch(600, 90)]],
  ['more than the begin', stretch(570, 60), [stretch(630, 150)]],
  ['more than the end', stretch(750, 60), [stretch(600, 150)]],
])('a play that uses %s of the kept hours leaves the others', (_part, play, left) => {
  expect(leftOf(stretch(600, 180), play)).toEqual(left);
});
