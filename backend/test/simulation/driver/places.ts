import { ShareTokens } from '../../../src/modules/shared-links/application/share-tokens.js';
import type { Of } from '../operations.js';
import { payOffer } from './money.js';
import { type Actual, actualOf } from './patience.js';
import type { Product } from './product.js';

export async function share(product: Product, operation: Of<'share'>): Promise<Actual> {
  const bookingId = product.bookingId(operation.booking);
  return actualOf(await product.as(operation.player, '/api/shared-payment-links', { bookingId }));
}

export async function openPlaces(product: Product, operation: Of<'open places'>): Promise<Actual> {
  const path = `/api/bookings/${product.bookingId(operation.booking)}/open-places`;
  const { player, places } = operation;
  return actualOf(await product.as(player, path, { places }, { method: 'PUT' }));
}

/** Returns the token of the link of a booking: that of the group, or the one that is listed. */
async function tokenOf({ running, ids }: Product, booking: number, access: 'group' | 'public') {
  const [link] = await running.sql<{ id: string }>(`select id from shared_links where booking_id = $1`, [
    ids[booking],
  ]);
  return link ? running.get(ShareTokens).tokenOf(link.id, access) : '';
}

export const payPlace = (product: Product, operation: Of<'pay place'>): Promise<Actual> =>
  payAs(product, operation, 'group');

export const takePlace = (product: Product, operation: Of<'take place'>): Promise<Actual> =>
  payAs(product, operation, 'public');

/** A new friend pays the next place. */
async function payAs(
  product: Product,
  { player, booking, reports }: Of<'pay place' | 'take place'>,
  access: 'group' | 'public',
): Promise<Actual> {
  const [bookingId, by] = [product.bookingId(booking), product.newBrowser()];
  const shareToken = await tokenOf(product, booking, access);
  const who = { bookingId, shareToken, playerName: 'Luis' };
  const offer = await product.as(player, '/api/create-payment-intent', who, { by });
  if (offer.status !== 201 || !offer.body.clientSecret) return actualOf(offer);
  const report = (intent: string) =>
    product.as(player, '/api/payments', { bookingId, shareToken, stripePaymentIntentId: intent }, { by });
  const actual = await payOffer(product, offer.body, { report: reports ? report : null });
  if (actual.status < 300) product.friends.set(booking, [...(product.friends.get(booking) ?? []), by]);
  return actual;
}

export async function leave(product: Product, operation: Of<'leave'>): Promise<Actual> {
  const { booking, friend } = operation;
  const by = product.friends.get(booking)?.[friend] ?? product.newBrowser();
  const bookingId = product.bookingId(booking);
  const token = await tokenOf(product, booking, 'group');
  const link = await product.as(0, `/api/shared-payment-links/${token}`, undefined, { by, method: 'GET' });
  const own = link.body.link?.places.find(({ leaveWith }) => leaveWith !== null);
  // After the first time, or too late, the page no longer offers it.
  const paymentId = own?.leaveWith ?? (await paymentOf(product, booking, friend));
  const response = await product.as(0, `/api/booking-parts/${bookingId}/leave`, { paymentId }, { by });
  const { refundAmount } = response.body;
  return { ...actualOf(response), ...(refundAmount === undefined ? {} : { amount: refundAmount }) };
}

async function paymentOf({ running, ids }: Product, booking: number, friend: number) {
  const rows = await running.sql<{ id: string }>(
    `select id from payments where booking_id = $1 and purpose = 'share' and status = 'succeeded'
      order by created_at, id`,
    [ids[booking]],
  );
  return rows[friend]?.id;
}
