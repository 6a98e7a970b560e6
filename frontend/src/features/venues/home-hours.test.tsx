import { screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { expectAccessible } from '../../testing/accessibility';
import { aBooking, aCourt, aHome, aQuote, aVenue } from '../../testing/builders';
import { anOpenGame } from '../../testing/open-games';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';
import { standAt } from '../../testing/venue-clock';

standAt('2026-11-20T10:30:00-05:00');

const next = (date: string, prices: Record<string, string>) => ({
  date,
  nightFrom: '18:00',
  starts: Object.entries(prices).map(([timeSlot, price]) => ({
    courtId: 'court-1',
    courtNumber: 1,
    surface: 'clay' as const,
    indoor: null,
    lights: null,
    timeSlot,
    durationMinutes: 60,
    price,
  })),
});

const serveHome = (home: ReturnType<typeof aHome>) =>
  server.use(
    http.get('/api/venues/home', () => HttpResponse.json(home)),
    // The pointer fetches ahead what a venue's page needs.
    http.get('/api/venues/venue-1/courts', () => HttpResponse.json([aCourt()])),
  );

describe('a card of the home page', () => {
  test('names the next hours with their prices, and none that has begun since', async () => {
    const today = next('2026-11-20', { '10:00': '14.50', '17:00': '14.50', '18:00': '16.50' });
    serveHome(aHome({ ...aVenue(), next: today }));
    const { container } = renderApp('/');

    expect(await screen.findByText('Libre hoy, precio de singles')).toBeVisible();
    const hours = screen.getAllByRole('link', { name: /^Reservar en/ });
    expect(hours.map((hour) => hour.getAttribute('aria-label'))).toEqual([
      'Reservar en Club Las Lomas, Cancha 1, hoy a las 17:00, $14.50',
      'Reservar en Club Las Lomas, Cancha 1, hoy a las 18:00, $16.50',
    ]);
    await expectAccessible(container);
  });

  test('says that nothing is free soon, and nothing where no one has asked', async () => {
    serveHome(aHome(aVenue()));
    renderApp('/');
    expect(await screen.findByText('Hoy y mañana ya no quedan horas libres.')).toBeVisible();
  });

  test('shows what a tapped hour would be, and only one more press books it', async () => {
    const booked: unknown[] = [];
    serveHome(aHome({ ...aVenue(), next: next('2026-11-20', { '18:00': '16.50' }) }));
    server.use(
      http.get('/api/session', () => HttpResponse.json({ userId: 'guest-1', isGuest: true })),
      http.get('/api/courts/court-1', () => HttpResponse.json(aCourt())),
      http.get('/api/courts/court-1/quote', () => HttpResponse.json(aQuote())),
      http.post('/api/bookings', async ({ request }) => {
        booked.push(await request.json());
        await delay(1_000);
        return HttpResponse.json(aBooking(), { status: 201 });
      }),
    );
    const { user } = renderApp('/');
    await user.click(await screen.findByRole('link', { name: /hoy a las 18:00/ }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Club Las Lomas' }));
    const press = await sheet.findByRole('button', { name: 'Reservar y pagar $16.50' });
    expect(booked).toEqual([]);

    await user.click(press);
    // While it is taken, the dialog says so and covers every other hour.
    expect(await sheet.findByText('Procesando…')).toBeVisible();
    await user.keyboard('{Escape}');
    expect(sheet.getByRole('button', { name: /Procesando/ })).toBeDisabled();
    expect(screen.queryByRole('link', { name: /hoy a las 18:00/ })).not.toBeInTheDocument();
    expect(booked).toEqual([expect.objectContaining({ courtId: 'court-1', timeSlot: '18:00' })]);
  });

  test('keeps the dialog open with the reason when the hour has been taken meanwhile', async () => {
    serveHome(aHome({ ...aVenue(), next: next('2026-11-20', { '18:00': '16.50' }) }));
    server.use(
      http.get('/api/session', () => HttpResponse.json({ userId: 'guest-1', isGuest: true })),
      http.get('/api/courts/court-1', () => HttpResponse.json(aCourt())),
      http.get('/api/courts/court-1/quote', () => HttpResponse.json(aQuote())),
      http.post('/api/bookings', () =>
        HttpResponse.json({ code: 'slot_taken', message: 'Ese horario ya no está.' }, { status: 409 }),
      ),
    );
    const { user } = renderApp('/');
    await user.click(await screen.findByRole('link', { name: /hoy a las 18:00/ }));
    await user.click(await screen.findByRole('button', { name: 'Reservar y pagar $16.50' }));
    const sheet = within(screen.getByRole('dialog'));
    expect(await sheet.findByRole('alert')).toHaveTextContent('Ese horario ya no está.');
    expect(sheet.queryByRole('button', { name: /Reservar y pagar/ })).not.toBeInTheDocument();
  });
});

test('the home page shows the first open game before the venues, and the others on demand', async () => {
  const openGames = ['first', 'second', 'third'].map((shareToken) =>
    anOpenGame({ shareToken, closesAt: '2026-11-21T22:30:00Z' }),
  );
  const over = anOpenGame({ shareToken: 'over', closesAt: '2026-11-20T15:00:00Z' });
  serveHome({ ...aHome(aVenue()), openGames: [over, ...openGames] });
  const { user } = renderApp('/');

  const more = await screen.findByRole('button', { name: 'Ver más partidos' });
  const venues = screen.getByRole('region', { name: 'Complejos deportivos destacados' });
  expect(more.compareDocumentPosition(venues)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const links = () =>
    screen.getAllByRole('link', { name: /^Falta 1/ }).map((link) => link.getAttribute('href'));
  expect(links()).not.toContain('/shared-payment/over');
  await user.click(more);
  await waitFor(() => expect(links()).toHaveLength(3));
  expect(screen.getAllByText(/^Se cierra/)).toHaveLength(3);
});
