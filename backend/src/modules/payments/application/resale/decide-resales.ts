import { Injectable } from '@nestjs/common';
import { Events } from '../../../../kernel/application/events.js';
import { UnitOfWork } from '../../../../kernel/application/unit-of-work.js';
import { Clock } from '../../../../kernel/domain/clock.js';
import type { BookingId } from '../../../../kernel/domain/ids.js';
import type { Cents } from '../../../../kernel/domain/money.js';
import { BookingsFacade } from '../../../bookings/index.js';
import { asksAgainAt, resaleShares, waitsUntil } from '../../domain/resale.js';
import { ResaleRepository } from '../ports/resale-repository.js';
import { RequestRefunds } from '../settling/request-refunds.js';

/**
 * Decides each promise of a refund after a resale, once: when the cancelled time is over and
 * players can no longer book or cancel in it (docs/adr/0065).
 */
@Injectable()
export class DecideResales {
  static readonly sweep = 'payments.decide-resales';

  constructor(
    private readonly resales: ResaleRepository,
    private readonly bookings: BookingsFacade,
    private readonly requestRefunds: RequestRefunds,
    private readonly events: Events,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Ends after the current promise when the signal comes. One that fails delays no other. */
  async execute(signal: AbortSignal): Promise<void> {
    const now = this.clock.now();
    const failures: unknown[] = [];
    for (const bookingId of await this.resales.due(now)) {
      if (signal.aborted) break;
      const decided = this.unitOfWork.run(() => this.decide(bookingId, now));
      await decided.catch((error: unknown) => failures.push(error));
    }
    if (failures.length > 0) throw failures[0];
  }

  /** Returns what a booking has brought back to earlier players. The caller locks the booking. */
  spentOf(bookingId: BookingId): Promise<Cents> {
    return this.resales.spentOf(bookingId);
  }

  /** The locks keep what the later bookings have paid and brought back as it is. */
  private async decide(bookingId: BookingId, now: Date): Promise<void> {
    const involved = await this.resales.involved(bookingId);
    for (const id of involved) await this.bookings.lock(id);
    const facts = await this.resales.facts(bookingId, now);
    if (!facts) return;
    const { cancelled, later } = facts;
    const waits = cancelled.isDisputed || later.some(({ isFinal }) => !isFinal);
    if (waits && now < waitsUntil(cancelled.endsAt))
      return this.resales.postpone(bookingId, asksAgainAt(now));
    const shares = resaleShares(cancelled, later);
    await this.resales.decide(bookingId, shares, now);
    if (shares.length === 0) return;
    await this.requestRefunds.execute(bookingId);
    await this.events.publish({ name: 'booking.resold', payload: { bookingId } });
  }
}
