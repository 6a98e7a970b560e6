import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deskKeys } from '../../../shared/api/admin-keys';
import { client } from '../../../shared/api/client';
import type { components } from '../../../shared/api/schema';
import { unwrap } from '../../../shared/api/unwrap';
import { useAttemptKey } from '../../../shared/api/use-attempt-key';
import type { DeskBooking } from '../types';

type Taken = components['schemas']['SettleBody'];
export type DeskMethod = Taken['method'];
export const deskMethods: readonly DeskMethod[] = ['cash', 'transfer', 'terminal'];

/**
 * Records money that the admin has taken for a booking that is paid at the club. A retry with the
 * same body carries the same idempotency key, so that nothing is taken twice.
 */
export function useSettle(bookingId: string) {
  const keyFor = useAttemptKey();
  return useDeskMoney(bookingId, (body: Taken) => {
    const params = { path: { bookingId }, header: { 'Idempotency-Key': keyFor(body) } };
    return unwrap(client.POST('/api/admin/bookings/{bookingId}/settle', { params, body }));
  });
}

/** Records that the admin has given back what was paid at the desk. */
export function useHandOver(bookingId: string) {
  return useDeskMoney(bookingId, () =>
    unwrap(
      client.POST('/api/admin/bookings/{bookingId}/refund-handed-over', { params: { path: { bookingId } } }),
    ),
  );
}

function useDeskMoney<Variables>(
  bookingId: string,
  mutationFn: (variables: Variables) => Promise<DeskBooking>,
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: (booking) => queryClient.setQueryData(deskKeys.booking(bookingId), booking),
    onSettled: () => queryClient.invalidateQueries({ queryKey: deskKeys.all }),
  });
}
