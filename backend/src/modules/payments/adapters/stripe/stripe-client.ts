import Stripe from 'stripe';

export interface StripeClientOptions {
  secretKey: string;
  /** Where a Stripe-compatible server is mounted, such as `http://127.0.0.1:3000/stripe-sandbox`; else Stripe itself. */
  sandboxUrl?: string | undefined;
  /** How long to wait for one answer. */
  timeoutMs?: number;
  maxNetworkRetries?: number;
}

/** The official SDK, pointed at Stripe or at the sandbox; it tells nobody how long requests took. */
export function createStripeClient(options: StripeClientOptions): Stripe {
  const { secretKey, sandboxUrl, timeoutMs = 10_000, maxNetworkRetries = 2 } = options;
  return new Stripe(secretKey, {
    timeout: timeoutMs,
    maxNetworkRetries,
    telemetry: false,
    ...(sandboxUrl !== undefined && addressOf(new URL(sandboxUrl))),
  });
}

function addressOf({ protocol, hostname, port, pathname }: URL): Stripe.StripeConfig {
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
