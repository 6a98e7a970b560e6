import { rulesOf, weekdays, type Intervals, type Weekday } from '../model/venue-rules';
import { weekInWords } from './opening-words';

const siesta: Intervals = [
  ['08:00', '14:00'],
  ['16:00', '22:00'],
];
const whole: Intervals = [['06:00', '22:00']];

const weekOf = (hoursOf: (day: Weekday) => Intervals) => {
  const openingHours = Object.fromEntries(weekdays.map((day) => [day, hoursOf(day)])) as Record<
    Weekday,
    Intervals
  >;
  return weekInWords({ ...rulesOf(undefined), openingHours }).join(' · ');
};

describe('the week of a venue in words', () => {
  test('groups the days with the same hours', () => {
    const week = weekOf((day) => {
      if (day === 'mon') return [];
      return day === 'sat' || day === 'sun' ? [['09:00', '13:30']] : siesta;
    });
    expect(week).toBe(
      'Lunes cerrado · martes a viernes de 8:00 a 14:00 y de 16:00 a 22:00 · sábado y domingo de 9:00 a 13:30',
    );
  });

  test('names hours that are the same every day once', () => {
    expect(weekOf(() => whole)).toBe('Todos los días de 6:00 a 22:00');
  });

  test('names days with the same hours that do not follow each other together', () => {
    const week = weekOf((day) => (day === 'mon' || day === 'thu' ? [] : whole));
    expect(week).toBe('Lunes y jueves cerrado · martes, miércoles y viernes a domingo de 6:00 a 22:00');
  });

  test('keeps the end of a day at midnight', () => {
    expect(weekOf(() => [['07:30', '24:00']])).toBe('Todos los días de 7:30 a 24:00');
  });
});
