import { aBooking } from '../../../shared/testing/builders';
import { bookingAmounts } from './booking-amounts';
import { checkoutState, recheckIn } from './checkout-state';

describe('lo que un checkout todavía puede hacer', () => {
  it.each([
    [{ status: 'active', paymentStatus: 'pending' }, 'open'],
    [{ status: 'active', paymentStatus: 'partial' }, 'open'],
    [{ status: 'active', paymentStatus: 'completed' }, 'paid'],
    [{ status: 'completed', paymentStatus: 'completed' }, 'paid'],
    [{ status: 'completed', paymentStatus: 'pending' }, 'played'],
    [{ status: 'cancelled', paymentStatus: 'completed' }, 'cancelled'],
    [{ status: 'expired', paymentStatus: 'partial' }, 'expired'],
  ] as const)('de una reserva %j es %s', (standing, state) => {
    expect(checkoutState(aBooking(standing))).toBe(state);
  });
});

describe('cuándo volver a preguntar por una reserva', () => {
  const due = Date.parse('2026-11-20T20:40:00.000Z');
  const booking = aBooking({ paymentDueAt: '2026-11-20T20:40:00.000Z' });

  it.each([
    ['al vencer el plazo', due - 3_540_000, 3_540_000],
    ['cada 5 segundos cuando ya venció', due + 1000, 5000],
  ])('%s', (_, now, wait) => {
    expect(recheckIn(booking, now)).toBe(wait);
  });

  it('nunca mientras no se conoce o ya no se puede pagar', () => {
    expect(recheckIn(undefined, due)).toBe(false);
    expect(recheckIn({ ...booking, status: 'expired' }, due)).toBe(false);
  });
});

describe('los montos de una reserva', () => {
  it('separan precio, descuento, lo pagado y lo que falta', () => {
    const booking = aBooking({ totalAmount: '26.10', discountAmount: '2.90', paidAmount: '13.05' });

    expect(bookingAmounts(booking)).toEqual({ price: 2900, discount: 290, paid: 1305, missing: 1305 });
  });

  it('nunca piden un monto negativo', () => {
    expect(bookingAmounts(aBooking({ totalAmount: '10.00', paidAmount: '12.00' })).missing).toBe(0);
  });
});
