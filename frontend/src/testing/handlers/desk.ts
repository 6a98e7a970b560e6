import { http, HttpResponse } from 'msw';
import type { components } from '../../shared/api/schema';
import { slots } from '../../shared/model/slots';
import { aBooking } from '../builders';
import { server } from '../server';

type Schemas = components['schemas'];
type DeskDay = Schemas['DeskDayBody'];
type DeskHour = DeskDay['courts'][number]['hours'][number];

function aBlock(over: Partial<Schemas['BlockBody']> = {}): Schemas['BlockBody'] {
  return {
    id: 'block-1',
    date: '2026-11-21',
    untilDate: '2026-11-21',
    from: '20:00',
    to: '21:00',
    reason: 'Clase de menores',
    createdBy: 'ana',
    createdAt: '2026-11-20T15:00:00.000Z',
    court: { id: 'court-1', courtNumber: 1, name: 'Central' },
    venue: { id: 'venue-1', name: 'Club Las Lomas' },
    ...over,
  };
}

/** Builds a paid booking of Ana for $16.50 at 18:00 on court 1. */
export function aDeskBooking(
  over: Partial<Schemas['DeskBookingDetailBody']> = {},
): Schemas['DeskBookingDetailBody'] {
  return {
    ...aBooking({ paidAmount: '16.50', paymentStatus: 'completed', bookingDate: '2026-11-21T18:00:00' }),
    startsAt: '2026-11-21T23:00:00.000Z',
    placeList: [],
    court: { id: 'court-1', courtNumber: 1, name: 'Central', imageUrl: null, surface: 'clay' },
    organiserName: 'Ana Torres',
    organiserPhone: '+593991234567',
    organiserEmail: 'ana@example.org',
    places: null,
    sale: null,
    payments: [
      {
        id: 'payment-1',
        purpose: 'full',
        method: 'card',
        takenBy: null,
        reference: null,
        counts: true,
        amount: '16.50',
        status: 'succeeded',
        currency: 'USD',
        dispute: null,
        payerName: 'Ana Torres',
        createdAt: '2026-11-20T15:00:00.000Z',
        receipt: '001-000000123',
        refunds: [],
      },
    ],
    ...over,
  };
}

/** Builds what can be sold at 15:00 of the day: an hour, or an hour and a half. */
export function aSaleOffer(over: Partial<Schemas['SaleOfferBody']> = {}): Schemas['SaleOfferBody'] {
  return {
    startsAt: '2026-11-21T20:00:00.000Z',
    mayLeaveTariff: true,
    lengths: [
      { minutes: 60, singlesPrice: '16.50', doublesPrice: '33.00' },
      { minutes: 90, singlesPrice: '24.75', doublesPrice: '49.50' },
    ],
    ...over,
  };
}

const paid = {
  totalAmount: '16.50',
  paidAmount: '16.50',
  paymentStatus: 'completed',
  paysAtClub: false,
  byTransfer: false,
} as const;

const partly = {
  totalAmount: '33.00',
  paidAmount: '8.25',
  paymentStatus: 'partial',
  paysAtClub: false,
  byTransfer: false,
} as const;

/**
 * Builds Saturday, 21 November 2026, at noon. On court 1 the morning is over, 18:00 is booked by
 * Ana, 19:00 is partly paid, 20:00 is blocked, the rest is free. Court 2 is in maintenance.
 */
