import type { Clock } from '../../../src/kernel/domain/clock.js';
import { randomUUID } from 'node:crypto';
import { toCents } from '../../../src/kernel/domain/money.js';
import type { Config } from '../../../src/config/config.js';
import type { BookingRules } from '../../../src/modules/bookings/application/booking-rules.js';
import { BookingQueries } from '../../../src/modules/bookings/application/booking-queries.js';
import { BookingsFacade } from '../../../src/modules/bookings/application/bookings-facade.js';
import { Releases } from '../../../src/modules/bookings/application/releases.js';
import { Booking } from '../../../src/modules/bookings/domain/booking.js';
import { DiscountsFacade } from '../../../src/modules/discounts/application/discounts-facade.js';
import { CreateShareIntent } from '../../../src/modules/checkout/application/create-share-intent.js';
import { CreatePaymentIntent } from '../../../src/modules/checkout/application/create-payment-intent.js';
import { CreateRestIntent } from '../../../src/modules/checkout/application/create-rest-intent.js';
import { AbandonPayment } from '../../../src/modules/payments/application/intents/abandon-payment.js';
import { CountDeclines } from '../../../src/modules/payments/application/intents/count-declines.js';
import { EndPayment } from '../../../src/modules/payments/application/intents/end-payment.js';
import { OpenIntent } from '../../../src/modules/payments/application/intents/open-intent.js';
import { PaymentAttempts } from '../../../src/modules/payments/application/intents/payment-attempts.js';
import { PaymentOffers } from '../../../src/modules/checkout/application/payment-offers.js';
import { SavedCards } from '../../../src/modules/payment-provider/application/saved-cards.js';
import { SettledIntents } from '../../../src/modules/payment-provider/application/settled-intents.js';
import { FollowIntent } from '../../../src/modules/payments/application/intents/follow-intent.js';
import { ReceiveProviderEvent } from '../../../src/modules/payment-provider/application/receive-provider-event.js';
import { ReconcilePayments } from '../../../src/modules/payments/application/repairs/reconcile-payments.js';
import { RecordPayment } from '../../../src/modules/payments/application/settling/record-payment.js';
import { RepairPayment } from '../../../src/modules/payments/application/repairs/repair-payment.js';
import { AfterPayment } from '../../../src/modules/payments/application/settling/after-payment.js';
import { EnterReceived } from '../../../src/modules/payments/application/settling/enter-received.js';
import { RequestRefunds } from '../../../src/modules/payments/application/settling/request-refunds.js';
import { SettleHold } from '../../../src/modules/payments/application/settling/settle-hold.js';
import { SettlePayment } from '../../../src/modules/payments/application/settling/settle-payment.js';
import type { PaymentState } from '../../../src/modules/payments/domain/payment.js';
import { SecretKeys } from '../../../src/kernel/adapters/secret-keys.js';
import { UuidIds } from '../../../src/kernel/adapters/uuid-ids.js';
import { type BookingId, type PlayerId, type VenueId, idFrom } from '../../../src/kernel/domain/ids.js';
import { HmacShareTokens } from '../../../src/modules/shared-links/adapters/crypto/hmac-share-tokens.js';
import { SharedLink } from '../../../src/modules/shared-links/domain/shared-link.js';
import { SharedLinksFacade } from '../../../src/modules/shared-links/application/shared-links-facade.js';
import { FakePaymentGateway } from './fake-payment-gateway.js';
import { FixedClock } from './fixed-clock.js';
import { SerialUnitOfWork } from './serial-unit-of-work.js';
import { InMemoryBookingRepository } from './in-memory-booking-repository.js';
import { InMemoryPaymentRepository } from './in-memory-payment-repository.js';
import { InMemoryRefundRepository } from './in-memory-refund-repository.js';
import { NoBlocks } from './no-blocks.js';
import { NoLiveUpdates } from './no-live-updates.js';
import { NoResales } from './no-resales.js';
import { InMemorySharedLinkRepository } from './in-memory-shared-link-repository.js';
import { InMemoryDiscountCodeRepository } from './in-memory-discount-code-repository.js';
import { InMemoryCustomerRepository } from './in-memory-customer-repository.js';
import { InMemoryLedgerRepository } from './in-memory-ledger-repository.js';
import { InMemoryProviderEventRepository } from './in-memory-provider-event-repository.js';
import { InMemoryDeclinedChargeRepository } from './in-memory-declined-charge-repository.js';
import { InMemoryDisputeRepository } from './in-memory-dispute-repository.js';
import { RaisedFindings } from './raised-findings.js';
import { PlayerRules } from '../../../src/modules/bookings/application/player-rules.js';
import { CustomerCategories } from '../../../src/modules/customers/application/customer-categories.js';
import {
  HeldCategories,
  type OwnCategoryView,
  type VenueCategory,
} from '../../../src/modules/customers/application/held-categories.js';
import { SPECIFIED_TERMS } from '../fixtures/placement.js';
import { RecordedEvents } from './recorded-events.js';
import { RecordedJobs } from './recorded-jobs.js';
import { InMemoryRateLimiter } from './in-memory-rate-limiter.js';

