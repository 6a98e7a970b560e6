import { PaymentRepository } from '../../../src/modules/payments/application/payment-repository.js';
import { Payment, type PaymentState } from '../../../src/modules/payments/domain/payment.js';

/** Hands out copies, so that a change which is not saved is lost, as it would be in the database. */
export class InMemoryPaymentRepository extends PaymentRepository {
  readonly rows = new Map<string, PaymentState>();

  override async add({ state }: Payment): Promise<void> {
    this.rows.set(state.id, { ...state });
  }

  override async save({ state }: Payment): Promise<void> {
    this.rows.set(state.id, { ...state });
  }

  override lock(id: string): Promise<Payment | null> {
    return this.find(id);
  }

  override async find(id: string): Promise<Payment | null> {
    return this.first((row) => row.id === id);
  }

  override async byIntent(intentId: string): Promise<Payment | null> {
    return this.first((row) => row.intentId === intentId);
  }

  override async ofBooking(bookingId: string): Promise<Payment[]> {
    const rows = [...this.rows.values()].filter((row) => row.bookingId === bookingId);
    return rows.map((row) => new Payment({ ...row }));
  }

  override async inFlightBefore(before: Date): Promise<string[]> {
    return [...this.rows.values()]
      .filter((row) => !row.settledAt && row.createdAt < before)
      .map(({ id }) => id);
  }

  private first(matches: (row: PaymentState) => boolean): Payment | null {
    const row = [...this.rows.values()].find(matches);
    return row ? new Payment({ ...row }) : null;
  }
}
