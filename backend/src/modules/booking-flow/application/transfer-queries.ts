import type { BookingId, VenueId } from '../../../kernel/domain/ids.js';

/**
 * The use of money that arrives for a booking by transfer.
 * - `expected`: it counts.
 * - `paid`: nothing is missing, so more is given back.
 * - `released`: the hour is free or sold to others, so it is given back.
 */
export type TransferState = 'expected' | 'paid' | 'released';

/** A booking whose player pays by transfer, as the desk sees it. Amounts are decimal strings. */
export interface DeskTransferView {
  bookingId: BookingId;
  /** The subject of the transfer. */
  code: string;
  state: TransferState;
  /** The amount that the desk expects now; `0.00` unless the state is `expected`. */
  dueAmount: string;
  totalAmount: string;
  paidAmount: string;
  /** The amount that has arrived by transfer beyond what was due. */
  excessAmount: string;
  /** Until when the hour waits for the money. */
  dueAt: string;
  organiserName: string | null;
  organiserPhone: string | null;
  /** The start, local to the venue. */
  bookingDate: string;
  timeSlot: string;
  courtNumber: number;
  courtName: string;
}

/** Reads the transfers of a venue. */
export abstract class TransferQueries {
  /**
   * Lists what is expected, nearest deadline first, and then what ended in the last two weeks,
   * latest first. @throws VenueNotFound
   */
  abstract ofVenue(venueId: VenueId): Promise<DeskTransferView[]>;
}
