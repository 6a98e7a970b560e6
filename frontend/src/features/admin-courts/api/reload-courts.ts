import { useQueryClient } from '@tanstack/react-query';
import { bookingKeys, courtKeys, paymentKeys, reportKeys, venueKeys } from '../../../shared/api/keys';

/**
 * Returns a function for after a change of venues or courts. It reloads everything that depends on
 * them: hours, bookings, payments and the dashboard.
 */
export function useReloadCourts(): () => Promise<void> {
  const queryClient = useQueryClient();
  const dependentKeys = [
    venueKeys.all,
    courtKeys.all,
    bookingKeys.all,
    paymentKeys.all,
    reportKeys.dashboard,
  ];
  return async () => {
    await Promise.all(dependentKeys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  };
}
