import type { BookingId } from '../../../kernel/domain/ids.js';
import type { FindingKind, FindingState, LedgerKind } from '../domain/ledger-entry.js';
import type { Page } from './paging.js';

/** The last comparison of the ledger with the provider. Amounts may be negative. */
export interface ComparisonView {
  /** ISO, UTC. */
  comparedAt: string;
  /** Movements from this time on were compared, and older ones with an open finding. */
  since: string;
  movements: number;
  /** The change that the movements made to the balance at the provider, by our ledger. */
  ours: string;
  /** The same by the provider. */
  theirs: string;
  /** `ours` minus `theirs`. */
  difference: string;
}

/** The figures at the top of the ledger screen. */
export interface LedgerSummary {
  /** Null: nothing has been compared yet. */
  comparison: ComparisonView | null;
  openFindings: number;
  /**
   * The fees that the provider has taken since the first of the month, in the installation's zone.
   */
  fees: {
    charges: string;
    chargeCount: number;
    /** Charges of the month whose fee the provider has not reported yet. */
    unknownCount: number;
    disputes: string;
  };
  /** Disputes that the payers' banks have not decided, and what they withhold. */
  disputes: { open: number; withheld: string };
  declines: { lastHour: number; endedToday: number };
  timeZone: string;
}

/** The booking that a finding is about. */
export interface FindingBooking {
  id: BookingId;
  code: string;
  venueName: string;
  courtNumber: number;
  bookingDate: string;
  timeSlot: string;
}

/** Something that differs between our books and the provider. */
export interface FindingView {
  id: string;
  kind: FindingKind;
  /** The provider's id of the intent, refund or dispute. */
  reference: string;
  /** Null: unknown to that side. */
  ours: string | null;
  theirs: string | null;
  /** ISO code of `theirs`. */
  currency: string;
  foundAt: string;
  resolvedAt: string | null;
  /** The admin's name; null if the next comparison found no difference. */
  resolvedBy: string | null;
  note: string | null;
  booking: FindingBooking | null;
  /** Only of a contradicted payment: whether it is given back to the payer. */
  refund: 'none' | 'pending' | 'succeeded' | 'failed' | null;
  /** The page at the provider; null with the sandbox. */
  providerPage: string | null;
}

export type FindingPage = Page<FindingView>;

/** One transaction of a booking, as it changes our balance at the provider. */
export interface LedgerEntryView {
  id: string;
  at: string;
  kind: LedgerKind;
  /** The purpose of the charge, or the reason of the refund. */
  concept: string | null;
  /** The provider's id. */
  reference: string;
  /** The change of the balance. */
  amount: string;
  /** The provider's fee within `amount`. */
  fee: string;
  /**
   * The amount that moved between accounts without changing the balance: that of a lost dispute.
   */
  moved: string;
  /** The balance after this transaction. */
  balance: string;
}

/** Why a booking has the balance that it has. */
export interface BookingStatement extends Page<LedgerEntryView> {
  booking: FindingBooking & {
    courtName: string;
    timeZone: string;
    total: string;
    paid: string;
  };
  /** Our balance at the provider from this booking: `earned` + `owed` − `fees` − `disputed`. */
  balance: string;
  earned: string;
  owed: string;
  fees: string;
  disputed: string;
}

/** Reads the ledger for admins. */
export abstract class LedgerQueries {
  abstract summary(): Promise<LedgerSummary>;

  /** Returns one page of findings: open ones by the time they were found, newest first. */
  abstract findings(state: FindingState, page: number): Promise<FindingPage>;

  /**
   * Returns the transactions of a booking, oldest first.
   * @param reference the code or id of the booking, or the provider's id of a charge, refund or
   *   dispute
   * @throws BookingNotFound if nothing has this id
   */
  abstract ofBooking(reference: string, page: number): Promise<BookingStatement>;
}
