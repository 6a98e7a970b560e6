import { centsOf } from '../../../shared/model/money';
import type { Booking } from '../types';

/** Returns the amounts of a booking in cents: `price` before the discount, `total` after it. */
export function bookingAmounts({
  totalAmount,
  discountAmount,
  paidAmount,
}: Pick<Booking, 'totalAmount' | 'discountAmount' | 'paidAmount'>) {
  const total = centsOf(totalAmount);
  const discount = centsOf(discountAmount);
  const paid = centsOf(paidAmount);
  return { price: total + discount, discount, total, paid, missing: Math.max(0, total - paid) };
}
