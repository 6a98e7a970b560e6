import { RefundRepository } from '../../../src/modules/payments/application/payment-repository.js';
import { Refund, type RefundState } from '../../../src/modules/payments/domain/refund.js';

export class InMemoryRefundRepository extends RefundRepository {
  readonly rows = new Map<string, RefundState>();

  override async add({ state }: Refund): Promise<void> {
    this.rows.set(state.id, { ...state });
  }

  override async save({ state }: Refund): Promise<void> {
    this.rows.set(state.id, { ...state });
  }

  override async find(id: string): Promise<Refund | null> {
    const row = this.rows.get(id);
    return row ? new Refund({ ...row }) : null;
  }

  override lock(id: string): Promise<Refund | null> {
    return this.find(id);
  }

  override async ofBooking(bookingId: string): Promise<Refund[]> {
    const rows = [...this.rows.values()].filter((row) => row.bookingId === bookingId);
    return rows.map((row) => new Refund({ ...row }));
  }

  override async byProviderId(providerId: string): Promise<Refund | null> {
    const row = [...this.rows.values()].find(({ providerId: id, failedProviderId }) =>
      [id, failedProviderId].includes(providerId),
    );
    return row ? new Refund({ ...row }) : null;
  }

  override async openBefore(before: Date): Promise<string[]> {
    return [...this.rows.values()]
      .filter((row) => !row.settledAt && row.createdAt < before)
      .map(({ id }) => id);
  }
}
