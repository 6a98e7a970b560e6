import { useQueryClient } from '@tanstack/react-query';
import { bookingKeys, courtKeys, paymentKeys, reportKeys, venueKeys } from '../../../shared/api/keys';

/** After a change of venues or courts: whatever was read of them, of their hours or of their money is asked for again. */
export function useForgetCourts(): () => Promise<void> {
  const queryClient = useQueryClient();
  const touched = [venueKeys.all, courtKeys.all, bookingKeys.all, paymentKeys.all, reportKeys.dashboard];
  return async () => {
    await Promise.all(touched.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  };
}