const config = { sessionSecret: 'a-secret-of-the-tests', previousSessionSecret: null } as Config;
const ids = new UuidIds();
const RULES: BookingRules = { windowDays: 60, graceSeconds: 3600, unpaidPerAddress: 8 };

/** No player of these tests has a category. */
class NoCategories extends HeldCategories {
  override ofPlayer(): Promise<VenueCategory[]> {
    return Promise.resolve([]);
  }

  override own(): Promise<OwnCategoryView[]> {
    return Promise.resolve([]);
  }

  override ofCustomer(): Promise<VenueCategory[] | null> {
    return Promise.resolve([]);
  }

  override count(): Promise<number> {
    return Promise.resolve(0);
  }
}

const rulesOfAll = (clock: Clock) =>
  new PlayerRules(RULES, new CustomerCategories(new NoCategories(), clock));

/** Knows who made each booking, and shows no booking. */
class InMemoryBookingOwners extends BookingQueries {
  constructor(private readonly bookings: InMemoryBookingRepository) {
    super();
  }

  override shared(): never {
    throw new Error('payments show no booking');
  }

  override venueOf(bookingId: string): Promise<VenueId> {
    return Promise.resolve(this.bookings.find(bookingId).snapshot().venueId);
  }

  override isOf(bookingId: string, playerId: PlayerId): Promise<boolean> {
    return Promise.resolve(this.bookings.find(bookingId).belongsTo(playerId));
  }
}

/**
 * The payments module with in-memory doubles of its surroundings. It is 20:00 UTC; a booking has to
 * be paid within an hour.
 */
export class PaymentsInMemory {
  readonly clock = new FixedClock('2026-11-20T20:00:00Z');
  readonly gateway = new FakePaymentGateway();
  readonly payments = new InMemoryPaymentRepository();
  readonly refunds = new InMemoryRefundRepository();
  readonly customers = new InMemoryCustomerRepository();
  readonly ledger = new InMemoryLedgerRepository();
  readonly disputes = new InMemoryDisputeRepository();
  readonly declines = new InMemoryDeclinedChargeRepository();
  readonly findings = new RaisedFindings();
  readonly jobs = new RecordedJobs();
  readonly providerEvents = new InMemoryProviderEventRepository(this.jobs);
  readonly events = new RecordedEvents();
  readonly savedCards = new SavedCards(this.customers, this.gateway);
  readonly settle: SettlePayment;
  readonly create: CreatePaymentIntent;
  readonly takePlace: CreateShareIntent;
  readonly payRest: CreateRestIntent;
  readonly record: RecordPayment;
  readonly receive: ReceiveProviderEvent;
  readonly reconcile: ReconcilePayments;
  readonly repair: RepairPayment;
  readonly follow: FollowIntent;
  private readonly attempts = new PaymentAttempts(new InMemoryRateLimiter(this.clock));
  private readonly bookings = new InMemoryBookingRepository();
  private readonly owners = new InMemoryBookingOwners(this.bookings);
  private readonly links = new InMemorySharedLinkRepository();
  private readonly tokens = new HmacShareTokens(config, new SecretKeys(config));
  private readonly work = new SerialUnitOfWork();

