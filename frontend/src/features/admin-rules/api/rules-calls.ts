import { client } from '../../../shared/api/client';
import { unwrap } from '../../../shared/api/unwrap';
import { bodyOf, intervalsOf, rulesOf } from '../model/rules-body';
import type { DayPreview, ReviewedRules, Rules, RulesChange } from '../types';

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
  const { affectedBookings, preview: _, ...rules } = await unwrap(client.PATCH(path, { params, body }));
  return { ...rulesOf(rules), affectedBookings };
}

/** Asks how a day would look to players with a change of the rules that the server has now. */
export async function getPreview(
  venueId: string,
  change: RulesChange,
  date: string,
  signal: AbortSignal,
): Promise<DayPreview> {
  const params = { path: { venueId }, query: { dryRun: 'true', date } } as const;
  const { nightFrom, windowDays, preview } = await unwrap(
    client.PATCH(path, { params, body: bodyOf(change), signal }),
  );
  const { courts = [], opening = [], note = null } = preview ?? {};
  return { date, nightFrom, windowDays, courts, opening: intervalsOf(opening), note };
}
