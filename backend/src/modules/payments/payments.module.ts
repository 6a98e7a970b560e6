import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Config } from '../../config/config.js';
import { Clock } from '../../kernel/domain/clock.js';
import { BookingsModule } from '../bookings/bookings.module.js';
import { CourtsModule } from '../courts/courts.module.js';
import { DiscountsModule } from '../discounts/discounts.module.js';
import { SharedLinksModule } from '../shared-links/shared-links.module.js';
import { CardsController } from './adapters/http/cards.controller.js';
import { FindingsController } from './adapters/http/findings.controller.js';
import { PaymentsController } from './adapters/http/payments.controller.js';
import { StripeWebhookController } from './adapters/http/stripe-webhook.controller.js';
import { IntentJobs } from './adapters/jobs/intent-jobs.js';
import { RefundJobs } from './adapters/jobs/refund-jobs.js';
import { ClosingJobs } from './adapters/jobs/closing-jobs.js';
import { ReconciliationJobs } from './adapters/jobs/reconciliation-jobs.js';
import { CustomerMerge } from './adapters/persistence/customer-merge.js';
import { LedgerEntrySchema } from './adapters/persistence/ledger-entry.schema.js';
import { PaymentSchema } from './adapters/persistence/payment.schema.js';
import { FurtherCustomerSchema } from './adapters/persistence/further-customer.schema.js';
import { PaymentRecords } from './adapters/persistence/payment-records.js';
import { ProviderCustomerSchema } from './adapters/persistence/provider-customer.schema.js';
import { ProviderEventPurge } from './adapters/persistence/provider-event-purge.js';
import { ProviderEventSchema } from './adapters/persistence/provider-event.schema.js';
import { ReconciliationFindingSchema } from './adapters/persistence/reconciliation-finding.schema.js';
import { RefundSchema } from './adapters/persistence/refund.schema.js';
import { PostgresLedgerRepository } from './adapters/persistence/postgres-ledger-repository.js';
import { PostgresClubTermsQueries } from './adapters/persistence/postgres-club-terms-queries.js';
import { PostgresCustomerRepository } from './adapters/persistence/postgres-customer-repository.js';
import { PostgresPromisedCardQueries } from './adapters/persistence/postgres-promised-card-queries.js';
import { PostgresUntouchedBookings } from './adapters/persistence/postgres-untouched-bookings.js';
import { PostgresPaymentRepository } from './adapters/persistence/postgres-payment-repository.js';
import { PostgresRefundRepository } from './adapters/persistence/postgres-refund-repository.js';
import { PostgresFindingRepository } from './adapters/persistence/postgres-finding-repository.js';
import { PostgresMovementQueries } from './adapters/persistence/postgres-movement-queries.js';
import { PostgresProviderEventRepository } from './adapters/persistence/postgres-provider-event-repository.js';
import { PostgresResaleQueries } from './adapters/persistence/postgres-resale-queries.js';
import { PostgresResaleRepository } from './adapters/persistence/postgres-resale-repository.js';
import { ResalePromiseSchema, ResaleRefundSchema } from './adapters/persistence/resale.schemas.js';
import { DeclinedChargeSchema } from './adapters/persistence/declined-charge.schema.js';
import { DisputeSchema } from './adapters/persistence/dispute.schema.js';
import { PostgresDeclinedChargeRepository } from './adapters/persistence/postgres-declined-charge-repository.js';
import { PostgresDisputeRepository } from './adapters/persistence/postgres-dispute-repository.js';
import { ProviderComparisonSchema } from './adapters/persistence/provider-comparison.schema.js';
import { createStripeClient } from './adapters/stripe/stripe-client.js';
import { StripePaymentGateway } from './adapters/stripe/stripe-payment-gateway.js';
import { StripeTestCard } from './adapters/stripe/stripe-test-card.js';
import { PlayerCards } from './application/cards/player-cards.js';
import { HandOverRefund } from './application/desk/hand-over-refund.js';
import { PayAtClub } from './application/desk/pay-at-club.js';
import { SellAtDesk } from './application/desk/sell-at-desk.js';
import { SettleAtDesk } from './application/desk/settle-at-desk.js';
import { FollowDispute } from './application/disputes/follow-dispute.js';
import { CountDeclines } from './application/intents/count-declines.js';
import { DeclinedChargeRepository } from './application/ports/declined-charge-repository.js';
import { DisputeRepository } from './application/ports/dispute-repository.js';
import { ProviderMovements } from './application/reconciliation/provider-movements.js';
import { FollowIntent } from './application/intents/follow-intent.js';
import { RecordFee } from './application/settling/record-fee.js';
import { LedgerRepository } from './application/ports/ledger-repository.js';
import { CompareWithProvider } from './application/reconciliation/compare-with-provider.js';
import { CreatePaymentIntent } from './application/intents/create-payment-intent.js';
import { ExpireOverdue } from './application/deadline/expire-overdue.js';
import { CloseBooking } from './application/deadline/close-booking.js';
import { CreateRestIntent } from './application/intents/create-rest-intent.js';
import { CreateShareIntent } from './application/intents/create-share-intent.js';
import { ReleaseGuarantee } from './application/deadline/release-guarantee.js';
import { EndPayments } from './application/intents/end-payments.js';
import { EndPayment } from './application/intents/end-payment.js';
import { MoveBooking } from './application/intents/move-booking.js';
import { FollowRefund } from './application/refunds/follow-refund.js';
import { RecordProviderRefund } from './application/refunds/record-provider-refund.js';
import { LeavePlace } from './application/places/leave-place.js';
import { PaymentAttempts } from './application/intents/payment-attempts.js';
import { PaymentOffers } from './application/intents/payment-offers.js';
import { SavedCards } from './application/intents/saved-cards.js';
import { QuoteDiscount } from './application/intents/quote-discount.js';
import { PlaceHolders } from './application/intents/place-holders.js';
import { ReleasePlace } from './application/intents/release-place.js';
import { FindingRepository } from './application/ports/finding-repository.js';
import { MovementQueries } from './application/ports/movement-queries.js';
import { RequestRefunds } from './application/settling/request-refunds.js';
import { SendRefund } from './application/refunds/send-refund.js';
import { OpenIntent } from './application/intents/open-intent.js';
import { ClubTermsQueries } from './application/ports/club-terms.js';
import { PaymentGateway } from './application/ports/payment-gateway.js';
import { CustomerRepository } from './application/ports/customer-repository.js';
import { PromisedCardQueries } from './application/ports/promised-card-queries.js';
import { UntouchedBookings } from './application/ports/untouched-bookings.js';
import { PaymentRepository } from './application/ports/payment-repository.js';
import { RefundRepository } from './application/ports/refund-repository.js';
import { ProviderEventRepository } from './application/ports/provider-event-repository.js';
import { ResaleQueries } from './application/ports/resale-queries.js';
import { ResaleRepository } from './application/ports/resale-repository.js';
import { DecideResales } from './application/resale/decide-resales.js';
import { ReceiveProviderEvent } from './application/settling/receive-provider-event.js';
import { ReconcilePayments } from './application/reconciliation/reconcile-payments.js';
import { ResolveFinding } from './application/reconciliation/resolve-finding.js';
import { RecordPayment } from './application/settling/record-payment.js';
import { RepairPayment } from './application/reconciliation/repair-payment.js';
import { SettleHold } from './application/settling/settle-hold.js';
import { SettlePayment } from './application/settling/settle-payment.js';
import { TestCard } from './application/ports/test-card.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([
      PaymentSchema,
      RefundSchema,
      LedgerEntrySchema,
      ProviderCustomerSchema,
      FurtherCustomerSchema,
      ProviderEventSchema,
      ReconciliationFindingSchema,
      ProviderComparisonSchema,
      DisputeSchema,
      DeclinedChargeSchema,
      ResalePromiseSchema,
      ResaleRefundSchema,
    ]),
    BookingsModule,
    CourtsModule,
    DiscountsModule,
    SharedLinksModule,
  ],
  controllers: [PaymentsController, CardsController, FindingsController, StripeWebhookController],
  providers: [
    ProviderEventPurge,
    CustomerMerge,
    PaymentRecords,
    PlayerCards,
    CreatePaymentIntent,
    QuoteDiscount,
    CreateRestIntent,
    CreateShareIntent,
    LeavePlace,
    RecordPayment,
    EndPayment,
    EndPayments,
    PayAtClub,
    SellAtDesk,
    SettleAtDesk,
    HandOverRefund,
    MoveBooking,
    CloseBooking,
    ExpireOverdue,
    ReleaseGuarantee,
    PlaceHolders,
    ReleasePlace,
    RequestRefunds,
    FollowRefund,
    RecordProviderRefund,
    SendRefund,
    DecideResales,
    PaymentAttempts,
    PaymentOffers,
    SavedCards,
    ReceiveProviderEvent,
    SettlePayment,
    SettleHold,
    FollowIntent,
    RecordFee,
    CountDeclines,
    FollowDispute,
    ProviderMovements,
    ResolveFinding,
    OpenIntent,
    ReconcilePayments,
    CompareWithProvider,
    RepairPayment,
    IntentJobs,
    RefundJobs,
    ClosingJobs,
    ReconciliationJobs,
    { provide: ClubTermsQueries, useClass: PostgresClubTermsQueries },
    { provide: PromisedCardQueries, useClass: PostgresPromisedCardQueries },
    { provide: UntouchedBookings, useClass: PostgresUntouchedBookings },
    { provide: PaymentRepository, useClass: PostgresPaymentRepository },
    { provide: RefundRepository, useClass: PostgresRefundRepository },
    { provide: ResaleQueries, useClass: PostgresResaleQueries },
    { provide: ResaleRepository, useClass: PostgresResaleRepository },
    { provide: CustomerRepository, useClass: PostgresCustomerRepository },
    { provide: ProviderEventRepository, useClass: PostgresProviderEventRepository },
    { provide: DisputeRepository, useClass: PostgresDisputeRepository },
    { provide: DeclinedChargeRepository, useClass: PostgresDeclinedChargeRepository },
    { provide: LedgerRepository, useClass: PostgresLedgerRepository },
    { provide: MovementQueries, useClass: PostgresMovementQueries },
    { provide: FindingRepository, useClass: PostgresFindingRepository },
    { provide: PaymentGateway, inject: [Config, Clock], useFactory: stripeGateway },
    { provide: TestCard, inject: [Config], useFactory: testCard },
  ],
  exports: [
    CreateRestIntent,
    LeavePlace,
    PaymentAttempts,
    RecordPayment,
    MoveBooking,
    PayAtClub,
    SellAtDesk,
    SettleAtDesk,
    HandOverRefund,
  ],
})
export class PaymentsModule {}

function stripeGateway(config: Config, clock: Clock): PaymentGateway {
  const { secretKey, webhookSecret } = config.stripe;
  const liveMode = /^[rs]k_live_/.test(secretKey);
  return new StripePaymentGateway(stripeClient(config), webhookSecret, liveMode, clock);
}

function testCard(config: Config): TestCard {
  return new StripeTestCard(stripeClient(config));
}

/** The sandbox is called over HTTP on this process's own port, like Stripe. */
function stripeClient({ stripe: { secretKey, sandbox }, port }: Config) {
  const sandboxUrl = sandbox ? `http://127.0.0.1:${port}/stripe-sandbox` : undefined;
  return createStripeClient({ secretKey, sandboxUrl });
}
