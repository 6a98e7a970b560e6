import { URLSearchParams } from 'node:url';
import { addressOf, bookingsPath } from './requests.mjs';
import { sender } from './sender.mjs';

/**
 * Returns a step for `repeat`: a player books an hour, opens the payment, confirms it at the
 * sandbox as the browser does, and reports it. Each player has an address of their own.
 */
export async function paidRoad({ product, freeHours }) {
  const key = await publishableKey(product.url);
  let players = 0;
  return async (send) => {
    const placing = freeHours.next();
    const headers = { ...placing.headers, 'x-forwarded-for': addressOf(players++) };
    const post = async (path, body) =>
      (await send({ method: 'POST', path, headers, body: JSON.stringify(body), expect: [201] })).json();
    const booked = await send({ ...placing, headers, path: bookingsPath('product'), expect: [201] });
    const { id: bookingId } = booked.json();
    const { clientSecret } = await post('/api/create-payment-intent', { bookingId });
    const stripePaymentIntentId = clientSecret.split('_secret')[0];
    await send({
      method: 'POST',
      path: `/stripe-sandbox/v1/payment_intents/${stripePaymentIntentId}/confirm`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: String(new URLSearchParams({ key, client_secret: clientSecret, payment_method: 'pm_card_visa' })),
    });
    await post('/api/payments', { bookingId, stripePaymentIntentId });
  };
}

async function publishableKey(url) {
  const send = sender(url, 1);
  const { stripePublishableKey } = (await send({ path: '/api/config' })).json();
  send.close();
  return stripePublishableKey;
}
