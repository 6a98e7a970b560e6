import type { components } from '../../shared/api/schema';
import type { ShareLink } from '../payments/sharing/use-share-link';

export type Booking = components['schemas']['BookingBody'];

/** One way to pay a booking, within the payment section. */
export interface PaymentStepProps {
  booking: Booking;
  /** True from the card's yes until the booking shows it. */
  charged: boolean;
  sharing: ShareLink;
  /** True where another step stood here before: this one then takes the focus. */
  arrived: boolean;
  onCharged: (paymentIntentId: string) => void;
  onNothingToPay: () => void;
  onShare: () => void;
  onGuarantee: () => void;
}
