import { randomUUID } from 'node:crypto';
import { Logger } from '@nestjs/common';
import { type PlayerId, idFrom } from '../../src/kernel/domain/ids.js';
import { toCents } from '../../src/kernel/domain/money.js';
import { StripePaymentGateway } from '../../src/modules/payment-provider/adapters/stripe/stripe-payment-gateway.js';
import type {
  IntentOrder,
  PaymentGateway,
  RefundOrder,
} from '../../src/modules/payment-provider/application/ports/payment-gateway.js';
import type { Intent } from '../../src/modules/payment-provider/domain/intent.js';
import type { Fault } from '../../stand-ins/stripe-sandbox/index.js';
import { keys, startBench, stopBench } from '../stripe-sandbox/sandbox.js';
import { FakePaymentGateway, type GatewayFault } from '../support/doubles/fake-payment-gateway.js';
import { FixedClock } from '../support/doubles/fixed-clock.js';

/** A gateway, and the actions of the payer and the provider. */
export interface Scene {
  readonly gateway: PaymentGateway;
  /** Confirms an intent as the payer. */
  confirm(intent: Intent): Promise<void>;
  /** Makes every call fail, until it is called with null. */
  break(fault: GatewayFault | null): void;
  /** Returns an event as the provider would send it, signed `ageSeconds` ago. */
  event(type: string, objectId: string, ageSeconds?: number): { body: Buffer; signature: string };
  end(): Promise<void>;
}

Logger.overrideLogger(false); // the tests provoke failures that the gateway logs

export const NOW = new FixedClock('2026-11-20T20:00:00Z');

/** How the sandbox simulates each fault. */
export const SANDBOX_FAULTS: Record<GatewayFault, Fault> = {
  lost_before_work: { kind: 'drop_before_work' },
  lost_after_work: { kind: 'drop_after_work' },
  failure_remembered: { kind: 'server_error', remembered: true },
};

function fakeScene(): Promise<Scene> {
  const gateway = new FakePaymentGateway();
  return Promise.resolve({
    gateway,
    confirm: async ({ id }) => gateway.confirm(id),
    break: (fault) => {
      gateway.fault = fault;
    },
    event: (type, objectId, ageSeconds = 0) => ({
      body: Buffer.from(JSON.stringify({ id: 'evt_1', type, objectId })),
      signature: `signed ${ageSeconds} seconds ago`,
    }),
    end: () => Promise.resolve(),
  });
}

async function stripeScene(): Promise<Scene> {
  let fault: Fault | undefined;
  const bench = await startBench({ faults: () => fault, onRequestError: () => undefined });
  return {
    gateway: new StripePaymentGateway(bench.stripe, keys.webhookSecret, false, NOW),
    confirm: async ({ id, clientSecret }) => {
      const fields = { client_secret: clientSecret, payment_method: 'pm_card_visa' };
      await bench.process.fromBrowser(`/v1/payment_intents/${id}/confirm`, fields);
    },
    break: (cause) => {
      fault = cause === null ? undefined : SANDBOX_FAULTS[cause];
    },
    event: (type, objectId, ageSeconds = 0) => {
      const payload = JSON.stringify({
        id: 'evt_1',
        type,
        livemode: false,
        data: { object: { id: objectId } },
      });
      const timestamp = NOW.now().getTime() / 1000 - ageSeconds;
      const secret = keys.webhookSecret;
      return {
        body: Buffer.from(payload),
        signature: bench.stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp }),
      };
    },
    end: () => stopBench(bench),
  };
}

/** Runs the tests against the double and against the adapter for Stripe. */
export function describeGateways(run: (scene: () => Scene) => void): void {
  describe.each([
    ['the fake gateway', fakeScene],
    ['the gateway to Stripe', stripeScene],
  ])('the payment gateway contract, kept by %s', (_, start) => {
    let scene: Scene;
    beforeAll(async () => {
      scene = await start();
    });
    beforeEach(() => scene.break(null));
    afterAll(() => scene.end());
    run(() => scene);
  });
}

/** Returns an order of 14.50 for a customer of its own. */
export async function anOrder({ gateway }: Scene, values: Partial<IntentOrder> = {}): Promise<IntentOrder> {
  return {
    paymentId: idFrom(randomUUID()),
    bookingId: idFrom(randomUUID()),
    keepsCard: true,
    customerId: await gateway.createCustomer(idFrom<PlayerId>('player-1'), randomUUID()),
    amount: toCents(1450),
    capture: 'now',
    cardId: null,
    ...values,
  };
}

/** Creates an intent that waits for the payer. */
export async function anIntent(scene: Scene, values: Partial<IntentOrder> = {}): Promise<Intent> {
  return scene.gateway.createIntent(await anOrder(scene, values));
}

/** Creates an intent and confirms it. */
export async function aConfirmedIntent(scene: Scene, values: Partial<IntentOrder> = {}): Promise<Intent> {
  const intent = await anIntent(scene, values);
  await scene.confirm(intent);
  return intent;
}

/** Returns an order to refund a part of an intent. */
export function aRefundOrder(intentId: string, cents: number): RefundOrder {
  const refundId = randomUUID();
  return { refundId, intentId, amount: toCents(cents), key: `${refundId}:1` };
}
