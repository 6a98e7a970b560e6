import { centsOf, formatMoney } from '../../../shared/model/money';
import { texts } from '../texts';
import type { components } from '../../../shared/api/schema';

export type LedgerSummary = components['schemas']['LedgerSummaryBody'];
type FindingPage = components['schemas']['FindingPageBody'];
export type Finding = FindingPage['entries'][number];
export type BookingStatement = components['schemas']['BookingStatementBody'];
export type LedgerEntry = BookingStatement['entries'][number];

/** Returns an amount of the provider: "$9.00", or "9.00 EUR" in another currency. */
export function theirAmount({ theirs, currency }: Pick<Finding, 'theirs' | 'currency'>): string {
  if (theirs === null) return '';
  return currency === 'USD' ? formatMoney(centsOf(theirs)) : `${theirs} ${currency}`;
}

/** Returns in words what differs. */
export function differenceOf(finding: Finding): string {
  const theirs = theirAmount(finding);
  const ours = finding.ours === null ? null : formatMoney(centsOf(finding.ours));
  if (finding.kind === 'contradiction')
    return ours === null || ours === theirs ? texts.takenAnyway(theirs) : texts.asked(ours, theirs);
  if (ours === null) return texts.onlyTheirs(theirs);
  return theirs === '' ? texts.onlyOurs(ours) : texts.both(ours, theirs);
}

/** Returns in words what a transaction of the ledger was. */
export function entryWords({ kind, concept, moved, fee }: LedgerEntry): string {
  const about = texts.entryOf[kind];
  if (typeof about !== 'string') return about(formatMoney(centsOf(moved)), formatMoney(centsOf(fee)));
  const detail = concept === null ? undefined : texts.concepts[concept];
  return detail === undefined || kind === 'fee' ? about : `${about}: ${detail}`;
}
