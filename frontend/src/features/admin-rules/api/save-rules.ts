import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ruleKeys } from '../../../shared/api/admin-keys';
import { ApiError } from '../../../shared/api/api-error';
import { courtKeys, venueKeys } from '../../../shared/api/keys';
import type { Rules } from '../types';
import { patchRules, type VersionedChange } from './rules-calls';

/** Asks what a change would do. Nothing is stored. */
export function useDryRun(venueId: string) {
  return useMutation({
    mutationFn: (change: VersionedChange) => patchRules(venueId, change, { dryRun: 'true' }),
  });
}

/** Changes the rules. Screens with the hours of the venue read them again. */
export function useSaveRules(venueId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (change: VersionedChange) => patchRules(venueId, change),
    onSuccess: async ({ affectedBookings: _, ...rules }) => {
      queryClient.setQueryData<Rules>(ruleKeys.of(venueId), rules);
      const outdated = [venueKeys.all, courtKeys.all];
      await Promise.all(outdated.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
    },
  });
}

/** Returns true if another admin changed the rules since they were read. */
export function isChangedMeanwhile(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'rules_changed_meanwhile';
}
