import type { TestApp } from './app.js';
import { Browser } from './browser.js';
import { aCourt, aVenue, dayFromNow } from './mothers.js';
import { type BookingAnswer, confirm, intentOf, type OfferAnswer, type UnpaidBooking } from './payments.js';

export interface LinkAnswer {
  shareToken: string;
  shareUrl: string;
  amountPerPerson: string;
  maxParticipants: number;
  currentParticipants: number;
  pendingParticipants: number;
  status: string;
  yourShareHeldUntil: string | null;
  code?: string;
}

/** A doubles booking of the given price by a browser of its own. */
export async function aDoublesBooking(
  app: TestApp,
  dayDoubles = 2905,
  browser = new Browser(app.url),
): Promise<UnpaidBooking> {
  const courtId = await aCourt(app, await aVenue(app), { dayDoubles });
  const wish = { courtId, bookingDate: dayFromNow(3), timeSlot: '10:00', gameType: 'doubles' };
  const { status, body } = await browser.post<BookingAnswer>('/api/bookings', wish);
  if (status !== 201) throw new Error(`no booking: ${JSON.stringify(body)}`);
  return { browser, bookingId: body.id };
}

export async function share({ browser, bookingId }: UnpaidBooking): Promise<LinkAnswer> {
  return (await browser.post<LinkAnswer>('/api/shared-payment-links', { bookingId })).body;
}

/** What the link shows to a browser. */
export async function look(browser: Browser, shareToken: string): Promise<LinkAnswer> {
  const { body } = await browser.get<{ link: LinkAnswer }>(`/api/shared-payment-links/${shareToken}`);
  return body.link;
}

/** Asks for a place. */
export const askForPlace = (friend: Browser, bookingId: string, shareToken: string) =>
  friend.post<OfferAnswer>('/api/create-payment-intent', { bookingId, shareToken });

/** Pays one place, as the page behind the link does. Answers what it cost. */
export async function payPlace(
  app: TestApp,
  bookingId: string,
  shareToken: string,
  friend = new Browser(app.url),
): Promise<string> {
  const { status, body } = await askForPlace(friend, bookingId, shareToken);
  if (!body.clientSecret) throw new Error(`no place: ${status} ${JSON.stringify(body)}`);
  const intentId = intentOf(body.clientSecret);
  await confirm(app, { intentId, clientSecret: body.clientSecret });
  const claim = { bookingId, shareToken, stripePaymentIntentId: intentId };
  const recorded = await friend.post<BookingAnswer>('/api/payments', claim);
  if (recorded.status !== 201) throw new Error(`place not paid: ${JSON.stringify(recorded.body)}`);
  return body.amount;
}
