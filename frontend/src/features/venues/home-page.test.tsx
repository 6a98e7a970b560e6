import { screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { expectAccessible } from '../../testing/accessibility';
import { bookingKeys } from '../../shared/api/keys';
import { aBooking, aCourt, aHome, aVenue, aVenueDay } from '../../testing/builders';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';
import { standAt } from '../../testing/venue-clock';

standAt('2026-11-20T10:30:00-05:00');

const venuesHandler = (...venues: ReturnType<typeof aVenue>[]) =>
  http.get('/api/venues/home', () => HttpResponse.json(aHome(...venues)));

const venuePageHandlers = () => [
  http.get('/api/venues/venue-1', () => HttpResponse.json(aVenue())),
  http.get('/api/venues/venue-1/courts', () => HttpResponse.json([aCourt()])),
];

describe('the home page of the site', () => {
  test('shows every venue with its rating, its price and a link', async () => {
    server.use(
      venuesHandler(
        aVenue({ rating: 4.8, ratingCount: 12 }),
        aVenue({ id: 'venue-2', name: 'El Parque', description: null, minPrice: '12.00' }),
      ),
    );
    const { container } = renderApp('/');

    const rated = within(await card('Club Las Lomas'));
    expect(rated.getByRole('link')).toHaveAttribute('href', '/venue/venue-1');
    expect(rated.getByText('Calificación 4.8 de 5, 12 opiniones')).toBeInTheDocument();
    expect(rated.getByText('Quito · 4 canchas')).toBeVisible();
    expect(rated.getByText('Desde $14.50/hora')).toBeVisible();
    expect(rated.getByText('Canchas de arcilla entre eucaliptos.')).toBeVisible();

    const fresh = within(await card('El Parque'));
    expect(fresh.getByText('Nuevo')).toBeVisible();
    expect(fresh.getByText('Desde $12.00/hora')).toBeVisible();
    expect(document.title).toBe('Reserva tu cancha de tenis · Saque');
    await expectAccessible(container);
  });

  test('opens a venue without waiting, because the pointer has prefetched it', async () => {
    server.use(venuesHandler(aVenue()), ...venuePageHandlers());
    const { user } = renderApp('/');
    await user.hover(await card('Club Las Lomas'));

    await user.click(screen.getByRole('link', { name: 'Club Las Lomas' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Club Las Lomas' })).toHaveFocus();
    expect(await screen.findByRole('link', { name: 'Cancha 1: Central' })).toBeVisible();
  });

  test('shows the discount codes that the venues promote', async () => {
    const promoted = [
      { code: 'VERANO', type: 'percentage', value: '10.00', usageCount: 3 },
      { code: 'CINCO', type: 'fixed', value: '5.00', usageCount: 0 },
    ];
    server.use(
      venuesHandler(aVenue()),
      http.get('/api/discount-codes', () => HttpResponse.json(promoted)),
    );
    const { container } = renderApp('/');

    expect(await screen.findByText('10% de descuento')).toBeVisible();
    expect(screen.getByText('$5.00 de descuento')).toBeVisible();
    await expectAccessible(container);
  });

  test('shows no price for a venue without available courts', async () => {
    server.use(venuesHandler(aVenue({ minPrice: null })));
    renderApp('/');

    expect(within(await card('Club Las Lomas')).queryByText(/Desde/)).not.toBeInTheDocument();
  });

  test('offers a known player the last court at the same weekday and hour', async () => {
    const played = aBooking({ courtId: 'court-1', bookingDate: '2026-11-14T18:00:00', status: 'completed' });
    server.use(
      venuesHandler(aVenue()),
      http.get('*/api/bookings/user/me', () => HttpResponse.json([played])),
      http.get('/api/venues/venue-1/day', ({ request }) =>
        request.url.endsWith('date=2026-11-21')
          ? HttpResponse.json(aVenueDay({ 'court-1': { '18:00': 'booked' } }))
          : HttpResponse.error(),
      ),
    );
    const { user, container } = renderApp('/');

    const link = await screen.findByRole('link', { name: 'Reservar otra vez' });
    expect(link).toHaveAttribute('href', '/booking/court-1?fecha=2026-11-21&hora=17%3A00&juego=singles');
    expect(screen.getByRole('region', { name: 'Reservar otra vez' })).toHaveTextContent(
      '$14.50 · sábado 21 de noviembre, 17:00 · Cancha 2 de Club Las Lomas · singles',
    );
    await expectAccessible(container);
    await user.click(screen.getByRole('button', { name: 'Ocultar esta sugerencia' }));
    expect(link).not.toBeInTheDocument();
  });

  test('offers a stranger no court again', async () => {
    server.use(venuesHandler(aVenue()));
    const { queryClient } = renderApp('/');
    await card('Club Las Lomas');

    await waitFor(() => expect(queryClient.getQueryData(bookingKeys.ofUser('me'))).toEqual([]));
    expect(screen.queryByRole('link', { name: 'Reservar otra vez' })).not.toBeInTheDocument();
  });

  test('reserves the space of the cards while loading and shows the features at once', async () => {
    server.use(
      http.get('/api/venues/home', async () => {
        await delay('infinite');
      }),
    );
    const { container } = renderApp('/');

    expect(await screen.findByText('Cargando…')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.getByText('Pago seguro')).toBeVisible();
    expect(screen.getByText('Desde tu celular')).toBeVisible();
    await expectAccessible(container);
  });

  test('says that there are no venues yet', async () => {
    server.use(venuesHandler());
    const { container } = renderApp('/');

    expect(await screen.findByText('No hay complejos deportivos disponibles')).toBeVisible();
    expect(screen.getByText('Pronto agregaremos más ubicaciones')).toBeVisible();
    await expectAccessible(container);
  });

  test('shows at most twelve venues, and links to all of them', async () => {
    const venues = Array.from({ length: 12 }, (_, n) => aVenue({ id: `venue-${n}`, name: `Club ${n}` }));
    server.use(http.get('/api/venues/home', () => HttpResponse.json({ ...aHome(...venues), total: 500 })));
    renderApp('/');

    expect(await screen.findByRole('link', { name: 'Ver todos los complejos (500)' })).toHaveAttribute(
      'href',
      '/complejos',
    );
  });

  test('has no link to all venues if it shows them all', async () => {
    server.use(venuesHandler(aVenue()));
    renderApp('/');

    await card('Club Las Lomas');
    expect(screen.queryByRole('link', { name: /Ver todos/ })).not.toBeInTheDocument();
  });

  test('fetches the venues again on "Reintentar" after an error', async () => {
    server.use(
      http.get('/api/venues/home', () =>
        HttpResponse.json({ message: 'Volvemos enseguida.' }, { status: 503 }),
      ),
    );
    const { user, container } = renderApp('/');

    expect(await screen.findByRole('alert')).toHaveTextContent('Volvemos enseguida.');
    await expectAccessible(container);

    server.use(venuesHandler(aVenue()));
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await card('Club Las Lomas')).toBeVisible();
  });
});

async function card(name: string): Promise<HTMLElement> {
  const link = await screen.findByRole('link', { name });
  const item = link.closest('li');
  if (!item) throw new Error(`${name} stands in no card`);
  return item;
}
