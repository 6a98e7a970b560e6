import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { centsOf } from '../../../shared/model/money';
import { Receipt } from '../../payments/confirmation/screen/receipt';
import { receiptQuery } from '../../payments/confirmation/screen/receipt-query';
import { texts } from '../../payments/confirmation/screen/texts';
import { isPayable, type Booking } from '../model/booking';

/** Price, discount and payments of one of the player's bookings. */
export function BookingReceipt({ booking }: { booking: Booking }) {
  const query = receiptQuery(booking.id);
  // A payment that arrives while the page is open brings its line along.
  const queryKey = [...query.queryKey, booking.paidAmount];
  const receipt = useQuery({ ...query, queryKey, placeholderData: keepPreviousData });
  return (
    <Receipt
      lines={linesOf(booking)}
      payments={receipt.data}
      failed={receipt.isError}
      timeZone={booking.timeZone}
      missing={isPayable(booking) ? centsOf(booking.totalAmount) - centsOf(booking.paidAmount) : 0}
      atClub={booking.paysAtClub}
    />
  );
}

/** The price, the discount and the total. */
export function linesOf({ discountCode, discountAmount, totalAmount }: Booking) {
  const total = { label: texts.total, cents: centsOf(totalAmount) };
  const discount = centsOf(discountAmount);
  if (discount === 0) return [total];
  const label = discountCode === null ? texts.discount : texts.discountOf(discountCode);
  return [{ label: texts.price, cents: total.cents + discount }, { label, cents: -discount }, total];
}
