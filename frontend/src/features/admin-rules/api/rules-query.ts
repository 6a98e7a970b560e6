import { queryOptions } from '@tanstack/react-query';
import { ruleKeys } from '../../../shared/api/admin-keys';
import { getRules } from './rules-calls';

/** The rules of a venue. The screen edits them, so they are fetched whenever it opens. */
export const rulesQuery = (venueId: string) =>
  queryOptions({
    queryKey: ruleKeys.of(venueId),
    queryFn: ({ signal }) => getRules(venueId, signal),
    staleTime: 0,
  });