  constructor() {
    const { clock, gateway, payments, refunds, customers, ledger, jobs, savedCards, attempts } = this;
    const bookings = facadeOf(this.bookings, this.events, jobs, clock);
    const playerOf = (bookingId: string) => this.bookings.find(bookingId).snapshot().playerId;
    const discounts = new DiscountsFacade(new InMemoryDiscountCodeRepository(playerOf), clock, ids);
    const links = new SharedLinksFacade(this.links, this.tokens, clock);
    const { disputes, declines, findings, owners, work } = this;
    const requestRefunds = new RequestRefunds(
      bookings,
      payments,
      refunds,
      disputes,
      new NoResales(),
      jobs,
      clock,
      ids,
    );
    const received = new EnterReceived(bookings, ledger, findings, clock);
    const after = new AfterPayment(bookings, customers, links, requestRefunds, jobs, this.events);
    const settle = new SettlePayment(gateway, payments, customers, bookings, received, after, work, clock);
    const hold = new SettleHold(gateway, payments, customers, bookings, discounts, settle, after, work);
    const abandon = new AbandonPayment(bookings, payments, links, work, clock);
    const open = new OpenIntent(gateway, payments, customers, owners, hold, abandon, clock);
    const end = new EndPayment(payments, open, gateway, settle);
    this.settle = settle;
    const offers = new PaymentOffers(open, end, savedCards, attempts, customers, work);
    this.create = new CreatePaymentIntent(bookings, discounts, links, payments, offers, clock, ids);
    this.takePlace = new CreateShareIntent(bookings, links, payments, offers, attempts, jobs, clock, ids);
    this.payRest = new CreateRestIntent(bookings, links, payments, offers, clock, ids);
    this.record = new RecordPayment(payments, links, hold);
    const settled = new SettledIntents();
    this.receive = new ReceiveProviderEvent(gateway, this.providerEvents, settled, work, clock);
    this.reconcile = new ReconcilePayments(payments, refunds, bookings, jobs, clock);
    const count = new CountDeclines(gateway, payments, declines, bookings, end, attempts, work, clock);
    this.follow = new FollowIntent(gateway, payments, hold, count);
    settled.knownBy((intentId) => this.follow.isSettled(intentId));
    this.repair = new RepairPayment(payments, bookings, open, end, count, hold, work, clock);
  }

  /** Books an hour and returns the id of the booking; by default for `player-1` at 14.50. */
  async book({ cents = 1450, playerId = idFrom<PlayerId>('player-1') } = {}): Promise<BookingId> {
    const booking = Booking.place({
      id: idFrom(randomUUID()),
      playerId,
      courtId: idFrom(`court-${randomUUID()}`),
      venueId: idFrom('venue-1'),
      timeZone: 'America/Guayaquil',
      play: { date: '2026-11-22', minute: 10 * 60, length: 60 },
      gameType: 'singles',
      now: this.clock.now(),
      graceSeconds: 3600,
      placedFrom: null,
      offer: { availability: 'offered', tariff: 'day', baseCents: toCents(cents), ...SPECIFIED_TERMS },
    });
    await this.bookings.add(booking, { timeZone: 'America/Guayaquil', rulesVersion: 0, unpaidPerAddress: 8 });
    return booking.id;
  }

  /** Creates the payment link of a booking for two players and returns its token. */
  async shareInTwo(bookingId: BookingId): Promise<string> {
    const { totalCents: total, paymentDueAt: expiresAt } = this.booking(bookingId).snapshot();
    const id = this.tokens.newLinkId();
    const now = this.clock.now();
    await this.links.add(SharedLink.open({ id, bookingId, total, places: 2, expiresAt, now }));
    return this.tokens.tokenOf(id, 'group');
  }

  /** Returns the stored link of a booking. */
  async linkOf(bookingId: string): Promise<SharedLink> {
    const link = await this.links.ofBooking(bookingId);
    if (!link) throw new Error(`booking ${bookingId} has no link`);
    return link;
  }

  /** The stored booking. */
  booking(id: string): Booking {
    return this.bookings.find(id);
  }

  /** Changes a stored booking, as another request would. */
  changeBooking(id: string, change: (booking: Booking) => void): void {
    const booking = this.bookings.find(id);
    change(booking);
    this.bookings.put(booking);
  }

  /** Books an hour and opens its payment, which waits for the payer. */
  async bookAndOpen(
    playerId: PlayerId = idFrom('player-1'),
  ): Promise<{ bookingId: BookingId; intentId: string; playerId: PlayerId }> {
    const bookingId = await this.book({ playerId });
    const { clientSecret } = await this.create.execute({ bookingId, playerId, purpose: 'full' });
    return { bookingId, playerId, intentId: clientSecret?.split('_secret_')[0] ?? '' };
  }

  /** Returns the stored payments of a booking. */
  paymentsOf(bookingId: string): PaymentState[] {
    return this.payments.all().filter((payment) => payment.bookingId === bookingId);
  }
}

function facadeOf(
  bookings: InMemoryBookingRepository,
  events: RecordedEvents,
  jobs: RecordedJobs,
  clock: FixedClock,
): BookingsFacade {
  const [blocks, live] = [new NoBlocks(), new NoLiveUpdates()];
  return new BookingsFacade(bookings, blocks, events, live, jobs, rulesOfAll(clock), new Releases(), clock);
}
