import { RefundRepository } from '../../../src/modules/payments/application/ports/refund-repository.js';
import { Refund, type RefundState } from '../../../src/modules/payments/domain/refund.js';
import { inOrderOfCreation } from './in-order-of-creation.js';

/**
 * Refunds in memory. Like the database, it returns a fresh aggregate for each read, so a change
 * that is not saved is lost.
 */
export class InMemoryRefundRepository extends RefundRepository {
  private readonly states = new Map<string, RefundState>();

  /** Returns the stored states, in the order in which the refunds were added. */
  all(): RefundState[] {
    return [...this.states.values()];
  }

  override async add(refund: Refund): Promise<void> {
    if (this.states.has(refund.id)) throw new Error(`refund ${refund.id} is stored already`);
    this.put(refund.snapshot());
  }

  override async save(refund: Refund): Promise<void> {
    const stored = this.states.get(refund.id);
    if (!stored) return;
    const { id, paymentId, bookingId, amountCents, reason, createdAt } = stored;
    const kept = { id, paymentId, bookingId, amountCents, reason, createdAt };
    this.put({ ...refund.snapshot(), ...kept });
  }

  override async find(id: string): Promise<Refund | null> {
    const state = this.states.get(id);
    return state ? Refund.restore(state) : null;
  }

  override lock(id: string): Promise<Refund | null> {
    return this.find(id);
  }

  override async ofBooking(bookingId: string): Promise<Refund[]> {
    const states = this.all().filter((state) => state.bookingId === bookingId);
    return states.sort(inOrderOfCreation).map((state) => Refund.restore(state));
  }

  override async byProviderId(providerId: string): Promise<Refund | null> {
    const state = this.all().find(
      (other) => other.providerId === providerId || other.failedProviderId === providerId,
    );
    return state ? Refund.restore(state) : null;
  }

  override async openBefore(before: Date): Promise<string[]> {
    return this.all()
      .filter((state) => Refund.restore(state).isOpen && state.createdAt < before)
      .sort(inOrderOfCreation)
      .map(({ id }) => id);
  }

  private put(state: RefundState): void {
    const { id, providerId } = state;
    const isTaken = this.all().some((other) => other.id !== id && other.providerId === providerId);
    if (providerId !== null && isTaken) throw new Error(`two refunds are ${providerId} at the provider`);
    this.states.set(id, { ...state });
  }
}
