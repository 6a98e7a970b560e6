import { createHmac } from 'node:crypto';
import { ConfigError } from './config-error.js';
import { type Environment, together } from './environment.js';

/**
 * Keys of the payment provider. With `sandbox`, our stand-in is mounted and the keys are its own.
 */
export interface StripeConfig {
  sandbox: boolean;
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
}

/** Returns the keys of the settings, or without them the sandbox's, derived from the secret. */
export function paymentKeys(env: Environment, sessionSecret: string): StripeConfig {
  const [secretKey, publishableKey, webhookSecret] = together(env, [
    'STRIPE_SECRET_KEY',
    'STRIPE_PUBLISHABLE_KEY',
    'STRIPE_WEBHOOK_SECRET',
  ]);
  if (secretKey && publishableKey && webhookSecret) {
    assertKinds(secretKey, publishableKey);
    return { sandbox: false, secretKey, publishableKey, webhookSecret };
  }
  const derived = (use: string) => createHmac('sha256', sessionSecret).update(use).digest('hex');
  return {
    sandbox: true,
    secretKey: `sk_test_sandbox_${derived('stripe-sandbox:key')}`,
    publishableKey: 'pk_test_sandbox',
    webhookSecret: `whsec_${derived('stripe-sandbox:webhooks')}`,
  };
}

/** True if real money moves with these keys. */
export function isLive({ secretKey }: StripeConfig): boolean {
  return isLiveKey(secretKey);
}

const isLiveKey = (key: string): boolean => /^(sk|rk|pk)_live_/.test(key);

/** The browser gets the publishable key, so a secret one in its place would be published. */
function assertKinds(secretKey: string, publishableKey: string): void {
  if (!/^(sk|rk)_/.test(secretKey)) throw new ConfigError('STRIPE_SECRET_KEY must begin with sk_ or rk_');
  if (!publishableKey.startsWith('pk_')) throw new ConfigError('STRIPE_PUBLISHABLE_KEY must begin with pk_');
  if (isLiveKey(secretKey) !== isLiveKey(publishableKey))
    throw new ConfigError(
      'STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY must both be live keys or both be test keys',
    );
}

/** The settings that must fit together before anyone pays. */
interface PaymentSettings {
  readonly stripe: StripeConfig;
  readonly https: boolean;
  readonly demoData: boolean;
}

/** Refuses a site that only seems to take money, and real money where it is not safe. */
export function checkPayments({ stripe, https, demoData }: PaymentSettings, allowSandbox: boolean): void {
  if (stripe.sandbox && https && !allowSandbox)
    throw new ConfigError(
      'PUBLIC_URL is https, but without the STRIPE_… keys no payment is real: set the keys, or ALLOW_SANDBOX=true for a trial',
    );
  if (!isLive(stripe)) return;
  if (!https)
    throw new ConfigError(
      'PUBLIC_URL must be https with live Stripe keys, also on this machine: use test keys',
    );
  if (demoData) throw new ConfigError('DEMO_DATA must be false with live Stripe keys');
}
