import { http, HttpResponse } from 'msw';
import type { components } from '../../api/schema';
import { slots } from '../../model/slots';
import { server } from '../server';

type Schemas = components['schemas'];

/** A server on which an admin is signed in (or not), and who may sign out. */
export function serveAdmin(isAdmin = true): void {
  server.use(
    http.get('*/api/admin/check', () => HttpResponse.json({ isAdmin })),
    http.post('*/api/admin/logout', () => HttpResponse.json({ isAdmin: false })),
  );
}

/** Figures of a day: 12 bookings after 10, one court of two in maintenance, 18:00 taken on the first. */
export function aDashboard(over: Partial<Schemas['DashboardBody']> = {}): Schemas['DashboardBody'] {
  const hours = (taken: string) =>
    slots.map((timeSlot) => ({ timeSlot, status: timeSlot === taken ? 'booked' : 'free' }) as const);
  return {
    bookings: { today: 12, yesterday: 10 },
    revenue: { today: '174.00', yesterday: '200.00' },
    activeCourts: { today: 1, yesterday: 1 },
    courtCount: 2,
    occupancy: { today: 40, yesterday: null },
    days: Array.from({ length: 30 }, (_, index) => ({
      daysAgo: 29 - index,
      bookings: index,
      revenue: `${index * 10}.00`,
    })),
    venues: [
      {
        venueId: 'venue-1',
        name: 'Club Las Lomas',
        date: '2026-11-21',
        courts: [
          { courtId: 'court-1', courtNumber: 1, name: 'Central', status: 'available', hours: hours('18:00') },
          { courtId: 'court-2', courtNumber: 2, name: 'Norte', status: 'maintenance', hours: hours('') },
        ],
      },
    ],
    ...over,
  };
}

export function aCode(over: Partial<Schemas['AdminDiscountBody']> = {}): Schemas['AdminDiscountBody'] {
  return {
    id: 'code-1',
    code: 'VERANO',
    type: 'percentage',
    value: '20.00',
    maxUsage: null,
    usageCount: 3,
    expiresAt: null,
    isActive: true,
    isPromoted: false,
    ...over,
  };
}
