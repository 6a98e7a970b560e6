import type { BookingId } from '../../src/kernel/domain/ids.js';
import type { TestApp } from '../support/app/app.js';
import type { Browser } from '../support/app/browser.js';
import {
  anOpenPayment,
  anUnpaidBooking,
  confirm,
  report,
  intentOf,
  type OpenPayment,
  type UnpaidBooking,
} from '../support/fixtures/payments.js';
import { aDoublesBooking, payPlace, share } from '../support/fixtures/sharing.js';

/** Doubles for 29.05: the first place costs 7.26, so 21.79 are missing at the deadline. */
export const TOTAL = 2905;
export const PART = 726;
export const MISSING = TOTAL - PART;

/** The state of a booking after its deadline, read from the database. */
export interface Outcome {
  status: string;
  paidCents: number;
  /** Amounts that arrived, of friends and organiser. */
  arrived: number[];
  refunded: number[];
  /** True if its hour is still taken. */
  holdsHour: boolean;
}

const EXPIRED_WITH_PART_BACK: Outcome = {
  status: 'expired',
  paidCents: PART,
  arrived: [PART],
  refunded: [PART],
  holdsHour: false,
};
const PAID_AT_THE_DEADLINE: Outcome = {
  status: 'active',
  paidCents: TOTAL,
  arrived: [PART, MISSING],
  refunded: [],
  holdsHour: true,
};

/** The ways in which an organiser can secure a booking, with the outcome at the deadline. */
export const OUTCOMES = {
  unpaid: { status: 'expired', paidCents: 0, arrived: [], refunded: [], holdsHour: false },
  guarantee: PAID_AT_THE_DEADLINE,
  savedCard: PAID_AT_THE_DEADLINE,
  cardThatDeclines: EXPIRED_WITH_PART_BACK,
  cardThatWantsApproval: EXPIRED_WITH_PART_BACK,
} satisfies Record<string, Outcome>;

export type Case = keyof typeof OUTCOMES;

/** Organisers whose cards were saved by an earlier booking. */
export interface Organisers {
  savedCard: Browser;
  cardThatDeclines: Browser;
  cardThatWantsApproval: Browser;
}

export async function knownOrganisers(app: TestApp): Promise<Organisers> {
  const [savedCard, cardThatDeclines, cardThatWantsApproval] = await Promise.all([
    knownBy(app, 'pm_card_visa'),
    knownBy(app, 'pm_card_chargeCustomerFail'),
    knownBy(app, 'pm_card_authenticationRequired'),
  ]);
  return { savedCard, cardThatDeclines, cardThatWantsApproval };
}

async function knownBy(app: TestApp, card: string): Promise<Browser> {
  const payment = await anOpenPayment(app, await anUnpaidBooking(app));
  const { body } = await confirm(app, payment, card);
  if (body.status === 'requires_action') await approve(app, payment);
  const { status } = await report(payment);
  if (status !== 201) throw new Error(`${card} was not saved`);
  return payment.browser;
}

/** Approves the payment, as the cardholder does for the bank. */
export async function approve(app: TestApp, { intentId, clientSecret }: OpenPayment): Promise<void> {
  const fields = { key: app.config.stripe.publishableKey, client_secret: clientSecret, outcome: 'approve' };
  const path = `/stripe-sandbox/v1/payment_intents/${intentId}/sandbox_authenticate`;
  await fetch(app.url + path, { method: 'POST', body: new URLSearchParams(fields) });
}

/** Makes one booking of each case, all due at about the same time. Returns their ids. */
export async function bookEachCase(app: TestApp, known: Organisers): Promise<Record<Case, BookingId>> {
  const [unpaid, guarantee, savedCard, cardThatDeclines, cardThatWantsApproval] = await Promise.all([
    anOpenPayment(app).then(({ bookingId }) => bookingId),
    guaranteed(app),
    partlyPaid(app, known.savedCard),
    partlyPaid(app, known.cardThatDeclines),
    partlyPaid(app, known.cardThatWantsApproval),
  ]);
  return { unpaid, guarantee, savedCard, cardThatDeclines, cardThatWantsApproval };
}

async function guaranteed(app: TestApp): Promise<BookingId> {
  const booking = await aDoublesBooking(app, TOTAL);
  await holdTotal(app, booking);
  return withOnePart(app, booking);
}

async function partlyPaid(app: TestApp, organiser: Browser): Promise<BookingId> {
  // The browser keeps its session when another process serves it.
  return withOnePart(app, await aDoublesBooking(app, TOTAL, organiser.at(app.url)));
}

async function withOnePart(app: TestApp, booking: UnpaidBooking): Promise<BookingId> {
  const { shareToken } = await share(booking);
  await payPlace(app, booking.bookingId, shareToken);
  return booking.bookingId;
}

/** Holds the total on the organiser's card as a guarantee. Returns the id of the intent. */
export async function holdTotal(app: TestApp, { browser, bookingId }: UnpaidBooking): Promise<string> {
  const command = { bookingId, purpose: 'guarantee' };
  const { body } = await browser.post<{ clientSecret: string }>('/api/create-payment-intent', command);
  const intentId = intentOf(body.clientSecret);
  await confirm(app, { intentId, clientSecret: body.clientSecret });
  return intentId;
}

export async function outcomeOf(app: TestApp, bookingId: string): Promise<Outcome> {
  const [booking] = await app.sql<Pick<Outcome, 'status' | 'paidCents' | 'holdsHour'>>(
    `select status, paid_cents as "paidCents",
            exists (select from half_hour_claims c where c.booking_id = b.id) as "holdsHour" from bookings b where id = $1`,
    [bookingId],
  );
  if (!booking) throw new Error(`no booking ${bookingId}`);
  const amounts = async (sql: string) =>
    (await app.sql<{ cents: number }>(sql, [bookingId])).map(({ cents }) => cents);
  return {
    ...booking,
    arrived: await amounts(
      `select amount_cents as cents from payments where booking_id = $1 and status = 'succeeded' order by 1`,
    ),
    refunded: await amounts(
      `select amount_cents as cents from refunds where booking_id = $1 and status = 'succeeded' order by 1`,
    ),
  };
}
