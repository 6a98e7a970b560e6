import Stripe from 'stripe';

export interface StripeClientOptions {
  secretKey: string;
  /** The base URL of a Stripe-compatible server; without it, Stripe itself is called. */
  sandboxUrl?: string | undefined;
  /** How long the provider may be silent. */
  timeoutMs?: number;
  maxNetworkRetries?: number;
}

/**
 * Returns the official SDK, configured for Stripe or the sandbox, without telemetry. With a second
 * attempt and the pause before it, a call to a silent provider fails after 21 seconds.
 */
export function createStripeClient(options: StripeClientOptions): Stripe {
  const { secretKey, sandboxUrl, timeoutMs = 10_000, maxNetworkRetries = 1 } = options;
  return new Stripe(secretKey, {
    timeout: timeoutMs,
    maxNetworkRetries,
    telemetry: false,
    ...(sandboxUrl !== undefined && configFor(new URL(sandboxUrl))),
  });
}

function configFor({ protocol, hostname, port, pathname }: URL): Stripe.StripeConfig {
  const scheme = protocol === 'https:' ? 'https' : 'http';
  const client = Stripe.createNodeHttpClient();
  const send = client.makeRequest.bind(client);
  const prefix = pathname.replace(/\/$/, '');
  client.makeRequest = (host, toPort, path, ...rest) => send(host, toPort, prefix + path, ...rest);
  return {
    protocol: scheme,
    host: hostname,
    port: port || (scheme === 'https' ? 443 : 80),
    httpClient: client,
  };
}
