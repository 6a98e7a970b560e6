import type Stripe from 'stripe';
import { TestCard } from '../../application/ports/test-card.js';
import type { Intent } from '../../domain/intent.js';
import { toIntent } from './stripe-objects.js';

/** {@link TestCard} with Stripe's test card `pm_card_visa`. */
export class StripeTestCard extends TestCard {
  constructor(private readonly stripe: Stripe) {
    super();
  }

  override async save(customerId: string): Promise<string> {
    return (await this.stripe.paymentMethods.attach('pm_card_visa', { customer: customerId })).id;
  }

  override async intents(): Promise<Intent[]> {
    const intents: Intent[] = [];
    for await (const intent of this.stripe.paymentIntents.list({ limit: 100 }))
      intents.push(toIntent(intent));
    return intents;
  }
}
