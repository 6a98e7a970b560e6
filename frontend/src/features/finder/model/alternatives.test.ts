import { aHit } from '../../../testing/search';
import { kindOf } from './alternatives';
import type { Wish } from './wish';

const wish: Wish = {
  place: 'Quito',
  date: '2026-11-21',
  from: '18:00',
  to: '19:00',
  minutes: null,
  gameType: 'singles',
  surface: '',
  lights: false,
  maxPrice: null,
};

describe('the kind of the alternatives to a wish', () => {
  test('is another time if they are before or after the wished ones', () => {
    expect(kindOf([{ ...aHit({ '17:00': '14.50', '20:00': '16.50' }), date: wish.date }], wish)).toBe(
      'times',
    );
  });

  test('is another day if their day is another', () => {
    expect(kindOf([{ ...aHit({ '18:00': '16.50' }), date: '2026-11-22' }], wish)).toBe('days');
  });

  test('is another place if day and time are the wished ones', () => {
    expect(kindOf([{ ...aHit({ '18:30': '16.50' }), date: wish.date }], wish)).toBe('places');
    const anyTime = { ...wish, from: '', to: '' };
    expect(kindOf([{ ...aHit({ '06:00': '14.50' }), date: wish.date }], anyTime)).toBe('places');
  });
});
