import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { components } from '../shared/api/schema';
import { aCourt, aVenue, aVenuePage } from './builders';
import type { renderApp } from './render-app';
import { server } from './server';

type Schemas = components['schemas'];
type Venue = Schemas['VenueBody'];
type Court = Schemas['CourtBody'];
type VenueDetails = Schemas['NewVenueBody'];
type CourtDetails = Schemas['CourtDetailsBody'];
type Removal = Schemas['RemovalBody'];

const noRemoval: Removal = { futureBookings: 0, refundAmount: '0.00' };

/**
 * Serves these venues and courts, and keeps changes to them. Returns each change as a pair: what
 * was changed, and the body of the request.
 */
export function serveCourts(venues: Venue[], courts: Court[] = [], removal: Removal = noRemoval) {
  const changes: [string, unknown][] = [];
  /** A venue whose courts are served has as many courts. */
  const counted = () =>
    venues.map((venue) => {
      const count = courts.filter(({ venueId }) => venueId === venue.id).length;
      return count === 0 ? venue : { ...venue, courtCount: count };
    });
  server.use(
    http.get('*/api/venues/page', () => HttpResponse.json(aVenuePage(...counted()))),
    http.get('*/api/venues/:id', ({ params }) =>
      HttpResponse.json(counted().find(({ id }) => id === params['id'])),
    ),
    http.get('*/api/venues/:id/courts', ({ params }) =>
      HttpResponse.json(courts.filter(({ venueId }) => venueId === params['id'])),
    ),
    http.get('*/api/admin/time-zones', () => HttpResponse.json(['America/Guayaquil', 'Pacific/Galapagos'])),
    http.get('*/api/admin/:what/:id/removal', () => HttpResponse.json(removal)),
    http.get('*/api/admin/venues/:id/time-zone-change', () => HttpResponse.json({ count: 0, bookings: [] })),
    http.post<never, VenueDetails>('*/api/venues', async ({ request }) => {
      const body = await request.json();
      changes.push(['new venue', body]);
      const { name, location } = body;
      const created = aVenue({ id: 'venue-new', courtCount: 0, name, location });
      venues.push(created);
      return HttpResponse.json(created, { status: 201 });
    }),
    http.put<{ id: string }, VenueDetails>('*/api/venues/:id', async ({ request, params }) => {
      const body = await request.json();
      changes.push([params.id, body]);
      return HttpResponse.json(aVenue({ id: params.id, name: body.name }));
    }),
    http.post<never, CourtDetails>('*/api/courts', async ({ request }) => {
      const body = await request.json();
      changes.push(['new court', body]);
      const created = aCourt({ id: `court-new-${courts.length}`, ...body });
      courts.push(created);
      return HttpResponse.json(created, { status: 201 });
    }),
    http.put<{ id: string }, CourtDetails>('*/api/courts/:id', async ({ request, params }) => {
      const body = await request.json();
      changes.push([params.id, body]);
      const at = courts.findIndex(({ id }) => id === params.id);
      const changed = aCourt({ ...courts[at], ...body });
      courts[at] = changed;
      return HttpResponse.json(changed);
    }),
    http.delete<{ what: string; id: string }>('*/api/:what/:id', ({ params }) => {
      changes.push(['delete', params.id]);
      const list: { id: string }[] = params.what === 'venues' ? venues : courts;
      list.splice(
        list.findIndex(({ id }) => id === params.id),
        1,
      );
      return HttpResponse.json(removal);
    }),
  );
  return changes;
}

/** Lets the server reject this call. */
export function rejectCall(
  method: 'post' | 'put' | 'delete',
  path: string,
  status: number,
  body: object,
): void {
  server.use(http[method](path, () => HttpResponse.json(body, { status })));
}

/** Expands the row of a venue. */
export async function expandVenue(user: ReturnType<typeof renderApp>['user'], venue = 'Club Las Lomas') {
  const row = await screen.findByRole('button', { name: venue });
  await user.click(row);
  return row;
}
