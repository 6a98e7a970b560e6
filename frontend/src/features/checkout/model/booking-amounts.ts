import { centsOf } from '../../../shared/model/money';
import type { Booking } from '../types';

/** The amounts of a booking in cents: price before any discount, what came off, what is paid, what is missing. */
export function bookingAmounts({
  totalAmount,
  discountAmount,
  paidAmount,
}: Pick<Booking, 'totalAmount' | 'discountAmount' | 'paidAmount'>) {
  const total = centsOf(totalAmount);
  const discount = centsOf(discountAmount);
  const paid = centsOf(paidAmount);
  return { price: total + discount, discount, paid, missing: Math.max(0, total - paid) };
}
