import { client } from '../../../shared/api/client';
import { unwrap } from '../../../shared/api/unwrap';
import type { ReviewedRules, Rules, RulesChange } from '../types';

/** A change of the rules with the version that it was made on. */
export interface VersionedChange {
  version: number;
  change: RulesChange;
}

interface Sent {
  params: { path: { venueId: string }; query?: { dryRun: true } };
  body?: RulesChange & { version: number };
  signal?: AbortSignal;
}
type Call<Body> = (path: string, sent: Sent) => Promise<{ data?: Body; response: Response }>;

const path = '/api/admin/venues/{venueId}/rules';
const get = client.GET as unknown as Call<Rules>;
const patch = client.PATCH as unknown as Call<ReviewedRules>;

/** Reads the rules of a venue (club.md §5). */
export function getRules(venueId: string, signal: AbortSignal): Promise<Rules> {
  return unwrap(get(path, { params: { path: { venueId } }, signal }));
}

/** Changes the rules of a venue, or only says what the change would do. */
export function patchRules(
  venueId: string,
  { version, change }: VersionedChange,
  query?: { dryRun: true },
): Promise<ReviewedRules> {
  return unwrap(patch(path, { params: { path: { venueId }, query }, body: { ...change, version } }));
}
