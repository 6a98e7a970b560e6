import { client } from '../../../../shared/api/client';
import { unwrap } from '../../../../shared/api/unwrap';
import { texts as checkoutTexts } from '../../texts';
import type { PaymentStepProps } from '../../types';
import { LaterChoice } from './later-choice';
import { texts } from './texts';

/** Confirms the booking unpaid: the player settles at the club. */
export function PayAtClub({ booking, arrived }: PaymentStepProps) {
  return (
    <LaterChoice
      booking={booking}
      arrived={arrived}
      title={checkoutTexts.payAtClub}
      hint={texts.hint}
      confirmFirst={texts.confirmFirst}
      send={payAtClub}
    />
  );
}

const payAtClub = (bookingId: string) =>
  unwrap(client.POST('/api/bookings/{bookingId}/pay-at-club', { params: { path: { bookingId } } }));
