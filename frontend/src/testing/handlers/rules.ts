import { http, HttpResponse } from 'msw';
import { aCourt, aVenue } from '../builders';
import { server } from '../server';
import { serveAdmin } from './admin';

type Rules = Record<string, unknown> & { version: number };
type Affected = { count: number; bookings: readonly object[] };

const usualDay = [['06:00', '22:00']];

/** Builds the rules of a venue that has changed nothing, except for the given ones. */
export function someRules(over: object = {}): Rules {
  const [mon, tue, wed, thu, fri, sat, sun] = Array.from({ length: 7 }, () => usualDay);
  return {
    version: 0,
    openingHours: { mon, tue, wed, thu, fri, sat, sun },
    exceptions: [],
    lengths: [60],
    startsEvery: 60,
    nightFrom: '18:00',
    priceRules: [],
    refundSteps: [
      { hoursBefore: 24, percentage: 100 },
      { hoursBefore: 12, percentage: 50 },
    ],
    regretMinutes: 0,
    windowDays: 60,
    leadMinutes: 0,
    paymentMinutes: 120,
    maxActivePerPlayer: null,
    payAtClub: false,
    transfer: null,
    resaleRefund: false,
    splitUntil: 'grace',
    receptionPrices: false,
    ...over,
  };
}

/** Builds a day of two courts whose only start is at 09:00, except for what is given. */
export function aPreview(over: object = {}): object {
  const starts = [
    { timeSlot: '09:00', durations: [{ minutes: 60, singlesPrice: '14.50', doublesPrice: '29.00' }] },
  ];
  return {
    courts: [
      { id: 'court-1', courtNumber: 1, name: 'Central', starts },
      { id: 'court-2', courtNumber: 2, name: 'Norte', starts: [] },
    ],
    opening: usualDay,
    note: null,
    ...over,
  };
}

/**
 * Serves a venue with two courts and these rules, keeps changes of them, and refuses those of an
 * older version. Returns the bodies of the changes that were saved.
 */
export function serveRules(over: object = {}, affected: Affected = { count: 0, bookings: [] }) {
  let rules = someRules(over);
  const saved: unknown[] = [];
  serveAdmin();
  server.use(
    http.get('*/api/admin/venues/:venueId/categories', () => HttpResponse.json([])),
    http.get('*/api/venues/:id', () => HttpResponse.json(aVenue())),
    http.get('*/api/venues/:id/courts', () =>
      HttpResponse.json([aCourt(), aCourt({ id: 'court-2', courtNumber: 2, name: 'Norte' })]),
    ),
    http.get('*/api/admin/venues/:id/rules', () => HttpResponse.json(rules)),
    http.patch<never, Partial<Rules>>('*/api/admin/venues/:id/rules', async ({ request }) => {
      const { version, ...change } = await request.json();
      if (version !== undefined && version !== rules.version) {
        const body = { code: 'rules_changed_meanwhile', message: 'Las reglas cambiaron mientras tanto.' };
        return HttpResponse.json(body, { status: 409 });
      }
      const next = { ...rules, ...change };
      const query = new URL(request.url).searchParams;
      const preview = query.has('date') ? aPreview() : undefined;
      const isDryRun = query.get('dryRun') === 'true';
      if (isDryRun) return HttpResponse.json({ ...next, affectedBookings: affected, preview });
      rules = { ...next, version: rules.version + 1 };
      saved.push(change);
      return HttpResponse.json({ ...rules, affectedBookings: affected });
    }),
  );
  return {
    saved,
    changeMeanwhile: (change: object) => (rules = { ...rules, ...change, version: rules.version + 1 }),
  };
}
