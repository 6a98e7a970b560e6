import type { Payment } from '../domain/payment.js';

/** Payments as stored. Whoever changes one holds its booking's lock, and takes that first. */
export abstract class PaymentRepository {
  abstract add(payment: Payment): Promise<void>;

  /** Stores a changed payment. */
  abstract save(payment: Payment): Promise<void>;

  /** Loads a payment and keeps everybody else from changing it until the unit of work ends; `null`: unknown. */
  abstract lock(id: string): Promise<Payment | null>;

  /** The one payment of this booking that is under way, if any. */
  abstract inFlight(bookingId: string): Promise<Payment | null>;

  abstract find(id: string): Promise<Payment | null>;

  abstract byIntent(intentId: string): Promise<Payment | null>;

  /** Ids of the payments under way that were started before then, oldest first. */
  abstract inFlightBefore(before: Date): Promise<string[]>;
}

/** Which customer of the provider a player is. */
export abstract class CustomerRegister {
  abstract find(playerId: string): Promise<string | null>;

  /** Keeps the player's customer and answers it; where one is there already, that one stays. */
  abstract keep(playerId: string, customerId: string): Promise<string>;

  abstract forget(playerId: string): Promise<void>;
}
