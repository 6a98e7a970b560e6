import { client } from '../../../shared/api/client';
import { unwrap } from '../../../shared/api/unwrap';
import { bodyOf, rulesOf } from '../model/rules-body';
import type { ReviewedRules, Rules, RulesChange } from '../types';

/** A change of the rules with the version that it was made on. */
export interface VersionedChange {
  version: number;
  change: RulesChange;
}

const path = '/api/admin/venues/{venueId}/rules';

/** Reads the rules of a venue. */
export async function getRules(venueId: string, signal: AbortSignal): Promise<Rules> {
  return rulesOf(await unwrap(client.GET(path, { params: { path: { venueId } }, signal })));
}

/** Changes the rules of a venue, or only says what the change would do. */
export async function patchRules(
  venueId: string,
  { version, change }: VersionedChange,
  query?: { dryRun: 'true' },
): Promise<ReviewedRules> {
  const params = { path: { venueId }, query };
  const body = { ...bodyOf(change), version };
  const { affectedBookings, ...rules } = await unwrap(client.PATCH(path, { params, body }));
  return { ...rulesOf(rules), affectedBookings };
}
