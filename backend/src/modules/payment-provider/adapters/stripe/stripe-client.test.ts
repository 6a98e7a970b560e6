import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createStripeClient } from './stripe-client.js';

let server: Server;
const received: IncomingMessage[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    received.push(request);
    response.setHeader('content-type', 'application/json').end('{"id":"cus_1","object":"customer"}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

describe('the client for the API of Stripe', () => {
  it.each(['/stripe-sandbox', '/stripe-sandbox/', ''])(
    'calls a server that is mounted at "%s"',
    async (mount) => {
      const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      const stripe = createStripeClient({ secretKey: 'sk_test_1', sandboxUrl: `${origin}${mount}` });
      await stripe.customers.retrieve('cus_1');
      await stripe.customers.update('cus_1', { name: 'Ana' });
      const [read, written] = received.splice(0);
      expect(read?.url).toBe(`${mount.replace(/\/$/, '')}/v1/customers/cus_1`);
      expect(written).toMatchObject({
        method: 'POST',
        url: read?.url,
        headers: { authorization: 'Bearer sk_test_1' },
      });
      expect(written?.headers).not.toHaveProperty('x-stripe-client-telemetry');
    },
  );

  it('gives up a silent provider after two attempts of ten seconds', () => {
    const stripe = createStripeClient({ secretKey: 'sk_test_1' });
    expect([stripe.getApiField('timeout'), stripe.getMaxNetworkRetries()]).toEqual([10_000, 1]);
  });

  it('calls Stripe if no sandbox is configured', () => {
    const stripe = createStripeClient({ secretKey: 'sk_test_1' });
    expect([stripe.getApiField('protocol'), stripe.getApiField('host')]).toEqual(['https', 'api.stripe.com']);
  });
});
