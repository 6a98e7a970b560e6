import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { bookingKeys } from '../../../../shared/api/keys';
import { PayableForm } from '../../../payments/card/payable-form';
import { intentQuery } from '../../api/intent-query';

interface IntentFormProps extends Omit<ComponentProps<typeof PayableForm>, 'offer' | 'onOutdated'> {
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
  return <PayableForm {...form} offer={intent} onOutdated={handleOutdated} />;
}
