import { PartConfirmation } from '../part/part-confirmation';
import { BookingConfirmation } from './booking-confirmation';

interface ConfirmationProps {
  bookingId: string;
  /** True for a part in the booking of another player. */
  isPart: boolean;
}

/** The confirmation of a booking, or of what the reader paid for the booking of another player. */
export function Confirmation({ bookingId, isPart }: ConfirmationProps) {
  return isPart ? <PartConfirmation bookingId={bookingId} /> : <BookingConfirmation bookingId={bookingId} />;
}
