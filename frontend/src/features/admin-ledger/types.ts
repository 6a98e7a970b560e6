import type { components } from '../../shared/api/schema';

export type LedgerSummary = components['schemas']['LedgerSummaryBody'];
type FindingPage = components['schemas']['FindingPageBody'];
export type Finding = FindingPage['entries'][number];
export type BookingStatement = components['schemas']['BookingStatementBody'];
export type LedgerEntry = BookingStatement['entries'][number];
