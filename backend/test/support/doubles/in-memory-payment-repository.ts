import type { PaymentId } from '../../../src/kernel/domain/ids.js';
import { PaymentRepository } from '../../../src/modules/payments/application/ports/payment-repository.js';
import { Payment, type PaymentState } from '../../../src/modules/payments/domain/payment.js';
import { inOrderOfCreation } from './in-order-of-creation.js';

/**
 * Payments in memory. Like the database, it returns a fresh aggregate for each read, so a change
 * that is not saved is lost.
 */
export class InMemoryPaymentRepository extends PaymentRepository {
  private readonly states = new Map<string, PaymentState>();

  /** Returns the stored states, in the order in which the payments were added. */
  all(): PaymentState[] {
    return [...this.states.values()];
  }

  override async add(payment: Payment): Promise<void> {
    if (this.states.has(payment.id)) throw new Error(`payment ${payment.id} is stored already`);
    this.put(payment.snapshot());
  }

  override async save(payment: Payment): Promise<void> {
    const stored = this.states.get(payment.id);
    if (!stored) return;
    const { id, bookingId, playerId, purpose, askedCents, cardId, createdAt } = stored;
    const kept = { id, bookingId, playerId, purpose, askedCents, cardId, createdAt };
    this.put({ ...payment.snapshot(), ...kept });
  }

  override async open(id: string, intentId: string): Promise<boolean> {
    const stored = this.states.get(id);
    if (stored?.status !== 'creating') return false;
    this.put({ ...stored, status: 'open', intentId });
    return true;
  }

  override lock(id: string): Promise<Payment | null> {
    return this.find(id);
  }

  override async find(id: string): Promise<Payment | null> {
    return this.first((state) => state.id === id);
  }

  override async byIntent(intentId: string): Promise<Payment | null> {
    return this.first((state) => state.intentId === intentId);
  }

  override async ofBooking(bookingId: string): Promise<Payment[]> {
    const states = this.all().filter((state) => state.bookingId === bookingId);
    return states.sort(inOrderOfCreation).map((state) => Payment.restore(state));
  }

  override async inFlightBefore(before: Date): Promise<PaymentId[]> {
    return this.all()
      .filter((state) => Payment.restore(state).isInFlight && state.createdAt < before)
      .sort(inOrderOfCreation)
      .map(({ id }) => id);
  }

  private put(state: PaymentState): void {
    const conflict = this.all().find((other) => other.id !== state.id && conflicts(state, other));
    if (conflict) throw new Error(`payment ${state.id} conflicts with payment ${conflict.id}`);
    this.states.set(state.id, { ...state });
  }

  private first(matches: (state: PaymentState) => boolean): Payment | null {
    const state = this.all().find(matches);
    return state ? Payment.restore(state) : null;
  }
}

/** The unique indexes of the table. */
function conflicts(one: PaymentState, other: PaymentState): boolean {
  if (one.intentId !== null && one.intentId === other.intentId) return true;
  if (one.bookingId !== other.bookingId || one.purpose !== other.purpose) return false;
  return blocksOthers(one) && blocksOthers(other);
}

/** Returns true if the booking cannot have another payment for the same purpose. */
function blocksOthers(state: PaymentState): boolean {
  const payment = Payment.restore(state);
  if (state.purpose === 'full') return payment.isInFlight;
  if (state.purpose === 'guarantee') return !payment.isFinal;
  return state.purpose === 'deadline' && !payment.wasAbandoned;
}
