import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Config } from '../../config/config.js';
import { Clock } from '../../kernel/domain/clock.js';
import { StripeWebhookController } from './adapters/http/stripe-webhook.controller.js';
import { FurtherCustomerSchema } from './adapters/persistence/further-customer.schema.js';
import { PostgresCustomerMerge } from './adapters/persistence/postgres-customer-merge.js';
import { PostgresCustomerRepository } from './adapters/persistence/postgres-customer-repository.js';
import { PostgresProviderEventRepository } from './adapters/persistence/postgres-provider-event-repository.js';
import { ProviderCustomerSchema } from './adapters/persistence/provider-customer.schema.js';
import { ProviderEventPurge } from './adapters/persistence/provider-event-purge.js';
import { ProviderEventSchema } from './adapters/persistence/provider-event.schema.js';
import { createStripeClient } from './adapters/stripe/stripe-client.js';
import { StripePaymentGateway } from './adapters/stripe/stripe-payment-gateway.js';
import { StripeTestCard } from './adapters/stripe/stripe-test-card.js';
import { CustomerMerge } from './application/ports/customer-merge.js';
import { CustomerRepository } from './application/ports/customer-repository.js';
import { PaymentGateway } from './application/ports/payment-gateway.js';
import { ProviderEventRepository } from './application/ports/provider-event-repository.js';
import { TestCard } from './application/ports/test-card.js';
import { ReceiveProviderEvent } from './application/receive-provider-event.js';
import { SavedCards } from './application/saved-cards.js';
import { SettledIntents } from './application/settled-intents.js';

/** The payment provider: calls to it, events from it, and the players as its customers. */
@Module({
  imports: [TypeOrmModule.forFeature([ProviderCustomerSchema, FurtherCustomerSchema, ProviderEventSchema])],
  controllers: [StripeWebhookController],
  providers: [
    ReceiveProviderEvent,
    SavedCards,
    SettledIntents,
    ProviderEventPurge,
    { provide: CustomerRepository, useClass: PostgresCustomerRepository },
    { provide: CustomerMerge, useClass: PostgresCustomerMerge },
    { provide: ProviderEventRepository, useClass: PostgresProviderEventRepository },
    { provide: PaymentGateway, inject: [Config, Clock], useFactory: stripeGateway },
    { provide: TestCard, inject: [Config], useFactory: testCard },
  ],
  exports: [
    SavedCards,
    SettledIntents,
    CustomerRepository,
    CustomerMerge,
    ProviderEventRepository,
    PaymentGateway,
  ],
})
export class PaymentProviderModule {}

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
