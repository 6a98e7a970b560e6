import { DisputeRepository } from '../../../src/modules/payments/application/ports/dispute-repository.js';
import { type Dispute, HOLDING_STATUSES } from '../../../src/modules/payments/domain/dispute.js';

/** Disputes in memory. */
export class InMemoryDisputeRepository extends DisputeRepository {
  private readonly stored = new Map<string, Dispute>();

  override async put(dispute: Dispute): Promise<void> {
    this.stored.set(dispute.id, { ...dispute });
  }

  override async find(id: string): Promise<Dispute | null> {
    return this.stored.get(id) ?? null;
  }

  override async ofBooking(bookingId: string): Promise<Dispute[]> {
    return this.all()
      .filter((dispute) => dispute.bookingId === bookingId)
      .sort((a, b) => a.openedAt.getTime() - b.openedAt.getTime());
  }

  override async holdsRefunds(paymentId: string): Promise<boolean> {
    return this.all().some(
      (dispute) => dispute.paymentId === paymentId && HOLDING_STATUSES.some((one) => one === dispute.status),
    );
  }

  override async since(since: Date): Promise<string[]> {
    return this.all()
      .filter(({ closedAt, openedAt }) => closedAt === null || closedAt >= since || openedAt >= since)
      .map(({ id }) => id);
  }

  private all(): Dispute[] {
    return [...this.stored.values()];
  }
}
