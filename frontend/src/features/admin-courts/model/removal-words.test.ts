import { removalInWords, removedInWords } from './removal-words';

test.each([
  [0, '0.00', 'No tiene reservas futuras.'],
  [1, '14.50', '1 reserva futura se cancelará con reembolso total ($14.50).'],
  [3, '87.00', '3 reservas futuras se cancelarán con reembolso total ($87.00).'],
  [1, '0.00', '1 reserva futura se cancelará. Todavía no tiene pagos.'],
  [2, '0.00', '2 reservas futuras se cancelarán. Todavía no tienen pagos.'],
])('describes a removal with %i bookings and $%s to refund', (futureBookings, refundAmount, words) => {
  expect(removalInWords({ futureBookings, refundAmount })).toBe(words);
});

test('describes what a deletion did', () => {
  expect(removedInWords({ futureBookings: 0, refundAmount: '0.00' })).toBeUndefined();
  expect(removedInWords({ futureBookings: 1, refundAmount: '14.50' })).toBe(
    '1 reserva cancelada; se devuelven $14.50.',
  );
  expect(removedInWords({ futureBookings: 3, refundAmount: '87.00' })).toBe(
    '3 reservas canceladas; se devuelven $87.00.',
  );
});