export function aDeskDay(over: Partial<DeskDay> = {}): DeskDay {
  const free = (timeSlot: string): DeskHour => ({
    timeSlot,
    durationMinutes: 60,
    booking: null,
    block: null,
    status: timeSlot <= '12:00' ? 'past' : 'free',
  });
  const ofAna = {
    id: 'booking-1',
    code: 'K7M-4QX',
    gameType: 'singles',
    places: null,
    organiserName: 'Ana Torres',
    organiserPhone: '+593991234567',
    organiserEmail: 'ana@example.org',
  } as const;
  const shared = {
    id: 'booking-2',
    code: 'R3T-9WZ',
    gameType: 'doubles',
    places: { paid: 1, total: 4 },
    organiserName: null,
    organiserPhone: null,
    organiserEmail: null,
  } as const;
  const taken: Record<string, Partial<DeskHour>> = {
    '18:00': { status: 'booked', booking: { ...ofAna, ...paid } },
    '19:00': { status: 'booked', booking: { ...shared, ...partly } },
    '20:00': { status: 'blocked', block: aBlock() },
  };
  return {
    date: '2026-11-21',
    today: '2026-11-21',
    timeZone: 'America/Guayaquil',
    venue: { id: 'venue-1', name: 'Club Las Lomas' },
    opening: [['06:00', '22:00']],
    courts: [
      {
        id: 'court-1',
        courtNumber: 1,
        name: 'Central',
        status: 'available',
        hours: slots.map((slot) => ({ ...free(slot), ...taken[slot] })),
      },
      {
        id: 'court-2',
        courtNumber: 2,
        name: 'Norte',
        status: 'maintenance',
        hours: slots.map(free),
      },
    ],
    ...over,
  };
}

/** Simulates a server with this day, and records the requests that change it. */
export function serveDesk(day: DeskDay = aDeskDay(), booking = aDeskBooking()) {
  const changes: { call: string; body: unknown; key: string | null }[] = [];
  const requestedDays: string[] = [];
  let current = booking;
  const record = async (call: string, request: Request) => {
    const text = await request.text();
    const body: unknown = text === '' ? null : JSON.parse(text);
    changes.push({ call, body, key: request.headers.get('Idempotency-Key') });
  };
  server.use(
    http.get('*/api/admin/venues/:venueId/categories', () => HttpResponse.json([])),
    http.get('*/api/admin/venues/:venueId/day', ({ request }) => {
      requestedDays.push(new URL(request.url).searchParams.get('date') ?? '');
      return HttpResponse.json(day);
    }),
    http.get('*/api/admin/bookings/:id', () => HttpResponse.json(current)),
    http.get('*/api/admin/courts/:courtId/sale-offer', () => HttpResponse.json(aSaleOffer())),
    http.get('*/api/admin/customers', () => HttpResponse.json({ items: [], nextCursor: null })),
    http.post('*/api/admin/bookings', async ({ request }) => {
      await record('sell', request);
      return HttpResponse.json(aDeskBooking(), { status: 201 });
    }),
    http.post('*/api/admin/bookings/:id/cancel', async ({ request }) => {
      await record('cancel', request);
      const cancelled = { ...booking, status: 'cancelled', cancelledBy: 'venue', refundStatus: 'succeeded' };
      return HttpResponse.json({
        refundPercentage: 100,
        refundAmount: booking.paidAmount,
        booking: cancelled,
      });
    }),
    http.post('*/api/admin/bookings/:id/settle', async ({ request }) => {
      await record('settle', request.clone());
      const { amount } = (await request.json()) as { amount: string };
      const paymentStatus = amount === current.totalAmount ? 'completed' : 'partial';
      current = { ...current, paidAmount: amount, paymentStatus };
      return HttpResponse.json(current);
    }),
    http.post('*/api/admin/bookings/:id/refund-handed-over', async ({ request }) => {
      await record('handed over', request);
      current = { ...current, refundStatus: 'succeeded' };
      return HttpResponse.json(current);
    }),
    http.post('*/api/admin/blocks', async ({ request }) => {
      await record('block', request);
      return HttpResponse.json(aBlock(), { status: 201 });
    }),
    http.delete('*/api/admin/blocks/:id', async ({ request, params }) => {
      await record(`unblock ${String(params['id'])}`, request);
      return HttpResponse.json(aBlock());
    }),
  );
  return { changes, requestedDays };
}
