import type Stripe from 'stripe';
import { TestCard } from '../../application/test-card.js';
import type { Intent } from '../../domain/intent.js';
import { toIntent } from './stripe-payment-gateway.js';

/** {@link TestCard} as Stripe's `pm_card_visa`. */
export class StripeTestCard extends TestCard {
  constructor(private readonly stripe: Stripe) {
    super();
  }

  override async pay(intentId: string): Promise<Intent> {
    return toIntent(await this.stripe.paymentIntents.confirm(intentId, { payment_method: 'pm_card_visa' }));
  }

  override async intents(): Promise<Intent[]> {
    const intents: Intent[] = [];
    for await (const intent of this.stripe.paymentIntents.list({ limit: 100 }))
      intents.push(toIntent(intent));
    return intents;
  }
}
