import { act } from '@testing-library/react';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import type { components } from '../../shared/api/schema';
import { aBooking, aReceiptPayment } from '../builders';
import { liveStreamAt } from '../fake-event-source';
import { paymentIntent, sandboxAddress } from '../payment-intents';
import { server } from '../server';
import { placesOf } from './link-places';

type Schemas = components['schemas'];
type Link = Schemas['SharedLinkBody'];
type SharedBooking = Schemas['SharedBookingBody'];
type IntentRequest = Schemas['CreatePaymentIntentBody'];

interface World {
  link?: Partial<Link>;
  booking?: Partial<SharedBooking>;
  savedCard?: ServerState['savedCard'];
}

const token = 'token-1';
const noAddress = 'Escribe un correo válido.';
const refusal = (status: number, code: string, message: string) =>
  HttpResponse.json<JsonBodyType>({ statusCode: status, code, message }, { status });

/** Builds the link of a doubles match for $29.00, shared by four players, with no payment yet. */
export function aLink(over: Partial<Link>): Link {
  return {
    shareToken: token,
    shareUrl: `http://localhost/shared-payment/${token}`,
    amountPerPerson: '7.25',
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
    you: { name: 'Luis Paz', email: null, emailVerified: false },
    ...over,
  };
}

function aSharedBooking(over: Partial<SharedBooking>): SharedBooking {
  const {
    userId: _1,
    refundPolicy: _2,
    atDeadline: _3,
    courtId: _4,
    venueId: _5,
    savedCard: _6,
    ...booking
  } = aBooking();
  return { ...booking, gameType: 'doubles', tariffType: 'night', totalAmount: '29.00', ...over };
}

/**
 * Simulates a server with one payment link. It gives out places and takes payments like the real
 * one.
 */
export function serveSharedLink({ link = {}, booking = {}, savedCard = null }: World = {}) {
  const world = {
    link: aLink(link),
    booking: aSharedBooking(booking),
    intents: 0,
    recorded: [] as unknown[],
    placesFor: null as string[] | null,
    savedCard,
  };
  server.use(...linkHandlers(world), ...paymentHandlers(world), ...homePageHandlers());
  return {
    world,
    change: (part: Partial<Link>) => Object.assign(world.link, part),
    payHeld: () => payHeld(world),
    /**
     * Changes the link from elsewhere and sends the event of the server to everyone who has it
     * open.
     */
    meanwhile: (part: Partial<Link>, ofBooking: Partial<SharedBooking> = {}) => {
      Object.assign(world.link, part);
      Object.assign(world.booking, ofBooking);
      const { currentParticipants: paid, pendingParticipants: reserved } = world.link;
      act(() => liveStreamAt(`/api/shared-payment-links/${token}/events`).say({ paid, reserved }));
    },
  };
}

interface ServerState {
  link: Link;
  booking: SharedBooking;
  /** How many payment intents were requested. */
  intents: number;
  recorded: unknown[];
  /** For whom the places are that were asked for last; null if unknown. */
  placesFor: string[] | null;
  /** The reader's saved card. */
  savedCard: { id: string; brand: string; last4: string } | null;
}

function linkHandlers(state: ServerState) {
  return [
    http.get('*/api/config', () => HttpResponse.json({ stripePublishableKey: 'pk_sandbox', sandbox: true })),
    http.get(`*/api/shared-payment-links/${token}`, () =>
      HttpResponse.json({
        link: { ...state.link, places: placesOf(state.link) },
        booking: state.booking,
        court: state.booking.court,
      }),
    ),
  ];
}

function paymentHandlers(state: ServerState) {
  return [
    http.post<never, IntentRequest>('*/api/create-payment-intent', async ({ request }) => {
      const body = await request.json();
      expect(body).toMatchObject({ bookingId: 'booking-1', shareToken: token, purpose: 'full' });
      if (body.playerEmail === 'rubbish')
        return HttpResponse.json<JsonBodyType>(
          { message: noAddress, errors: [{ field: 'playerEmail', message: noAddress }] },
          { status: 400 },
        );
      tell(state, body);
      const { yourShare, maxParticipants, currentParticipants, pendingParticipants } = state.link;
      if (yourShare !== 'reserved') {
        if (state.link.restHeldUntil)
          return refusal(409, 'rest_being_paid', 'Quien organizó el partido está pagando el resto.');
        if (currentParticipants + pendingParticipants >= maxParticipants)
          return refusal(409, 'share_being_paid', 'Ese lugar se está pagando.');
        hold(state);
      }
      state.intents += 1;
      const places = body.placesFor?.length ?? 1;
      state.placesFor = body.placesFor ?? state.placesFor;
      const amount = (Number(state.link.amountPerPerson) * places).toFixed(2);
      return HttpResponse.json(
        { clientSecret: 'pi_1_secret_abc', amount, savedCard: state.savedCard },
        { status: 201 },
      );
    }),
    http.post(`${sandboxAddress}/pi_1/confirm`, () =>
      HttpResponse.json(paymentIntent({ status: 'succeeded' })),
    ),
    http.post('*/api/payments', async ({ request }) => {
      state.recorded.push(await request.json());
      if (state.link.yourShare === 'reserved') payHeld(state);
      return HttpResponse.json(state.booking, { status: 201 });
    }),
  ];
}

function homePageHandlers() {
  return [
    http.get('*/api/shared-payment-links/token-1/receipt', () => HttpResponse.json([aReceiptPayment()])),
    http.get('*/api/venues', () => HttpResponse.json([])),
    http.get('*/api/discount-codes', () => HttpResponse.json([])),
  ];
}

/** Stores who pays. */
function tell({ link }: ServerState, { playerName, playerEmail }: IntentRequest): void {
  const { name = null, email = null } = link.you ?? {};
  link.you = {
    name: playerName ?? name,
    email: playerEmail === undefined ? email : playerEmail || null,
    emailVerified: false,
  };
}

/** Holds a place for this browser. */
function hold({ link }: ServerState): void {
  Object.assign(link, {
    yourShare: 'reserved',
    yourShareHeldUntil: new Date(Date.now() + 600_000).toISOString(),
    pendingParticipants: link.pendingParticipants + 1,
  });
}

/** Marks the place held by this browser as paid. */
function payHeld({ link }: ServerState): void {
  const paid = link.currentParticipants + 1;
  Object.assign(link, {
    yourShare: 'paid',
    yourShareHeldUntil: null,
    pendingParticipants: link.pendingParticipants - 1,
    currentParticipants: paid,
    payers: link.payers.concat({ name: 'Luis', amount: link.amountPerPerson, isYours: true }),
    status: paid === link.maxParticipants ? 'complete' : 'open',
  });
}
