import { act, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aCalendarEntry, aVenue } from '../../testing/builders';
import { liveStreamAt } from '../../testing/fake-event-source';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';

describe('the calendar while other players book', () => {
  test('shows a new booking of the month without a reload', async () => {
    const bookings: ReturnType<typeof aCalendarEntry>[] = [];
    server.use(
      http.get('/api/venues/venue-1', () => HttpResponse.json(aVenue())),
      http.get('/api/venues/venue-1/bookings', () => HttpResponse.json(bookings)),
    );
    renderApp('/venue/venue-1/calendar?mes=2026-11');
    expect(await screen.findByText('No hay reservas para este mes')).toBeVisible();

    bookings.push(aCalendarEntry({ timeSlot: '20:00', bookingDate: '2026-11-21T20:00:00' }));
    act(() => {
      const message = { courtId: 'court-1', date: '2026-11-21', timeSlot: '20:00', status: 'booked' };
      liveStreamAt('/api/venues/venue-1/events').say(message);
    });

    expect(await screen.findByText('C2 20:00')).toBeInTheDocument();
    expect(screen.queryByText('No hay reservas para este mes')).not.toBeInTheDocument();
  });
});
