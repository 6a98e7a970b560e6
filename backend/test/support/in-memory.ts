import { AsyncLocalStorage } from 'node:async_hooks';
import { Events } from '../../src/kernel/application/events.js';
import { Jobs } from '../../src/kernel/application/jobs.js';
import { RateLimiter } from '../../src/kernel/application/rate-limiter.js';
import { UnitOfWork } from '../../src/kernel/application/unit-of-work.js';
import type { Cents } from '../../src/kernel/domain/money.js';
import { BookingRepository } from '../../src/modules/bookings/application/booking-repository.js';
import type { Booking } from '../../src/modules/bookings/domain/booking.js';
import { DiscountCodes, type Redemption } from '../../src/modules/discounts/application/discount-codes.js';
import type { DiscountCode } from '../../src/modules/discounts/domain/discount-code.js';
import { Books } from '../../src/modules/payments/application/books.js';
import type { ProviderEvent } from '../../src/modules/payments/application/payment-gateway.js';
import {
  CustomerRegister,
  PaymentRepository,
  RefundRepository,
} from '../../src/modules/payments/application/payment-repository.js';
import { ProviderEvents } from '../../src/modules/payments/application/provider-events.js';
import type { LedgerTransaction } from '../../src/modules/payments/domain/ledger.js';
import { Payment, type PaymentState } from '../../src/modules/payments/domain/payment.js';
import { Refund, type RefundState } from '../../src/modules/payments/domain/refund.js';
import { SharedLinks } from '../../src/modules/shared-links/application/shared-links.js';
import type { SharedLink } from '../../src/modules/shared-links/domain/shared-link.js';

/** One unit of work after the other, as the booking's lock makes them; a nested one joins. */
export class SerialUnitOfWork extends UnitOfWork {
  private readonly inside = new AsyncLocalStorage<true>();
  private last: Promise<unknown> = Promise.resolve();

  override run<T>(work: () => Promise<T>): Promise<T> {
    if (this.inside.getStore()) return work();
    const result = this.last.then(() => this.inside.run(true, work));
    this.last = result.catch(() => undefined);
    return result;
  }
}

export class InMemoryBookings extends BookingRepository {
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

/** Hands out copies, so that a change which is not saved is lost, as it would be in the database. */
export class InMemoryPayments extends PaymentRepository {
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

export class InMemoryRefunds extends RefundRepository {
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

export class InMemorySharedLinks extends SharedLinks {
  private readonly byBooking = new Map<string, SharedLink>();

  override async find(id: string): Promise<SharedLink | null> {
    return [...this.byBooking.values()].find(({ state }) => state.id === id) ?? null;
  }

  override async ofBooking(bookingId: string): Promise<SharedLink | null> {
    return this.byBooking.get(bookingId) ?? null;
  }

  override async add(link: SharedLink): Promise<void> {
    this.byBooking.set(link.state.bookingId, link);
  }

  override async save(): Promise<void> {
    // what was found is what is stored
  }
}

export class InMemoryDiscountCodes extends DiscountCodes {
  private readonly codes = new Map<string, DiscountCode>();
  private readonly uses = new Map<string, Redemption & { codeId: string }>();

  override async byCode(code: string): Promise<DiscountCode | null> {
    return (await this.all()).find((known) => known.code === code) ?? null;
  }

  override async lock(id: string): Promise<DiscountCode | null> {
    return this.codes.get(id) ?? null;
  }

  override async all(): Promise<DiscountCode[]> {
    return [...this.codes.values()];
  }

  override async add(code: DiscountCode): Promise<void> {
    this.codes.set(code.id, code);
  }

  override async save(code: DiscountCode): Promise<void> {
    this.codes.set(code.id, code);
  }

  override async takeUse(id: string): Promise<boolean> {
    const code = this.codes.get(id);
    if (!code || (code.maxUsage !== null && code.usageCount >= code.maxUsage)) return false;
    code.usageCount += 1;
    return true;
  }

  override async addRedemption(
    _id: string,
    codeId: string,
    bookingId: string,
    amountCents: Cents,
  ): Promise<void> {
    this.uses.set(bookingId, { codeId, code: this.codes.get(codeId)?.code ?? '', amountCents });
  }

  override async liveRedemption(bookingId: string): Promise<Redemption | null> {
    return this.uses.get(bookingId) ?? null;
  }

  override async release(bookingId: string): Promise<void> {
    const use = this.uses.get(bookingId);
    const code = use && this.codes.get(use.codeId);
    if (code) code.usageCount -= 1;
    this.uses.delete(bookingId);
  }
}

export class InMemoryCustomers extends CustomerRegister {
  readonly byPlayer = new Map<string, string>();

  override async find(playerId: string): Promise<string | null> {
    return this.byPlayer.get(playerId) ?? null;
  }

  override async keep(playerId: string, customerId: string): Promise<string> {
    const kept = this.byPlayer.get(playerId) ?? customerId;
    this.byPlayer.set(playerId, kept);
    return kept;
  }

  override async forget(playerId: string): Promise<void> {
    this.byPlayer.delete(playerId);
  }
}

export class InMemoryBooks extends Books {
  readonly transactions: LedgerTransaction[] = [];

  override async enter(transaction: LedgerTransaction): Promise<void> {
    if (this.transactions.some(({ id }) => id === transaction.id)) throw new Error(`${transaction.id} twice`);
    this.transactions.push(transaction);
  }
}

export class InMemoryProviderEvents extends ProviderEvents {
  readonly ids = new Set<string>();

  override async keep({ id }: ProviderEvent): Promise<boolean> {
    const isNew = !this.ids.has(id);
    this.ids.add(id);
    return isNew;
  }

  override async markProcessed(): Promise<void> {
    // nothing here reads it
  }
}

export class RecordedEvents extends Events {
  readonly names: string[] = [];

  override async publish({ name }: { name: string }): Promise<void> {
    this.names.push(name);
  }

  override subscribe(): void {
    // nobody listens
  }
}

export class RecordedJobs extends Jobs {
  readonly scheduled: { task: string; payload: Record<string, unknown> }[] = [];

  override async schedule(task: string, payload: Record<string, unknown>): Promise<void> {
    this.scheduled.push({ task, payload });
  }

  override handle(): void {
    // nobody works
  }

  override every(): void {
    // nobody works
  }
}

export class InMemoryRateLimiter extends RateLimiter {
  private readonly hits = new Map<string, number>();

  override async hit(bucket: string): Promise<number> {
    this.hits.set(bucket, (await this.count(bucket)) + 1);
    return this.count(bucket);
  }

  override async forgive(bucket: string): Promise<void> {
    this.hits.set(bucket, Math.max(0, (await this.count(bucket)) - 1));
  }

  override async count(bucket: string): Promise<number> {
    return this.hits.get(bucket) ?? 0;
  }
}
