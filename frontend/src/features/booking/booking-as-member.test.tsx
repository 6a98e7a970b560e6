import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aSession, aVenue } from '../../testing/builders';
import { serveBookingScreen } from '../../testing/handlers/booking-screen';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';
import { standAt } from '../../testing/venue-clock';

standAt('2026-11-20T10:30:00-05:00');

const own = {
  venueId: 'venue-1',
  id: 'category-1',
  name: 'Socio',
  until: '2026-12-31',
  windowDays: null,
  maxActive: null,
  payAtClub: false,
};

function open({ isMember, hasCategories = true }: { isMember: boolean; hasCategories?: boolean }) {
  serveBookingScreen();
  const calls: string[] = [];
  const price = isMember
    ? { singlesPrice: '11.60', doublesPrice: '23.20' }
    : { singlesPrice: '14.50', doublesPrice: '29.00' };
  const publicPrice = { category: 'Socio', singles: '14.50', doubles: '29.00' };
  const duration = { minutes: 60, ...price, ...(isMember ? { publicPrice } : {}) };
  server.use(
    http.get('*/api/venues/venue-1', () => HttpResponse.json({ ...aVenue(), id: 'venue-1', hasCategories })),
    http.get('*/api/session', () =>
      HttpResponse.json(aSession({ emailVerified: isMember, isGuest: !isMember })),
    ),
    http.get('*/api/session/categories', () => {
      calls.push('categories');
      return HttpResponse.json(isMember ? [own] : []);
    }),
    http.get('*/api/courts/court-1/availability', () =>
      HttpResponse.json([
        { timeSlot: '16:00', status: 'available', tariffType: 'day', ...price, durations: [duration] },
      ]),
    ),
  );
  return { calls, ...renderApp('/booking/court-1?fecha=2026-11-21') };
}

const bar = () => screen.getByRole('region', { name: 'Resumen de tu reserva' });

describe('the booking screen of a venue with categories', () => {
  it('names the category and what everyone else pays', async () => {
    const { user } = open({ isMember: true });
    expect(await screen.findByText('Socio hasta el 31/12/2026: ves tus precios.')).toBeVisible();
    await user.click(await screen.findByRole('radio', { name: /^16:00/ }));
    expect(bar()).toHaveTextContent('$11.60');
    expect(bar()).toHaveTextContent('Socio, en vez de $14.50');
  });

  it('asks a stranger to enter, and asks the server nothing about categories', async () => {
    const { calls } = open({ isMember: false });
    expect(await screen.findByText(/¿Eres socio\?/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Entra y verás tu precio.' })).toHaveAttribute(
      'href',
      '/mi-cuenta',
    );
    expect(calls).toEqual([]);
  });

  it('says nothing at a venue without categories', async () => {
    const { calls } = open({ isMember: true, hasCategories: false });
    expect(await screen.findByRole('radio', { name: /^16:00/ })).toBeVisible();
    expect(screen.queryByText(/socio/i)).toBeNull();
    expect(calls).toEqual([]);
  });
});
