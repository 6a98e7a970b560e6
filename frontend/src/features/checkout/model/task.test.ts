import { taskOf } from './task';

const booking = (over: object) => ({
  isShared: true,
  status: 'active' as const,
  paymentStatus: 'partial' as const,
  paymentDueAt: '2026-11-21T20:00:00.000Z',
  gameType: 'doubles' as const,
  totalAmount: '31.50',
  discountAmount: '0.00',
  paidAmount: '0.00',
  ...over,
});

test.each([
  ['a booking that is not shared', { isShared: false }, 'Confirma tu reserva'],
  ['an unpaid link', {}, 'Comparte el link'],
  ['one paid place', { paidAmount: '7.87' }, 'Faltan 3 por pagar'],
  ['two paid places, of which one has the odd cent', { paidAmount: '15.75' }, 'Faltan 2 por pagar'],
  ['three paid places', { paidAmount: '23.62' }, 'Falta 1 por pagar'],
  [
    'one of two players',
    { gameType: 'singles', totalAmount: '14.51', paidAmount: '7.25' },
    'Falta 1 por pagar',
  ],
  ['every paid place', { paidAmount: '31.50', paymentStatus: 'completed' }, 'Todos pagaron'],
])('the title of the checkout with %s names the task', (_what, over, title) =>
  expect(taskOf(booking(over))).toBe(title),
);

test('the title before the booking has loaded is that of a new one', () =>
  expect(taskOf(undefined)).toBe('Confirma tu reserva'));
