import { http, HttpResponse, type JsonBodyType } from 'msw';
import type { components } from '../../shared/api/schema';
import { slots, tariffOf } from '../../shared/model/slots';
import { aBooking, aCourt, aQuote, aSession } from '../builders';
import { server } from '../server';

type Schemas = components['schemas'];
type HourStatus = Schemas['SlotBody']['status'];

interface World {
  court?: Partial<Schemas['CourtBody']>;
  /** The slots that are not free, by day and hour: `{ '2026-11-21 07:00': 'booked' }`. */
  hours?: Record<string, HourStatus>;
  own?: Schemas['BookingBody'][];
}

interface Attempt {
  body: Schemas['PlaceBookingBody'];
  key: string | null;
}

/**
 * Simulates a server with one court that can be booked, and a browser without a session. `attempts`
 * lists the booking requests, and `steps` what made the server keep something, in its order.
 */
export function serveBookingScreen({ court = {}, hours = {}, own = [] }: World = {}) {
  const world = { hours: { ...hours }, own: [...own], attempts: [] as Attempt[], steps: [] as string[] };
  const theCourt = aCourt(court);
  server.use(
    http.get('*/api/config', () => HttpResponse.json({ bookingWindowDays: 60 })),
    http.get('*/api/session', () =>
      HttpResponse.json(world.steps.length > 0 ? aSession() : aSession({ userId: 'me', name: null })),
    ),
    http.post('*/api/session', () => {
      world.steps.push('session');
      return HttpResponse.json(aSession());
    }),
    http.get('*/api/courts/court-1', () => HttpResponse.json(theCourt)),
    http.get('*/api/courts/court-1/availability', ({ request }) => {
      const date = new URL(request.url).searchParams.get('date');
      return HttpResponse.json(slots.map((slot) => hourOf(theCourt, slot, world.hours[`${date} ${slot}`])));
    }),
    http.get('*/api/courts/court-1/quote', () => HttpResponse.json(aQuote())),
    http.get('*/api/bookings/user/me', () => HttpResponse.json(world.own)),
    http.get('*/api/bookings/:bookingId', () => new Promise(() => undefined)),
    http.post('*/api/create-payment-intent', () => new Promise(() => undefined)),
    http.post<never, Schemas['PlaceBookingBody']>('*/api/bookings', async ({ request }) => {
      const body = await request.json();
      world.steps.push('booking');
      world.attempts.push({ body, key: request.headers.get('idempotency-key') });
      const day = body.bookingDate.slice(0, 10);
      const { timeSlot, gameType } = body;
      const booking = aBooking({ id: 'booking-9', bookingDate: `${day}T${timeSlot}:00`, timeSlot, gameType });
      world.hours[`${day} ${timeSlot}`] = 'booked';
      world.own.push(booking);
      return HttpResponse.json(booking, { status: 201 });
    }),
  );
  return world;
}

/** Makes the next booking requests fail, one after the other. Later requests succeed again. */
export function refuseBookings(...refusals: { status: number; code: string; message: string }[]) {
  server.use(
    ...refusals.map(({ status, ...body }) =>
      http.post(
        '*/api/bookings',
        () => HttpResponse.json<JsonBodyType>({ statusCode: status, ...body }, { status }),
        {
          once: true,
        },
      ),
    ),
  );
}

function hourOf(
  court: Schemas['CourtBody'],
  timeSlot: string,
  status: HourStatus = 'available',
): Schemas['SlotBody'] {
  const tariffType = tariffOf(timeSlot);
  const night = tariffType === 'night';
  const prices = {
    singlesPrice: night ? court.nightSinglesPrice : court.daySinglesPrice,
    doublesPrice: night ? court.nightDoublesPrice : court.dayDoublesPrice,
  };
  return { timeSlot, tariffType, status, ...prices, durations: [{ minutes: 60, ...prices }] };
}
