import { someRules } from '../../../testing/handlers/rules';
import type { Interval, Rules } from '../types';
import { summaries } from './rule-summaries';

const today = '2026-11-27';
const day: Interval[] = [['06:00', '22:00']];
const short: Interval[] = [['08:00', '13:00']];
const saying = (part: keyof typeof summaries, over: Parameters<typeof someRules>[0]) =>
  summaries[part]({ rules: someRules(over) as unknown as Rules, courts: [], today });

test('the hours of a week are one row for the days that share them', () => {
  const week = { mon: day, tue: day, wed: day, thu: day, fri: day, sat: short, sun: [] };
  expect(saying('hours', { openingHours: week, nightFrom: '19:00' })).toBe(
    'Lunes a viernes 06:00–22:00; sábado 08:00–13:00; domingo cerrado. La noche empieza a las 19:00.',
  );
});

test('the next special date is named, and the others are counted', () => {
  const exceptions = [
    { date: '2026-12-25', open: [], reason: 'Navidad' },
    { date: '2026-11-01', open: [], reason: 'Pasado' },
    { date: '2026-12-31', open: short, reason: 'Fin de año' },
  ];
  expect(saying('exceptions', { exceptions })).toBe(
    'Viernes, 25 de diciembre de 2026: cerrado (Navidad), y 1 más.',
  );
  expect(saying('exceptions', { exceptions: [] })).toBe('No hay fechas especiales.');
});

test('the terms of refunds are sentences, with the resale if the venue promises it', () => {
  const refundSteps = [{ hoursBefore: 24, percentage: 100 }];
  expect(saying('terms', { refundSteps, resaleRefund: true })).toBe(
    'Con más de 24 horas: 100%. Con menos de 24 horas: sin reembolso. Se devuelve si la hora se vuelve a vender.',
  );
});
