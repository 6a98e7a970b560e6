import { Logger } from '@nestjs/common';
import Stripe from 'stripe';
import type { OrderSpent } from '../../application/ports/payment-gateway.js';
import { ProviderUnavailable } from '../../domain/provider-errors.js';
import { asOrderSpent, hasCode } from './stripe-errors.js';

/** Runs calls to Stripe and converts their errors to those of the payment gateway. */
export class StripeCalls {
  private readonly logger = new Logger('stripe');

  /** Runs a call. @throws ProviderUnavailable for every error of Stripe: the outcome is unknown */
  run<T>(call: () => Promise<T>): Promise<T> {
    return this.converting(call, () => null);
  }

  /** Like `run`, but returns null if Stripe does not know the object. */
  find<T>(call: () => Promise<T>): Promise<T | null> {
    return this.run(async () => {
      try {
        return await call();
      } catch (error) {
        if (hasCode(error, 'resource_missing')) return null;
        throw error;
      }
    });
  }

  /** Like `run`, for a call with an idempotency key of this application. @throws OrderSpent */
  order<T>(call: () => Promise<T>): Promise<T> {
    return this.converting(call, asOrderSpent);
  }

  private async converting<T>(
    call: () => Promise<T>,
    convert: (error: Stripe.errors.StripeError) => OrderSpent | null,
  ): Promise<T> {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeError)) throw error;
      const spent = convert(error);
      const { type, code, statusCode, requestId } = error;
      this.logger.warn({ type, code, statusCode, requestId, spent: spent?.reason }, error.message);
      throw spent ?? new ProviderUnavailable();
    }
  }
}
