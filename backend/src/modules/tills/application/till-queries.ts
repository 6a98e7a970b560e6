import type { AdminId, VenueId } from '../../../kernel/domain/ids.js';
import type { VenueLocator } from '../../admins/index.js';

/** Cash that was put in, or taken out (negative), for a reason. Amounts are decimal. */
export interface MovementView {
  at: string;
  amount: string;
  reason: string;
  by: string;
}

/** A shift that has not ended. It says nothing of the cash that customers have paid. */
export interface OpenShiftView {
  id: string;
  openedAt: string;
  openedBy: string;
  openedById: AdminId;
  opening: string;
  /** True if it is open after four in the morning. */
  overdue: boolean;
  movements: MovementView[];
}

export interface TillView {
  id: string;
  venueId: VenueId;
  name: string;
  open: boolean;
  shift: OpenShiftView | null;
}

/** A line of a sheet: a payment or a refund in cash, or a movement. */
export interface SheetLineView {
  at: string;
  kind: 'payment' | 'refund' | 'sale' | 'sale_return' | 'movement';
  amount: string;
  /** Of a movement. */
  reason: string | null;
  /** Of a payment and a refund. */
  booking: { id: string; code: string } | null;
}

/** The sums of a shift that has ended. */
export interface SheetSummary {
  number: number;
  openedAt: string;
  openedBy: string;
  closedAt: string;
  closedBy: string;
  opening: string;
  cashTaken: string;
  cashGivenBack: string;
  moved: string;
  expected: string;
  counted: string;
  difference: string;
  reason: string | null;
}

export interface SheetView extends SheetSummary {
  tillId: string;
  tillName: string;
  venue: { id: VenueId; name: string; timeZone: string };
  lines: SheetLineView[];
}

/** A till with its last sheets, the newest first. */
export interface TillDetailView extends TillView {
  timeZone: string;
  sheets: SheetSummary[];
}

/** Reads tills and their sheets. */
export abstract class TillQueries implements VenueLocator {
  /** Returns the venue of a till, also of one that is out of service, or null. */
  abstract venueOf(tillId: string): Promise<VenueId | null>;

  /** Lists the tills of a venue that are in service, in the order in which it got them. */
  abstract ofVenue(venueId: VenueId): Promise<TillView[]>;

  /**
   * Returns a till with its last sheets before a number; null begins with the newest.
   * @throws TillNotFound
   */
  abstract one(tillId: string, before: number | null): Promise<TillDetailView>;

  /** @throws SheetNotFound */
  abstract sheet(tillId: string, number: number): Promise<SheetView>;
}
