import { useMutation } from '@tanstack/react-query';
import { client } from '../../../shared/api/client';
import { useAttemptKey } from '../../../shared/api/use-attempt-key';

/** Mails the payment link of a booking. A retry to the same address carries the same key. */
export function useMailPaymentLink(bookingId: string) {
  const keyFor = useAttemptKey();
  return useMutation({
    mutationFn: async (email: string) => {
      await client.POST('/api/admin/bookings/{bookingId}/payment-link/mail', {
        params: { path: { bookingId }, header: { 'Idempotency-Key': keyFor({ email }) } },
        body: { email },
      });
    },
  });
}
