import type { Payment } from '../domain/payment.js';
import type { Refund } from '../domain/refund.js';

/** Payments as stored. Whoever changes one holds its booking's lock, and takes that first. */
export abstract class PaymentRepository {
  abstract add(payment: Payment): Promise<void>;

  /** Stores a changed payment. */
  abstract save(payment: Payment): Promise<void>;

  /** Loads a payment and keeps everybody else from changing it until the unit of work ends; `null`: unknown. */
  abstract lock(id: string): Promise<Payment | null>;

  /** Every payment of this booking, oldest first. */
  abstract ofBooking(bookingId: string): Promise<Payment[]>;

  abstract find(id: string): Promise<Payment | null>;

  abstract byIntent(intentId: string): Promise<Payment | null>;

  /** Ids of the payments under way that were started before then, oldest first. */
  abstract inFlightBefore(before: Date): Promise<string[]>;
}

/** Refunds as stored. Whoever changes one holds its booking's lock. */
export abstract class RefundRepository {
  abstract add(refund: Refund): Promise<void>;
  abstract save(refund: Refund): Promise<void>;
  abstract find(id: string): Promise<Refund | null>;
  abstract lock(id: string): Promise<Refund | null>;
  /** Every refund of this booking, oldest first. */
  abstract ofBooking(bookingId: string): Promise<Refund[]>;
  /** The refund that the provider knows by this id, also where it has failed there. */
  abstract byProviderId(providerId: string): Promise<Refund | null>;
  /** Ids of the refunds whose outcome is open and that were decided before then, oldest first. */
  abstract openBefore(before: Date): Promise<string[]>;
}

/** Which customer of the provider a player is. */
export abstract class CustomerRegister {
  abstract find(playerId: string): Promise<string | null>;

  /** Keeps the player's customer and answers it; where one is there already, that one stays. */
  abstract keep(playerId: string, customerId: string): Promise<string>;

  abstract forget(playerId: string): Promise<void>;
}
