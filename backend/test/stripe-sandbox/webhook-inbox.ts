import type { Server } from 'node:http';
import express from 'express';
import type Stripe from 'stripe';
import { close, listen } from './sandbox.js';

export interface Delivery {
  payload: string;
  signature: string;
  event: Stripe.Event;
  arrivedAt: number;
}

/**
 * An endpoint that stores every delivery. It responds with the statuses of `statuses` in turn, and
 * then with 200.
 */
export class WebhookInbox {
  readonly deliveries: Delivery[] = [];

  private constructor(
    private readonly server: Server,
    readonly url: string,
    private readonly statuses: number[],
  ) {}

  static async open(statuses: number[] = []): Promise<WebhookInbox> {
    const app = express();
    const opened: { inbox?: WebhookInbox } = {};
    app.post('/', express.text({ type: () => true }), (request, response) => {
      const payload = String(request.body);
      opened.inbox?.deliveries.push({
        payload,
        signature: request.get('stripe-signature') ?? '',
        event: JSON.parse(payload) as Stripe.Event,
        arrivedAt: performance.now(),
      });
      response.sendStatus(opened.inbox?.statuses.shift() ?? 200);
    });
    const { server, origin } = await listen(app);
    opened.inbox = new WebhookInbox(server, `${origin}/`, statuses);
    return opened.inbox;
  }

  types(): string[] {
    return this.deliveries.map(({ event }) => event.type);
  }

  close(): Promise<void> {
    return close(this.server);
  }
}
