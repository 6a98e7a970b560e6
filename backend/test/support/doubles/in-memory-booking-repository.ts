import type { BookingId } from '../../../src/kernel/domain/ids.js';
import {
  BookingRepository,
  type BookingTerms,
  type Deadline,
  type TakenReminder,
} from '../../../src/modules/bookings/application/booking-repository.js';
import { Booking } from '../../../src/modules/bookings/domain/booking.js';
import {
  SlotTaken,
  TooManyUnpaid,
  TooManyUnpaidHere,
} from '../../../src/modules/bookings/domain/booking-errors.js';
import type { BookingState } from '../../../src/modules/bookings/domain/booking-state.js';
import { countsAsUnpaid, UNPAID_LIMIT } from '../../../src/modules/bookings/domain/unpaid-limit.js';

/**
 * Bookings in memory. Like the database, it returns a fresh aggregate for each `lock`, so a change
 * that is not saved is lost.
 */
export class InMemoryBookingRepository extends BookingRepository {
  private readonly states = new Map<string, BookingState>();

  /** Returns a copy of a stored booking. */
  find(id: string): Booking {
    const state = this.states.get(id);
    if (!state) throw new Error(`no booking ${id}`);
    return Booking.restore(state);
  }

  /** Stores a booking, new or changed. */
  put(booking: Booking): void {
    this.states.set(booking.id, booking.snapshot());
  }

  override async add(booking: Booking, { unpaidPerAddress, isOfStaff }: BookingTerms): Promise<void> {
    const added = booking.snapshot();
    const holder = [...this.states.values()].find((other) => holdsHour(other) && areInTheWay(other, added));
    if (holder) throw new SlotTaken(holder.playerId === added.playerId ? holder.id : undefined);
    if (!isOfStaff) await this.assertBelowLimits(booking, unpaidPerAddress, added.createdAt);
    this.put(booking);
  }

  override async assertBelowLimits(booking: Booking, unpaidPerAddress: number, at: Date): Promise<void> {
    const one = booking.snapshot();
    const unpaid = [...this.states.values()].filter((other) => countsAsUnpaid(other, at));
    const ofPlayer = unpaid.filter(({ playerId }) => playerId === one.playerId);
    if (ofPlayer.length >= UNPAID_LIMIT) throw new TooManyUnpaid(UNPAID_LIMIT);
    const here = unpaid.filter(({ placedFrom }) => placedFrom !== null && placedFrom === one.placedFrom);
    if (here.length >= unpaidPerAddress) throw new TooManyUnpaidHere(unpaidPerAddress);
  }

  override countAhead(playerId: string, venueId: string, after: Date): Promise<number> {
    const isAhead = (state: BookingState) =>
      state.playerId === playerId &&
      state.venueId === venueId &&
      state.startsAt > after &&
      state.status === 'active';
    return Promise.resolve([...this.states.values()].filter(isAhead).length);
  }

  override async holdCourt(): Promise<void> {
    // No court closes in memory.
  }

  override async saveMoved(booking: Booking): Promise<void> {
    const moved = booking.snapshot();
    const holder = [...this.states.values()].find((other) => holdsHour(other) && areInTheWay(other, moved));
    if (holder && holder.id !== moved.id)
      throw new SlotTaken(holder.playerId === moved.playerId ? holder.id : undefined);
    this.put(booking);
  }

  override async lock(id: string): Promise<Booking | null> {
    return this.states.has(id) ? this.find(id) : null;
  }

  override async save(booking: Booking): Promise<void> {
    this.put(booking);
  }

  override async lockFrom(venueId: string, day: string): Promise<Booking[]> {
    return [...this.states.values()]
      .filter((state) => state.venueId === venueId && state.slotDate >= day && holdsHour(state))
      .sort((one, other) => one.id.localeCompare(other.id))
      .map((state) => Booking.restore(state));
  }

  override async lockFree(ids: readonly string[]): Promise<Booking[]> {
    const found = await Promise.all(ids.map((id) => this.lock(id)));
    return found.filter((booking) => booking !== null);
  }

  override async saveExpired(bookings: readonly Booking[]): Promise<void> {
    for (const booking of bookings) this.put(booking);
  }

  override async saveStarts(bookings: readonly Booking[]): Promise<void> {
    for (const booking of bookings) this.put(booking);
  }

  override async closingSince(before: Date): Promise<BookingId[]> {
    return [...this.states.values()]
      .flatMap(({ id, status, closing }) => (status === 'closing' ? [{ id, at: closing.at }] : []))
      .filter(({ at }) => at < before)
      .sort((one, other) => one.at.getTime() - other.at.getTime())
      .map(({ id }) => id);
  }

  override async *deadlines(from: Date, before: Date): AsyncGenerator<Deadline[]> {
    yield [...this.states.values()]
      .filter((state) => state.status === 'active' && state.paidCents < state.totalCents)
      .filter(({ paymentDueAt }) => from <= paymentDueAt && paymentDueAt < before)
      .sort((one, other) => one.paymentDueAt.getTime() - other.paymentDueAt.getTime())
      .map(({ id: bookingId, paymentDueAt }) => ({ bookingId, paymentDueAt }));
  }

  override async takeReminders(now: Date, before: Date): Promise<TakenReminder[]> {
    const due = [...this.states.values()]
      .flatMap((state) => (state.remindAt === null ? [] : [{ state, remindAt: state.remindAt }]))
      .filter(({ remindAt }) => remindAt < before)
      .sort((one, other) => one.remindAt.getTime() - other.remindAt.getTime());
    return due.map(({ state, remindAt }) => {
      this.states.set(state.id, { ...state, remindAt: null });
      const unpaid = state.status === 'active' && state.paidCents < state.totalCents;
      return { bookingId: state.id, remindAt, stillApplies: unpaid && state.paymentDueAt > now };
    });
  }
}

function holdsHour({ status }: BookingState): boolean {
  return status === 'active' || status === 'closing';
}

function overlap(one: BookingState, other: BookingState): boolean {
  const endOf = ({ startMinute, durationMinutes }: BookingState) => startMinute + durationMinutes;
  return one.startMinute < endOf(other) && other.startMinute < endOf(one);
}

function areInTheWay(one: BookingState, other: BookingState): boolean {
  return one.courtId === other.courtId && one.slotDate === other.slotDate && overlap(one, other);
}
