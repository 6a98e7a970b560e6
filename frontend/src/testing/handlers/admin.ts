import { http, HttpResponse } from 'msw';
import type { components } from '../../shared/api/schema';
import { slots } from '../../shared/model/slots';
import { server } from '../server';

type Schemas = components['schemas'];

/** Simulates a server on which an admin is signed in, or not, and can sign out. */
export function serveAdmin(isAdmin = true): void {
  server.use(
    http.get('*/api/admin/check', () => HttpResponse.json({ isAdmin })),
    http.get('*/api/admin/second-factor', () => HttpResponse.json(aSecondFactor())),
    http.get('*/api/admin/role-offers', () => HttpResponse.json([])),
    http.post('*/api/admin/logout', () => HttpResponse.json({ isAdmin: false })),
  );
}

/** Builds the second factors of an admin who has none, except for the given ones. */
export function aSecondFactor(over: Partial<Schemas['SecondFactorView']> = {}): Schemas['SecondFactorView'] {
  return { isRequired: false, hasPassword: true, app: null, passkeys: [], recoveryCodesLeft: 0, ...over };
}

/**
 * Builds the figures of a day: 12 bookings after 10 the day before, one of two courts in
 * maintenance, and 18:00 booked on court 1.
 */
export function aDashboard(over: Partial<Schemas['DashboardBody']> = {}): Schemas['DashboardBody'] {
  const hours = (taken: string) =>
    slots.map((timeSlot) => {
      const status = timeSlot === taken ? 'booked' : 'free';
      return { timeSlot, durationMinutes: 60, status } as const;
    });
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
        localTime: '12:30',
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
    maxPerPlayer: null,
    usageCount: 3,
    expiresAt: null,
    isActive: true,
    isPromoted: false,
    ...over,
  };
}

/** Builds the figures of November up to the 21st: more than October, with movements on two days. */
export function aPaymentsMonth(
  over: Partial<Schemas['PaymentsMonthBody']> = {},
): Schemas['PaymentsMonthBody'] {
  return {
    month: '2026-11',
    revenue: { thisMonth: '112.00', lastMonth: '100.00' },
    methods: [
      { method: 'card', revenue: '112.00' },
      { method: 'cash', revenue: '0.00' },
      { method: 'transfer', revenue: '0.00' },
      { method: 'terminal', revenue: '0.00' },
    ],
    completed: { count: 9, amount: '126.50' },
    pending: { count: 12, amount: '1245.00' },
    total: '130.50',
    discounts: '4.00',
    refunds: '14.50',
    stripeFees: '6.37',
    net: '105.63',
    days: Array.from({ length: 30 }, (_, index) => ({
      day: index + 1,
      received: index === 4 ? '100.00' : index === 19 ? '26.50' : '0.00',
      refunded: index === 19 ? '14.50' : '0.00',
    })),
    ...over,
  };
}

export function aMovement(over: Partial<Schemas['PaymentEntryBody']> = {}): Schemas['PaymentEntryBody'] {
  return {
    id: 'pay:pi_1',
    at: '2026-11-21T02:05:00.000Z',
    state: 'paid',
    concept: 'full',
    amount: '14.50',
    bookingId: 'booking-1',
    bookingCode: 'K7M-4QX',
    venueName: 'Club Las Lomas',
    timeZone: 'America/Guayaquil',
    courtNumber: 2,
    courtName: 'Norte',
    bookingDate: '2026-11-25',
    timeSlot: '18:00',
    name: 'Ana Torres',
    phone: null,
    email: 'ana@saque.example',
    reference: 'pi_1',
    dispute: null,
    ...over,
  };
}

export function aPageOfMovements(
  entries: Schemas['PaymentEntryBody'][],
  over: Partial<Schemas['PaymentPageBody']> = {},
): Schemas['PaymentPageBody'] {
  const venues = [{ id: 'venue-1', name: 'Club Las Lomas' }];
  return { entries, total: entries.length, page: 1, pageSize: 25, venues, ...over };
}

export function anAuditRow(over: Partial<Schemas['AuditRowBody']> = {}): Schemas['AuditRowBody'] {
  return {
    id: 'row-1',
    at: '2026-11-21T02:05:00.000Z',
    admin: { id: 'admin-1', username: 'eva' },
    action: 'court.updated',
    subject: { type: 'court', id: 'court-2', label: 'Cancha 2 · Centro' },
    timeZone: 'America/Guayaquil',
    changes: [{ field: 'daySinglesPrice', before: '14.50', after: '15.00' }],
    ...over,
  };
}

export function aPageOfAudit(
  entries: Schemas['AuditRowBody'][],
  over: Partial<Schemas['AuditPageBody']> = {},
): Schemas['AuditPageBody'] {
  return {
    entries,
    total: entries.length,
    page: 1,
    pageSize: 25,
    timeZone: 'America/Guayaquil',
    admins: [{ id: 'admin-1', username: 'eva' }],
    actions: [...new Set(entries.map(({ action }) => action))],
    ...over,
  };
}
