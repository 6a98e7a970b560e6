import type { DeskHour } from '../types';
import { blockEnd, blockEnds, blockStarts, type BlockTime, endsAnOffer, firstStart } from './desk-hours';

const opening = [
  ['08:00', '13:30'],
  ['16:00', '22:00'],
];
const hour = (timeSlot: string, durationMinutes: number, taken = true): DeskHour => ({
  timeSlot,
  status: taken ? 'blocked' : 'free',
  durationMinutes,
  booking: null,
  block: taken ? ({} as DeskHour['block']) : null,
});
/** From 10:30 to 12:00 and from 20:00 to 21:00 the court is taken. */
const court = { hours: [hour('10:00', 30, false), hour('10:30', 90), hour('20:00', 60)] };
const open = (times: BlockTime[]) => times.filter((one) => one.open).map(({ time }) => time);
const closed = (times: BlockTime[]) => times.filter((one) => !one.open).map(({ time }) => time);

describe('the beginnings of a block', () => {
  test('are the free half hours, also those outside the opening hours', () => {
    const starts = blockStarts(court, opening, '', '16:00');
    expect(open(starts).slice(3, 8)).toEqual(['09:30', '10:00', '12:00', '12:30', '13:00']);
    expect(closed(starts).slice(-6)).toEqual(['15:00', '15:30', '22:00', '22:30', '23:00', '23:30']);
  });

  test('include what is offered to a player who waits, and the running half hour', () => {
    const kept: DeskHour = { ...hour('16:00', 90, false), status: 'kept' };
    const starts = open(blockStarts({ hours: [kept] }, opening, '16:13', '18:00'));
    expect(starts.slice(0, 3)).toEqual(['16:00', '16:30', '17:00']);
  });

  test('leave out what is over at the venue', () => {
    expect(open(blockStarts(court, opening, '19:00', '21:00'))).toEqual(['19:00', '19:30', '21:00', '21:30']);
  });

  test('keep the chosen one that has begun meanwhile', () => {
    expect(open(blockStarts(court, opening, '19:30', '19:00'))).toEqual(['19:00', '19:30', '21:00', '21:30']);
  });
});

describe('the ends of a block', () => {
  test('reach up to what is taken next', () => {
    expect(open(blockEnds(court, opening, '09:00'))).toEqual(['09:30', '10:00', '10:30']);
  });

  test('go on after the venue closes, up to the end of the day', () => {
    const ends = blockEnds(court, opening, '21:00');
    expect([open(ends), closed(ends)]).toEqual([
      ['21:30', '22:00'],
      ['22:30', '23:00', '23:30', '24:00'],
    ]);
  });
});

describe('the end that a block gets', () => {
  test.each([
    ['an hour later', '08:00', null, '09:00'],
    ['where the court is taken', '10:00', null, '10:30'],
    ['where the venue closes', '13:00', null, '13:30'],
    ['an hour later outside the opening hours', '06:00', null, '07:00'],
    ['at the end of the day', '23:30', null, '24:00'],
    ['as chosen before', '08:00', '10:30', '10:30'],
    ['an hour later if the chosen one comes before', '12:00', '10:30', '13:00'],
  ])('is by default %s', (_case, from, chosen, end) => {
    expect(blockEnd(blockEnds(court, opening, from), chosen)).toBe(end);
  });
});

describe('a block that is opened at a free time', () => {
  test.each([
    ['its beginning', '18:00', '17:59', '18:00'],
    ['the running half hour', '18:00', '18:13', '18:00'],
    ['the second half of a running hour', '18:00', '18:30', '18:30'],
    ['its beginning on a later day', '06:00', '', '06:00'],
    ['the last half hour of the day', '23:30', '23:59', '23:30'],
  ])('begins at %s', (_case, timeSlot, now, start) => {
    expect(firstStart(timeSlot, now)).toBe(start);
  });
});

test('a block says that it ends an offer if it touches the offered time', () => {
  const kept: DeskHour = { ...hour('16:00', 90, false), status: 'kept' };
  const touches = (from: string, to: string) => endsAnOffer({ hours: [kept] }, from, to);
  expect([touches('15:00', '16:30'), touches('17:00', '18:00')]).toEqual([true, true]);
  expect([touches('15:00', '16:00'), touches('17:30', '18:00')]).toEqual([false, false]);
});
