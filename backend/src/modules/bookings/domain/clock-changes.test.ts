import { clockOf, instantsOfDay, isOnTheClock, type Play } from './slot.js';

/** Each case has a day of its own, because the instants of a day are remembered. */
describe('the hours of a day on which the clocks change', () => {
  test.each([
    ['an ordinary day', '2026-06-10', 24],
    ['the day on which an hour is skipped', '2026-03-29', 23],
    ['the day on which an hour happens twice', '2026-10-25', 25],
  ])('last as long as %s does in Madrid', (_case, date, hours) => {
    const instants = instantsOfDay(date, 'Europe/Madrid');
    expect(instants).toHaveLength(49);
    expect(((instants[48] ?? 0) - (instants[0] ?? 0)) / 3_600_000).toBe(hours);
  });

  test('begin at midnight of the venue and are half an hour apart on an ordinary day', () => {
    const instants = instantsOfDay('2026-06-11', 'America/Guayaquil');
    expect(instants[0]).toBe(Date.parse('2026-06-11T05:00:00Z'));
    expect(instants.slice(1).every((instant, index) => instant - (instants[index] ?? 0) === 1_800_000)).toBe(
      true,
    );
  });

  test('are computed once for each day and zone', () => {
    const madrid = instantsOfDay('2026-06-12', 'Europe/Madrid');
    expect(instantsOfDay('2026-06-12', 'Europe/Madrid')).toBe(madrid);
    expect(instantsOfDay('2026-06-12', 'Europe/London')[0]).toBe((madrid[0] ?? 0) + 3_600_000);
  });
});

describe('a play on the clock', () => {
  const play = (date: string, minute: number, length: number): Play => ({ date, minute, length });

  test.each<[string, Play, boolean]>([
    ['ends at 02:00, which no clock shows', play('2025-03-30', 60, 60), false],
    ['ends before the skipped hour', play('2025-03-30', 30, 60), true],
    ['begins within the skipped hour', play('2025-03-30', 120, 60), false],
    ['contains the skipped hour', play('2025-03-30', 90, 120), false],
    ['begins after the skipped hour', play('2025-03-30', 180, 60), true],
    ['ends at midnight', play('2025-03-30', 1380, 60), true],
    ['contains the hour that happens twice', play('2025-10-26', 90, 120), true],
    ['comes after the hour that happens twice', play('2025-10-26', 180, 60), true],
    ['is on an ordinary day', play('2025-06-10', 120, 60), true],
  ])('a play that %s can be booked: %p', (_case, one, isShown) => {
    expect(isOnTheClock(one, 'Europe/Madrid')).toBe(isShown);
    expect(clockOf(one.date, 'Europe/Madrid')(one)).toBe(isShown);
  });
});
