import { BookingRepository } from '../../../src/modules/bookings/application/booking-repository.js';
import type { Booking } from '../../../src/modules/bookings/domain/booking.js';

export class InMemoryBookingRepository extends BookingRepository {
  readonly byId = new Map<string, Booking>();

  override async add(booking: Booking): Promise<void> {
    this.byId.set(booking.state.id, booking);
  }

  override async lock(id: string): Promise<Booking | null> {
    return this.byId.get(id) ?? null;
  }

  override async save(): Promise<void> {
    // what was locked is what is stored
  }

  override async closingSince(before: Date): Promise<string[]> {
    const states = [...this.byId.values()].map(({ state }) => state);
    return states
      .filter(({ status, closedAt }) => status === 'closing' && closedAt && closedAt < before)
      .map(({ id }) => id);
  }

  override async overdueSince(before: Date): Promise<string[]> {
    const states = [...this.byId.values()].map(({ state }) => state);
    return states
      .filter((it) => it.status === 'active' && it.paidCents < it.totalCents && it.paymentDueAt < before)
      .map(({ id }) => id);
  }
}
