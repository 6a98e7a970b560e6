import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Config } from '../../config/config.js';
import { Clock } from '../../kernel/domain/clock.js';
import { BookingsModule } from '../bookings/bookings.module.js';
import { DiscountsModule } from '../discounts/discounts.module.js';
import { SharedLinksModule } from '../shared-links/shared-links.module.js';
import { PaymentsController } from './adapters/http/payments.controller.js';
import { StripeWebhookController } from './adapters/http/stripe-webhook.controller.js';
import { PaymentJobs } from './adapters/jobs/payment-jobs.js';
import { PaymentSchema } from './adapters/persistence/payment.schema.js';
import { RefundSchema } from './adapters/persistence/refund.schema.js';
import { PostgresBooks } from './adapters/persistence/postgres-books.js';
import { PostgresCustomerRegister } from './adapters/persistence/postgres-customer-register.js';
import { PostgresPaymentRepository } from './adapters/persistence/postgres-payment-repository.js';
import { PostgresRefundRepository } from './adapters/persistence/postgres-refund-repository.js';
import { PostgresFindings } from './adapters/persistence/postgres-findings.js';
import { PostgresMovements } from './adapters/persistence/postgres-movements.js';
import { PostgresProviderEvents } from './adapters/persistence/postgres-provider-events.js';
import { createStripeClient } from './adapters/stripe/stripe-client.js';
import { StripePaymentGateway } from './adapters/stripe/stripe-payment-gateway.js';
import { StripeTestCard } from './adapters/stripe/stripe-test-card.js';
import { Books } from './application/books.js';
import { CompareWithProvider } from './application/compare-with-provider.js';
import { CreatePaymentIntent } from './application/create-payment-intent.js';
import { CloseBooking } from './application/close-booking.js';
import { CreateShareIntent } from './application/create-share-intent.js';
import { DropGuarantee } from './application/drop-guarantee.js';
import { EndPayment } from './application/end-payment.js';
import { FollowRefund } from './application/follow-refund.js';
import { HearOfRefund } from './application/hear-of-refund.js';
import { PaymentAttempts } from './application/payment-attempts.js';
import { ReleasePlace } from './application/release-place.js';
import { Findings, Movements } from './application/movements.js';
import { RequestRefunds } from './application/request-refunds.js';
import { SendRefund } from './application/send-refund.js';
import { OpenIntent } from './application/open-intent.js';
import { PaymentGateway } from './application/payment-gateway.js';
import { CustomerRegister, PaymentRepository, RefundRepository } from './application/payment-repository.js';
import { ProviderEvents } from './application/provider-events.js';
import { ReceiveProviderEvent } from './application/receive-provider-event.js';
import { ReconcilePayments } from './application/reconcile-payments.js';
import { RecordPayment } from './application/record-payment.js';
import { RepairPayment } from './application/repair-payment.js';
import { SettlePayment } from './application/settle-payment.js';
import { TestCard } from './application/test-card.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([PaymentSchema, RefundSchema]),
    BookingsModule,
    DiscountsModule,
    SharedLinksModule,
  ],
  controllers: [PaymentsController, StripeWebhookController],
  providers: [
    CreatePaymentIntent,
    CreateShareIntent,
    RecordPayment,
    EndPayment,
    CloseBooking,
    DropGuarantee,
    ReleasePlace,
    RequestRefunds,
    FollowRefund,
    HearOfRefund,
    SendRefund,
    PaymentAttempts,
    ReceiveProviderEvent,
    SettlePayment,
    OpenIntent,
    ReconcilePayments,
    CompareWithProvider,
    RepairPayment,
    PaymentJobs,
    { provide: PaymentRepository, useClass: PostgresPaymentRepository },
    { provide: RefundRepository, useClass: PostgresRefundRepository },
    { provide: CustomerRegister, useClass: PostgresCustomerRegister },
    { provide: ProviderEvents, useClass: PostgresProviderEvents },
    { provide: Books, useClass: PostgresBooks },
    { provide: Movements, useClass: PostgresMovements },
    { provide: Findings, useClass: PostgresFindings },
    { provide: PaymentGateway, inject: [Config, Clock], useFactory: stripeGateway },
    { provide: TestCard, inject: [Config], useFactory: testCard },
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

/** The sandbox is spoken to over this process' own port, by the same road as Stripe. */
function stripeClient({ stripe: { secretKey, sandbox }, port }: Config) {
  const sandboxUrl = sandbox ? `http://127.0.0.1:${port}/stripe-sandbox` : undefined;
  return createStripeClient({ secretKey, sandboxUrl });
}
