import type { GameType } from '../../../kernel/domain/games.js';
import type { BookingId, VenueId } from '../../../kernel/domain/ids.js';
import type { ReceiptNumber } from '../domain/receipt-number.js';
import type { Buyer, ReceiptKind, ReceiptMeans } from '../domain/receipt.js';

/** Court time on a receipt, as it was sold when the money moved. */
export interface CourtTimeView {
  courtNumber: number;
  courtName: string;
  /** `yyyy-MM-dd` */
  date: string;
  timeSlot: string;
  durationMinutes: number;
  gameType: GameType;
  /** The price of the whole booking. */
  totalAmount: string;
}

export interface ReceiptLineView {
  kind: 'court' | 'excess' | 'item';
  /** The name of an item. */
  text: string | null;
  quantity: number;
  amount: string;
  courtTime: CourtTimeView | null;
}

/** A receipt or a credit note, in a list. */
export interface ReceiptSummary {
  /** Such as `001-000000123`. */
  number: string;
  kind: ReceiptKind;
  means: ReceiptMeans;
  /** Decimal string, never negative. */
  amount: string;
  /** ISO, UTC. */
  issuedAt: string;
  booking: { id: BookingId; code: string } | null;
  lines: ReceiptLineView[];
  buyer: Buyer | null;
  /** The number of the document that this one corrects. */
  corrects: string | null;
}

/** A later document about the same money. */
export interface CorrectionView {
  number: string;
  kind: ReceiptKind;
  amount: string;
  issuedAt: string;
}

/** The whole document. */
export interface ReceiptView extends ReceiptSummary {
  /** The name is the one of the day. */
  venue: { id: VenueId; name: string; timeZone: string };
  /** Until when a buyer can be named; null for a document that has the buyer of another one. */
  buyerUntil: string | null;
  correctedBy: CorrectionView[];
}

export interface ReceiptPage {
  items: ReceiptSummary[];
  nextCursor: string | null;
}

/** Which receipts of a venue a list shows, the newest first. */
export interface ReceiptSearch {
  venueId: VenueId;
  /** The local day of the venue, `yyyy-MM-dd`. */
  date: string | null;
  /** A number with or without its series, or the code of a booking; of any day. */
  search: string;
  cursor: string | null;
}

/** Reads the receipts and credit notes, which the database issues (docs/adr/0100). */
export abstract class ReceiptBook {
  /** Returns the venue of a document, or null if there is none with this number. */
  abstract venueOf(number: string): Promise<VenueId | null>;

  /** @throws ReceiptNotFound */
  abstract one(number: ReceiptNumber): Promise<ReceiptView>;

  abstract page(search: ReceiptSearch): Promise<ReceiptPage>;

  /** Returns the number of the document of a transaction of the ledger, or null. */
  abstract numberOf(txn: string): Promise<string | null>;
}
