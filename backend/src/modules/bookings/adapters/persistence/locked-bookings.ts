import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { Database } from '../../../../kernel/adapters/persistence/database.js';
import type { BookingId } from '../../../../kernel/domain/ids.js';
import type { BookingState } from '../../domain/booking-state.js';
import { stateOf } from './booking-mapping.js';
import { type BookingRow, BookingSchema } from './bookings.schema.js';

/**
 * The bookings that the ambient transaction has locked, as it has left them. No other transaction
 * can change them before it ends, so a use case that locks one again does not read it again.
 */
@Injectable()
export class LockedBookings {
  constructor(
    private readonly database: Database,
    @InjectRepository(BookingSchema) private readonly rows: Repository<BookingRow>,
  ) {}

  /** Locks a booking until the transaction ends. Returns null for an unknown id. */
  async lock(id: BookingId): Promise<BookingState | null> {
    const known = this.known.get(id);
    if (known) return known;
    const lock = { mode: 'pessimistic_write' } as const;
    const row = await this.database.of(this.rows).findOne({ where: { id }, lock });
    if (!row) return null;
    const state = stateOf(row);
    this.known.set(id, state);
    return state;
  }

  /** Call it when the transaction has saved this state of a booking. */
  saved(state: BookingState): void {
    if (this.known.has(state.id)) this.known.set(state.id, state);
  }

  /** Call it when the transaction changes bookings otherwise than by saving one. */
  forget(): void {
    this.known.clear();
  }

  private get known(): Map<BookingId, BookingState> {
    return this.database.keptInTransaction(this, () => new Map<BookingId, BookingState>());
  }
}
