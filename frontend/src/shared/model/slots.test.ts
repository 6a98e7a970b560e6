import { daySlots, hourOf, isNight, isStart, nightSlots, slotEnd, slots, tariffOf } from './slots';

describe('the slots of a day', () => {
  test('are the sixteen hours from 06:00 to 21:00', () => {
    expect(slots).toHaveLength(16);
    expect([slots[0], slots.at(-1)]).toEqual(['06:00', '21:00']);
  });

  test('are twelve of the day and four of the night', () => {
    expect([daySlots.length, nightSlots]).toEqual([12, ['18:00', '19:00', '20:00', '21:00']]);
  });

  test.each([
    ['06:00', 'day'],
    ['17:00', 'day'],
    ['18:00', 'night'],
    ['21:00', 'night'],
  ])('assign %s to the %s tariff', (slot, tariff) => {
    expect(tariffOf(slot)).toBe(tariff);
    expect(isNight(slot)).toBe(tariff === 'night');
  });

  test.each(['24:00', '18:15', '6:00', ''])('never start at "%s"', (value) => {
    expect(isStart(value)).toBe(false);
  });

  test.each(['06:00', '18:30', '00:00', '23:30'])('can start at %s at some venue', (value) => {
    expect(isStart(value)).toBe(true);
  });

  test('are of the night from the time that the venue names', () => {
    expect([isNight('18:30', '19:00'), isNight('19:00', '19:00')]).toEqual([false, true]);
  });

  test.each([
    ['06:00', '07:00'],
    ['09:00', '10:00'],
    ['21:00', '22:00'],
  ])('end one hour later: %s ends at %s', (slot, end) => {
    expect(slotEnd(slot)).toBe(end);
  });

  test('have the number of their hour', () => {
    expect(hourOf('09:00')).toBe(9);
  });
});
