import Box from '@mui/material/Box';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, type ComponentProps } from 'react';
import { bookingQuery } from '../../../../shared/api/booking-query';
import { bookingKeys } from '../../../../shared/api/keys';
import { PayableForm } from '../../../payments/card/payable-form';
import { intentQuery } from '../../api/intent-query';
import { bookingAmounts } from '../../model/booking-amounts';
import { checkoutState } from '../../model/checkout-state';
import type { Booking } from '../../types';
import { useContact } from '../contact/contact-context';

type FormProps = ComponentProps<typeof PayableForm>;

interface IntentFormProps extends Omit<
  FormProps,
  'offer' | 'onOutdated' | 'expectedCents' | 'expectsCard' | 'beforePaying' | 'isStillOpen' | 'formId'
> {
  booking: Booking;
  purpose: 'full' | 'guarantee';
}

/**
 * The form that pays what is missing of a booking, or holds it as a guarantee: card, the terms in
 * `children`, and the button. The contact is saved with it.
 */
export function IntentForm({ booking, purpose, children, ...form }: IntentFormProps) {
  const queryClient = useQueryClient();
  const intent = useQuery(intentQuery(booking.id, purpose));
  const { formId, ready } = useContact();
  const fetchBooking = () => void queryClient.invalidateQueries({ queryKey: bookingKeys.detail(booking.id) });
  const handleOutdated = () => {
    void intent.refetch();
    fetchBooking();
  };
  const { data: offer } = intent;
  // The server may choose another card with the offer. The deadline charges that one.
  const fetchBookingOfOtherCard = useEffectEvent(() => {
    if (offer?.savedCard?.last4 !== booking.savedCard?.last4) fetchBooking();
  });
  useEffect(() => {
    if (offer) fetchBookingOfOtherCard();
  }, [offer]);
  const prepare = async ({ isSaved }: { isSaved: boolean }) => {
    if (!(await ready(isSaved ? 'saved card' : 'typed card'))) return false;
    // A code that was applied meanwhile has changed what is paid.
    const newest = queryClient.getQueryData(intentQuery(booking.id, purpose).queryKey);
    return newest?.clientSecret ?? true;
  };
  const isStillOpen = async () =>
    checkoutState(await queryClient.fetchQuery(bookingQuery(booking.id))) === 'open';
  return (
    <PayableForm
      {...form}
      offer={intent}
      expectedCents={bookingAmounts(booking).missing}
      expectsCard={booking.savedCard !== null}
      formId={formId}
      beforePaying={prepare}
      isStillOpen={isStillOpen}
      onOutdated={handleOutdated}
    >
      {children ? <Box sx={{ mt: 1.5 }}>{children}</Box> : null}
    </PayableForm>
  );
}
