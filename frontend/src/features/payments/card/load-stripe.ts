import type { Stripe } from '@stripe/stripe-js';
import { queryOptions } from '@tanstack/react-query';
import { configQuery } from '../../../shared/api/config-query';

interface ProviderConfig {
  stripePublishableKey: string;
  sandbox: boolean;
}

/**
 * Stripe.js, or the sandbox if the server uses it. Neither is fetched before it is needed, and a
 * failed load can be retried.
 */
export const stripeQuery = () =>
  queryOptions({
    queryKey: ['stripe'],
    queryFn: async ({ client }) => loadStripe(await client.ensureQueryData(configQuery())),
    staleTime: Infinity,
    gcTime: Infinity,
    structuralSharing: false,
    meta: { inBrowserOnly: true },
  });

async function loadStripe({ stripePublishableKey, sandbox }: ProviderConfig): Promise<Stripe> {
  if (sandbox) {
    const { createSandboxStripe } = await import('../sandbox/sandbox-stripe');
    return createSandboxStripe(stripePublishableKey);
  }
  const { loadStripe: loadRealStripe } = await import('@stripe/stripe-js/pure');
  const stripe = await loadRealStripe(stripePublishableKey, { locale: 'es' });
  if (!stripe) throw new Error('Stripe.js loaded without giving a Stripe object.');
  return stripe;
}
