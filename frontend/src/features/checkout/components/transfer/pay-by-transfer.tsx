import { client } from '../../../../shared/api/client';
import { unwrap } from '../../../../shared/api/unwrap';
import { texts as checkoutTexts } from '../../texts';
import type { PaymentStepProps } from '../../types';
import { LaterChoice } from '../club/later-choice';
import { texts } from './texts';

/** Confirms the booking unpaid: the player transfers to the account of the venue. */
export function PayByTransfer({ booking, arrived }: PaymentStepProps) {
  return (
    <LaterChoice
      booking={booking}
      arrived={arrived}
      title={checkoutTexts.payByTransfer}
      hint={texts.hint}
      confirmFirst={texts.confirmFirst}
      send={chooseTransfer}
    />
  );
}

const chooseTransfer = (bookingId: string) =>
  unwrap(client.POST('/api/bookings/{bookingId}/transfer', { params: { path: { bookingId } } }));
