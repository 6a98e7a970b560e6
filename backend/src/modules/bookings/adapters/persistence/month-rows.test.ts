import { takenHoursOf } from './month-rows.js';

test('the text of a month gives its hours with the names of their courts', () => {
  const hours = '1 360 90 singles 2175 0 2,30 1380 60 doubles 0 0 11';
  const courtNames = { 2: 'Roja, la nueva', 11: 'Azul' };
  expect(takenHoursOf({ courtNames, hours }, '2026-11-01')).toEqual([
    {
      slotDate: '2026-11-01',
      startMinute: 360,
      durationMinutes: 90,
      gameType: 'singles',
      totalCents: 2175,
      paidCents: 0,
      courtNumber: 2,
      courtName: 'Roja, la nueva',
    },
    {
      slotDate: '2026-11-30',
      startMinute: 1380,
      durationMinutes: 60,
      gameType: 'doubles',
      totalCents: 0,
      paidCents: 0,
      courtNumber: 11,
      courtName: 'Azul',
    },
  ]);
});

test('a month without bookings has no hours', () => {
  expect(takenHoursOf({ courtNames: { 1: 'Azul' }, hours: null }, '2026-11-01')).toEqual([]);
});
