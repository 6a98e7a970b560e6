import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { bookingQuery } from '../../../../shared/api/booking-query';
import { bookingKeys } from '../../../../shared/api/keys';
import { PayableForm } from '../../../payments/card/payable-form';
import { intentQuery } from '../../api/intent-query';
import { checkoutState } from '../../model/checkout-state';

interface IntentFormProps extends Omit<
  ComponentProps<typeof PayableForm>,
  'offer' | 'isStillOpen' | 'onOutdated'
> {
  bookingId: string;
  purpose: 'full' | 'guarantee';
}

/** The card form that pays what is missing of a booking, or holds it as a guarantee. */
export function IntentForm({ bookingId, purpose, ...form }: IntentFormProps) {
  const queryClient = useQueryClient();
  const intent = useQuery(intentQuery(bookingId, purpose));
  const handleOutdated = () => {
    void intent.refetch();
    void queryClient.invalidateQueries({ queryKey: bookingKeys.detail(bookingId) });
  };
  const isStillOpen = async () =>
    checkoutState(await queryClient.fetchQuery(bookingQuery(bookingId))) === 'open';
  return <PayableForm {...form} offer={intent} isStillOpen={isStillOpen} onOutdated={handleOutdated} />;
}
