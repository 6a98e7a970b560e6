import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aVenue, aVenuePage } from './builders';
import { serveAdmin } from './handlers/admin';
import { server } from './server';
import { standAt } from './venue-clock';

const venues = [
  aVenue({ id: 'venue-1', name: 'Club Las Lomas' }),
  aVenue({ id: 'venue-2', name: 'Club del Río' }),
];

/** Prepares each test: an admin is signed in, two venues exist, and it is 21 November 2026. */
export function setUpDesk(): void {
  standAt('2026-11-21T12:30:00-05:00');
  beforeEach(() => {
    serveAdmin();
    server.use(
      http.get('*/api/admin/venues/:venueId/transfers', () => HttpResponse.json([])),
      http.get('*/api/venues/page', () => HttpResponse.json(aVenuePage(...venues))),
      http.get('*/api/venues/:venueId', ({ params }) =>
        HttpResponse.json(venues.find(({ id }) => id === params['venueId'])),
      ),
    );
  });
}

/** Finds the table with the hours of the day. */
export const findDayTable = () =>
  screen.findByRole('grid', { name: 'Club Las Lomas: Sábado, 21 de noviembre de 2026' });

/** Finds the button of an hour of court 1. */
export const findHour = (timeSlot: string) =>
  screen.findByRole('button', { name: new RegExp(`^Cancha 1, ${timeSlot}: `) });
