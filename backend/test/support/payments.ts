import type Stripe from 'stripe';
import { createStripeClient } from '../../src/modules/payments/adapters/stripe/stripe-client.js';
import type { TestApp } from './app.js';
import { type Answer, Browser } from './browser.js';
import { aCourt, aVenue, dayFromNow } from './mothers.js';

/** What the tests of payments read of a booking or of a refusal. */
export interface BookingAnswer {
  id: string;
  paidAmount: string;
  paymentStatus: string;
  code?: string;
  message?: string;
}

export interface OfferAnswer {
  clientSecret: string | null;
  amount: string;
  code?: string;
  message?: string;
}

/** An hour that a browser has booked and not paid. */
export interface UnpaidBooking {
  browser: Browser;
  bookingId: string;
}

/** A booking of 14.50 (or as the court's prices say) by a browser of its own or the given one. */
export async function anUnpaidBooking(
  app: TestApp,
  { browser = new Browser(app.url), daySingles = 1450 } = {},
): Promise<UnpaidBooking> {
  const courtId = await aCourt(app, await aVenue(app), { daySingles });
  const wish = { courtId, bookingDate: dayFromNow(3), timeSlot: '10:00', gameType: 'singles' };
  const { status, body } = await browser.post<BookingAnswer>('/api/bookings', wish);
  if (status !== 201) throw new Error(`no booking: ${JSON.stringify(body)}`);
  return { browser, bookingId: body.id };
}

/** A payment whose intent waits for the payer's card. */
export interface OpenPayment extends UnpaidBooking {
  intentId: string;
  clientSecret: string;
}

export const createIntent = ({ browser, bookingId }: UnpaidBooking): Promise<Answer<OfferAnswer>> =>
  browser.post<OfferAnswer>('/api/create-payment-intent', { bookingId });

export async function anOpenPayment(app: TestApp, booking?: UnpaidBooking): Promise<OpenPayment> {
  const unpaid = booking ?? (await anUnpaidBooking(app));
  const { body } = await createIntent(unpaid);
  if (!body.clientSecret) throw new Error(`no intent: ${JSON.stringify(body)}`);
  return { ...unpaid, clientSecret: body.clientSecret, intentId: intentOf(body.clientSecret) };
}

export async function aConfirmedPayment(app: TestApp): Promise<OpenPayment> {
  const payment = await anOpenPayment(app);
  await confirm(app, payment);
  return payment;
}

/** `pi_1_secret_2` → `pi_1` */
export const intentOf = (clientSecret: string): string => clientSecret.split('_secret_')[0] ?? '';

/** Confirms with a card, as Stripe.js does from the payer's browser. Answers the provider's status and body. */
export async function confirm(
  app: TestApp,
  { intentId, clientSecret }: Pick<OpenPayment, 'intentId' | 'clientSecret'>,
  card = 'pm_card_visa',
): Promise<Answer<{ status?: string; error?: { code: string } }>> {
  const response = await fetch(`${app.url}/stripe-sandbox/v1/payment_intents/${intentId}/confirm`, {
    method: 'POST',
    body: new URLSearchParams({
      key: app.config.stripe.publishableKey,
      client_secret: clientSecret,
      payment_method: card,
    }),
  });
  const body = (await response.json()) as { status?: string; error?: { code: string } };
  return { status: response.status, headers: response.headers, body };
}

/** Pays everything that is missing, as the page does: intent, card, report. */
export async function pay(app: TestApp, booking: UnpaidBooking, card = 'pm_card_visa'): Promise<OpenPayment> {
  const payment = await anOpenPayment(app, booking);
  await confirm(app, payment, card);
  const { status, body } = await report(payment);
  if (status !== 201) throw new Error(`not paid: ${JSON.stringify(body)}`);
  return payment;
}

/** Tells the server that a payment was made, as our page does. */
export const report = (
  { browser, bookingId, intentId }: Omit<OpenPayment, 'clientSecret'>,
  values: Record<string, unknown> = {},
): Promise<Answer<BookingAnswer>> =>
  browser.post<BookingAnswer>('/api/payments', {
    bookingId,
    userId: 'demo-user',
    stripePaymentIntentId: intentId,
    ...values,
  });

/** The official SDK as the server uses it, to look at the provider's side. */
export const providerOf = (app: TestApp): Stripe =>
  createStripeClient({
    secretKey: app.config.stripe.secretKey,
    sandboxUrl: `${app.url}/stripe-sandbox`,
    maxNetworkRetries: 0,
  });

/** The provider's event of this type about an intent, as text. */
export async function eventAbout(
  app: TestApp,
  intentId: string,
  type = 'payment_intent.succeeded',
): Promise<string> {
  const { data } = await providerOf(app).events.list({ type, limit: 100 });
  const event = data.find(({ data: { object } }) => (object as { id: string }).id === intentId);
  if (!event) throw new Error(`the provider has no event ${type} about ${intentId}`);
  return JSON.stringify(event);
}

/** Sends an event as the provider does; `ageSeconds` ago signed, with the right secret unless told otherwise. */
export function deliver(
  app: TestApp,
  event: string,
  { ageSeconds = 0, secret = app.config.stripe.webhookSecret, signature = '' } = {},
): Promise<Response> {
  const header =
    signature ||
    providerOf(app).webhooks.generateTestHeaderString({
      payload: event,
      secret,
      timestamp: Math.floor(Date.now() / 1000) - ageSeconds,
    });
  return fetch(`${app.url}/api/webhooks/stripe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': header },
    body: event,
  });
}

/** What our own books say about a booking. */
export interface Books {
  paidCents: number;
  payments: { status: string; excess: boolean }[];
  ledger: { account: string; cents: number }[];
}

export async function booksOf(app: TestApp, bookingId: string): Promise<Books> {
  const [booking] = await app.sql<{ paidCents: number }>(
    `select paid_cents as "paidCents" from bookings where id = $1`,
    [bookingId],
  );
  return {
    paidCents: booking?.paidCents ?? Number.NaN,
    payments: await app.sql(`select status, excess from payments where booking_id = $1 order by created_at`, [
      bookingId,
    ]),
    ledger: await app.sql(
      `select account, cents from ledger_entries where booking_id = $1 order by txn, account`,
      [bookingId],
    ),
  };
}

/** Our books after 14.50 was paid exactly once. */
export const PAID_ONCE: Books = {
  paidCents: 1450,
  payments: [{ status: 'succeeded', excess: false }],
  ledger: [
    { account: 'booking_revenue', cents: -1450 },
    { account: 'provider', cents: 1450 },
  ],
};

/** Our books before any money arrived. */
export const UNPAID: Books = { paidCents: 0, payments: [{ status: 'open', excess: false }], ledger: [] };
