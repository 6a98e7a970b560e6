import { http, HttpResponse, type JsonBodyType } from 'msw';
import type { components } from '../../shared/api/schema';
import { centsOf, decimalOf } from '../../shared/model/money';
import { aBooking, aSession } from '../builders';
import { paymentIntent, sandboxAddress } from '../payment-intents';
import { server } from '../server';
import { placesOf } from './link-places';

type Schemas = components['schemas'];
type Booking = Schemas['BookingBody'];
type IntentRequest = Schemas['CreatePaymentIntentBody'];

const refused = (status: number, code: string, message: string) =>
  HttpResponse.json<JsonBodyType>({ statusCode: status, code, message }, { status });

/** The discount of each code for a price in cents. All other codes are unknown. */
const codes: Record<string, (price: number) => number> = {
  VERANO: (price) => Math.floor((price * 20 + 50) / 100),
  GRATIS: (price) => price,
};

/**
 * Simulates a server with one booking of this browser. Discount codes, payment intents, the payment
 * link and payments behave like the real ones.
 */
export function serveCheckout(start: Partial<Booking> = {}, link: Partial<Schemas['SharedLinkBody']> = {}) {
  const world = {
    booking: aBooking(start),
    link: aLink(link),
    /** The requests for a payment intent, in order. */
    intentRequests: [] as IntentRequest[],
    recorded: [] as unknown[],
    change: (over: Partial<Booking>) => {
      world.booking = { ...world.booking, ...over };
    },
  };
  server.use(...quietHandlers(world), ...paymentHandlers(world), ...sharingHandlers(world));
  return world;
}

type World = ReturnType<typeof serveCheckout>;

function quietHandlers(world: { booking: Booking }) {
  return [
    http.get('*/api/config', () =>
      HttpResponse.json({
        stripePublishableKey: 'pk_sandbox',
        sandbox: true,
        currency: 'usd',
        paymentGraceSeconds: 3600,
        bookingWindowDays: 60,
      }),
    ),
    http.get('*/api/session', () => HttpResponse.json(aSession())),
    http.get('*/api/bookings/booking-1', () => HttpResponse.json(world.booking)),
    http.get('*/api/bookings/booking-1/receipt', () => HttpResponse.json([])),
    http.get('*/api/bookings/booking-1/confirmation-letter', () => HttpResponse.json({ state: 'sent' })),
    http.get('*/api/bookings/user/:userId', () => HttpResponse.json([world.booking])),
  ];
}

function paymentHandlers(world: Pick<World, 'booking' | 'intentRequests' | 'recorded' | 'change'>) {
  return [
    http.post<never, { code: string }>('*/api/bookings/booking-1/discount-quote', async ({ request }) => {
      const { code } = await request.json();
      if (!codes[code]) return unknownCode();
      const { discountAmount, totalAmount } = discounted(world.booking, code);
      return HttpResponse.json({ discountAmount, amount: totalAmount });
    }),
    http.post<never, IntentRequest>('*/api/create-payment-intent', async ({ request }) => {
      const body = await request.json();
      world.intentRequests.push(body);
      if (body.discountCode !== undefined) world.change(discounted(world.booking, body.discountCode));
      const missing = centsOf(world.booking.totalAmount) - centsOf(world.booking.paidAmount);
      const intent = body.purpose === 'guarantee' ? 'pi_guarantee' : `pi_${missing}`;
      const clientSecret = missing === 0 ? null : `${intent}_secret_abc`;
      const { savedCard: shown } = world.booking;
      const savedCard = shown && { id: 'pm_saved', ...shown };
      return HttpResponse.json({ clientSecret, amount: decimalOf(missing), savedCard });
    }),
    http.post('*/api/payments', async ({ request }) => {
      world.recorded.push(await request.json());
      world.change({ paymentStatus: 'completed', paidAmount: world.booking.totalAmount });
      return HttpResponse.json(world.booking);
    }),
  ];
}

function sharingHandlers(world: Pick<World, 'link' | 'change'>) {
  return [
    http.post('*/api/shared-payment-links', () => {
      world.change({ isShared: true });
      return HttpResponse.json({ ...world.link, places: placesOf(world.link) }, { status: 201 });
    }),
    http.post(`${sandboxAddress}/pi_guarantee/confirm`, () => {
      world.change({ atDeadline: 'charges_guarantee' });
      return HttpResponse.json(paymentIntent({ id: 'pi_guarantee', status: 'requires_capture' }));
    }),
  ];
}

function discounted(booking: Booking, discountCode: string | null): Partial<Booking> {
  const price = centsOf(booking.totalAmount) + centsOf(booking.discountAmount);
  const off = discountCode === null ? 0 : (codes[discountCode]?.(price) ?? 0);
  return {
    discountCode,
    discountAmount: decimalOf(off),
    totalAmount: decimalOf(price - off),
    paymentStatus: off === price ? 'completed' : 'pending',
  };
}

function unknownCode() {
  return refused(404, 'discount_unknown', 'No conocemos ese código. Revisa que esté bien escrito.');
}

/** Makes one request to an address fail. Later requests succeed again. */
export function refuseOnce(address: string, status: number, code: string, message: string) {
  server.use(http.post(`*${address}`, () => refused(status, code, message), { once: true }));
}

function aLink(over: Partial<Schemas['SharedLinkBody']>): Schemas['SharedLinkBody'] {
  return {
    shareToken: 'token-1',
    shareUrl: 'https://saque.example/shared-payment/token-1',
    amountPerPerson: '7.26',
    maxParticipants: 4,
    currentParticipants: 0,
    access: 'group',
    openPlaces: 0,
    pendingParticipants: 0,
    expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
    status: 'open',
    organiserName: null,
    yourShare: 'none',
    yourShareHeldUntil: null,
    restHeldUntil: null,
    payers: [],
    places: [],
    you: null,
    ...over,
  };
}
