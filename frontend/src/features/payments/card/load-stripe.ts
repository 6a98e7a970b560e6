import type { Stripe } from '@stripe/stripe-js';
import { queryOptions } from '@tanstack/react-query';
import { configQuery } from '../../../shared/api/config-query';

interface ProviderConfig {
  stripePublishableKey: string;
  sandbox: boolean;
}

/**
 * Stripe.js, or its stand-in where the server runs on the sandbox. Neither is fetched before it is asked for,
 * and a load that failed can be tried again.
 */
export const stripeQuery = () =>
  queryOptions({
    queryKey: ['stripe'],
    queryFn: async ({ client }) => loadStripe(await client.ensureQueryData(configQuery())),
    staleTime: Infinity,
    gcTime: Infinity,
    structuralSharing: false,
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
