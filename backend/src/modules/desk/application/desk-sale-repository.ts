import type { BookingId, CustomerId } from '../../../kernel/domain/ids.js';

/** A booking that the desk sold: to whom, who plays along, and a note. */
export interface DeskSale {
  readonly bookingId: BookingId;
  readonly customerId: CustomerId;
  /** The names of the other players. */
  readonly players: readonly string[];
  readonly note: string | null;
}

/** Stores to whom the desk sold a booking. */
export abstract class DeskSaleRepository {
  /** Stores a sale inside the unit of work that has stored its booking. */
  abstract add(sale: DeskSale): Promise<void>;
}
