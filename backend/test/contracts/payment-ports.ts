import { randomUUID } from 'node:crypto';
import { addMinutes } from 'date-fns/addMinutes';
import { UnitOfWork } from '../../src/kernel/application/unit-of-work.js';
import { type BookingId, type PlayerId, idFrom } from '../../src/kernel/domain/ids.js';
import { toCents } from '../../src/kernel/domain/money.js';
import { DiscountCodeRepository } from '../../src/modules/discounts/application/discount-code-repository.js';
import { CustomerRepository } from '../../src/modules/payment-provider/application/ports/customer-repository.js';
import { DeclinedChargeRepository } from '../../src/modules/payments/application/ports/declined-charge-repository.js';
import { DisputeRepository } from '../../src/modules/payments/application/ports/dispute-repository.js';
import { LedgerRepository } from '../../src/modules/payments/application/ports/ledger-repository.js';
import { PaymentRepository } from '../../src/modules/payments/application/ports/payment-repository.js';
import { ProviderEventRepository } from '../../src/modules/payment-provider/application/ports/provider-event-repository.js';
import { RefundRepository } from '../../src/modules/payments/application/ports/refund-repository.js';
import type { Intent, IntentStatus } from '../../src/modules/payment-provider/domain/intent.js';
import { Payment, type PaymentPurpose } from '../../src/modules/payments/domain/payment.js';
import { SharedLinkRepository } from '../../src/modules/shared-links/application/shared-link-repository.js';
import { startTestApp } from '../support/app/app.js';
import { InMemoryCustomerRepository } from '../support/doubles/in-memory-customer-repository.js';
import { InMemoryDeclinedChargeRepository } from '../support/doubles/in-memory-declined-charge-repository.js';
import { InMemoryDiscountCodeRepository } from '../support/doubles/in-memory-discount-code-repository.js';
import { InMemoryDisputeRepository } from '../support/doubles/in-memory-dispute-repository.js';
import { InMemoryLedgerRepository } from '../support/doubles/in-memory-ledger-repository.js';
import { InMemoryPaymentRepository } from '../support/doubles/in-memory-payment-repository.js';
import { InMemoryProviderEventRepository } from '../support/doubles/in-memory-provider-event-repository.js';
import { InMemoryRefundRepository } from '../support/doubles/in-memory-refund-repository.js';
import { InMemorySharedLinkRepository } from '../support/doubles/in-memory-shared-link-repository.js';
import { RecordedJobs } from '../support/doubles/recorded-jobs.js';
import { SerialUnitOfWork } from '../support/doubles/serial-unit-of-work.js';
import { aCourt, aVenue } from '../support/fixtures/venues-and-courts.js';

/** The ports of the modules around payments, either in memory or on PostgreSQL. */
export interface PaymentPorts {
  readonly payments: PaymentRepository;
  readonly refunds: RefundRepository;
  readonly customers: CustomerRepository;
  readonly ledger: LedgerRepository;
  readonly events: ProviderEventRepository;
  readonly disputes: DisputeRepository;
  readonly declines: DeclinedChargeRepository;
  readonly links: SharedLinkRepository;
  readonly codes: DiscountCodeRepository;
  readonly work: UnitOfWork;
  /** Creates a player and returns the id. */
  readonly aPlayer: () => Promise<PlayerId>;
  /** Creates a booking of a player, or of a new one, to which other rows can refer. */
  readonly aBooking: (playerId?: PlayerId) => Promise<{ bookingId: BookingId; playerId: PlayerId }>;
  readonly end: () => Promise<void>;
}

export function inMemoryPorts(): Promise<PaymentPorts> {
  const players = new Map<BookingId, PlayerId>();
  return Promise.resolve({
    payments: new InMemoryPaymentRepository(),
    refunds: new InMemoryRefundRepository(),
    customers: new InMemoryCustomerRepository(),
    ledger: new InMemoryLedgerRepository(),
    events: new InMemoryProviderEventRepository(new RecordedJobs()),
    disputes: new InMemoryDisputeRepository(),
    declines: new InMemoryDeclinedChargeRepository(),
    links: new InMemorySharedLinkRepository(),
    codes: new InMemoryDiscountCodeRepository((bookingId) => players.get(bookingId) ?? idFrom('')),
    work: new SerialUnitOfWork(),
    aPlayer: () => Promise.resolve(idFrom<PlayerId>(randomUUID())),
    aBooking: (playerId = idFrom<PlayerId>(randomUUID())) => {
      const bookingId = idFrom<BookingId>(randomUUID());
      players.set(bookingId, playerId);
      return Promise.resolve({ bookingId, playerId });
    },
    end: () => Promise.resolve(),
  });
}

/**
 * Starts an application on a database of its own. The rows of the contracts break its invariants.
 */
export async function postgresPorts(): Promise<PaymentPorts> {
  const app = await startTestApp({ checkBooks: false, config: { role: 'api' } });
  const venueId = await aVenue(app);
  const courtId = await aCourt(app, venueId);
  const aPlayer = async () => {
    const playerId = idFrom<PlayerId>(randomUUID());
    await app.sql('insert into players (id) values ($1)', [playerId]);
    return playerId;
  };
  const aBooking = async (known?: PlayerId) => {
    const bookingId = idFrom<BookingId>(randomUUID());
    const playerId = known ?? (await aPlayer());
    await app.sql(
      `insert into bookings (id, court_id, venue_id, player_id, slot_date, start_minute, starts_at, game_type,
         tariff, base_cents, total_cents, status, payment_due_at, refund_policy, created_at)
       values ($1, $2, $3, $4, '2026-11-22', 600, now(), 'singles', 'day', 1450, 1450, 'active', now(), '[]', now())`,
      [bookingId, courtId, venueId, playerId],
    );
    return { bookingId, playerId };
  };
  return {
    payments: app.get(PaymentRepository),
    refunds: app.get(RefundRepository),
    customers: app.get(CustomerRepository),
    ledger: app.get(LedgerRepository),
    events: app.get(ProviderEventRepository),
    disputes: app.get(DisputeRepository),
    declines: app.get(DeclinedChargeRepository),
    links: app.get(SharedLinkRepository),
    codes: app.get(DiscountCodeRepository),
    work: app.get(UnitOfWork),
    aPlayer,
    aBooking,
    end: () => app.close(),
  };
}

/** The time at which the contracts take place; `at(5)` is five minutes later. */
export const at = (minutes: number): Date => addMinutes(new Date('2026-11-20T20:00:00Z'), minutes);

/** Returns a new payment of 14.50, created at the given minute. */
export function aPayment(
  booking: { bookingId: BookingId; playerId: PlayerId },
  { purpose = 'full', minute = 0 }: { purpose?: PaymentPurpose; minute?: number } = {},
): Payment {
  return Payment.start({
    ...booking,
    id: idFrom(randomUUID()),
    purpose,
    amount: toCents(1450),
    now: at(minute),
  });
}

/** Moves a payment to the given status by an intent of its own. */
export function follow(payment: Payment, status: IntentStatus, id = `pi_${randomUUID()}`): Payment {
  const intent: Intent = {
    id,
    status,
    amountCents: 1450,
    receivedCents: status === 'succeeded' ? 1450 : 0,
    currency: 'USD',
    paymentId: payment.id,
    bookingId: payment.bookingId,
    feeCents: null,
    declinedChargeId: null,
    wasTried: false,
    customerId: null,
    card: null,
    savedCard: null,
    clientSecret: '',
  };
  payment.follow(intent, at(60));
  return payment;
}
