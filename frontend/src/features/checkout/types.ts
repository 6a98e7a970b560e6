import type { components } from '../../shared/api/schema';
import type { ShareLink } from '../payments/sharing/use-share-link';

export type Booking = components['schemas']['BookingBody'];

/** The properties of every payment step. */
export interface PaymentStepProps {
  booking: Booking;
  /** True from the successful charge until the booking shows the payment. */
  charged: boolean;
  sharing: ShareLink;
  /** True if this step replaced another one. It then takes the focus. */
  arrived: boolean;
  onCharged: (paymentIntentId: string) => void;
  onNothingToPay: () => void;
  /** With the name to invite with, null for none; without, as before. */
  onShare: (organiserName?: string | null) => void;
  onGuarantee: (organiserName?: string | null) => void;
}
