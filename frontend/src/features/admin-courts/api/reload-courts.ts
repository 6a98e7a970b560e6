import { useQueryClient } from '@tanstack/react-query';
import { isNotFound } from '../../../shared/api/api-error';
import { accountKeys, reportKeys } from '../../../shared/api/admin-keys';
import { bookingKeys, courtKeys, paymentKeys, venueKeys } from '../../../shared/api/keys';

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
    accountKeys.rights,
  ];
  return async () => {
    await Promise.all(dependentKeys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  };
}

/** Returns a function for after a failed change: the lists leave out what another admin deleted. */
export function useReloadWhatIsGone(): (error: unknown) => void {
  const reload = useReloadCourts();
  return (error) => {
    if (isNotFound(error)) void reload();
  };
}
