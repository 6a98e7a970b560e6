import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { expectAccessible } from '../../testing/accessibility';
import { aCourt, aVenue, aVenueDay } from '../../testing/builders';
import { liveStreamAt } from '../../testing/fake-event-source';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';
import { standAt } from '../../testing/venue-clock';

standAt('2026-11-20T17:25:00-05:00');

const venueHandler = (venue = aVenue()) => http.get('/api/venues/venue-1', () => HttpResponse.json(venue));
const courtsHandler = (...courts: ReturnType<typeof aCourt>[]) =>
  http.get('/api/venues/venue-1/courts', () => HttpResponse.json(courts));

const dayHandler = (date: string, day: ReturnType<typeof aVenueDay>) =>
  http.get('/api/venues/venue-1/day', ({ request }) =>
    new URL(request.url).searchParams.get('date') === date ? HttpResponse.json(day) : undefined,
  );

/**
 * Returns the opacity of a picture according to the style sheets, because tests compute no styles.
 */
const opacityOf = (picture: Element) =>
  [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSStyleRule)
    .filter(({ selectorText }) => selectorText.endsWith(' .picture') && picture.matches(selectorText))
    .map(({ style }) => style.getPropertyValue('opacity'))
    .find((opacity) => opacity !== '') ?? '1';

describe('the screen of a venue', () => {
  test('presents the venue and links to its calendar', async () => {
    server.use(
      venueHandler(aVenue({ description: null })),
      courtsHandler(aCourt()),
      dayHandler('2026-11-20', aVenueDay()),
    );
    const { container } = renderApp('/venue/venue-1');

    expect(await screen.findByRole('heading', { level: 1, name: 'Club Las Lomas' })).toBeVisible();
    expect(screen.getByText('Complejo Deportivo de Tenis')).toBeVisible();
    expect(screen.getByText('Quito')).toBeVisible();
    expect(screen.getByText('4 canchas')).toBeVisible();
    expect(screen.getByText('6:00 - 21:00')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ver Calendario de Reservas' })).toHaveAttribute(
      'href',
      '/venue/venue-1/calendar',
    );
    expect(screen.getByText(/última hora de 21:00 a 22:00/)).toBeVisible();
    expect(await screen.findByText(/^Próxima hora libre: hoy a las /)).toBeVisible();
    expect(document.title).toBe('Club Las Lomas · Saque');
    await expectAccessible(container);
  });

  test('links only the available courts', async () => {
    server.use(
      venueHandler(),
      courtsHandler(
        aCourt(),
        aCourt({ id: 'court-2', courtNumber: 2, name: 'Rosales', status: 'maintenance' }),
      ),
    );
    renderApp('/venue/venue-1');

    expect(await screen.findByRole('link', { name: 'Cancha 1: Central' })).toHaveAttribute(
      'href',
      '/booking/court-1',
    );
    expect(screen.getByRole('heading', { name: 'Cancha 2: Rosales' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /Rosales/ })).not.toBeInTheDocument();
    expect(screen.getByText('Disponible')).toBeVisible();
    expect(screen.getByText('Ocupada')).toBeVisible();
    expect(screen.getByText(/^En mantenimiento: .* Elige otra cancha\.$/)).toBeVisible();
  });

  test('shows the picture of every court, dimmed if the court is not available', async () => {
    server.use(
      venueHandler(),
      courtsHandler(
        aCourt({ imageUrl: '/images/central.webp' }),
        aCourt({ id: 'court-2', name: 'Rosales', imageUrl: '/images/rosales.webp', status: 'maintenance' }),
      ),
    );
    const { container } = renderApp('/venue/venue-1');
    await screen.findByRole('heading', { name: /Rosales/ });

    const photos = [...container.querySelectorAll<HTMLImageElement>('li .picture img')];
    expect(photos.map((photo) => photo.getAttribute('src'))).toEqual([
      '/images/central.webp',
      '/images/rosales.webp',
    ]);
    expect([...container.querySelectorAll('li .picture')].map(opacityOf)).toEqual(['1', '0.5']);
  });

  test('shows the prices in a table, with "desde" if the courts differ', async () => {
    server.use(venueHandler(), courtsHandler(aCourt(), aCourt({ id: 'court-2', daySinglesPrice: '12.00' })));
    renderApp('/venue/venue-1');

    const table = within(await screen.findByRole('table', { name: 'Tarifas' }));
    const day = within(table.getByRole('row', { name: /Día/ }));
    const night = within(table.getByRole('row', { name: /Noche/ }));
    expect(day.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
      'desde $12.00',
      'desde $29.00',
    ]);
    expect(day.getByText('desde', { selector: ':not([aria-hidden="true"])' })).toBeInTheDocument();
    expect(night.queryByText('desde', { selector: ':not([aria-hidden="true"])' })).not.toBeInTheDocument();
    expect(night.getByText('$16.50')).toBeVisible();
    expect(screen.getByText('La tarifa de noche incluye luz artificial.')).toBeVisible();
  });

  test('says that the venue has no courts', async () => {
    server.use(venueHandler(), courtsHandler());
    renderApp('/venue/venue-1');

    expect(await screen.findByText('Este complejo todavía no tiene canchas')).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  test('draws a court if the picture fails to load', async () => {
    server.use(venueHandler(aVenue({ imageUrl: '/images/rota.webp' })), courtsHandler());
    const { container } = renderApp('/venue/venue-1');
    await screen.findByRole('heading', { level: 1, name: 'Club Las Lomas' });
    const photo = container.querySelector('main img');
    if (!photo) throw new Error('no photo was shown');

    fireEvent.error(photo);
    expect(await screen.findByText('Este complejo todavía no tiene canchas')).toBeVisible();
    expect(container.querySelector('main img')).toBeNull();
  });

  test('fetches the courts together with the venue', async () => {
    let arrive = (): void => undefined;
    const arrival = new Promise<void>((done) => (arrive = done));
    const askedForCourts = jest.fn(() => HttpResponse.json([aCourt()]));
    server.use(
      http.get('/api/venues/venue-1', () => arrival.then(() => HttpResponse.json(aVenue()))),
      http.get('/api/venues/venue-1/courts', askedForCourts),
    );
    renderApp('/venue/venue-1');

    await waitFor(() => expect(askedForCourts).toHaveBeenCalledTimes(1));
    arrive();
    expect(await screen.findByRole('link', { name: 'Cancha 1: Central' })).toBeVisible();
    expect(askedForCourts).toHaveBeenCalledTimes(1);
  });

  test('reserves its space while it is loading', async () => {
    server.use(
      courtsHandler(),
      http.get('/api/venues/venue-1', async () => {
        await delay('infinite');
      }),
    );
    renderApp('/venue/venue-1');

    expect(await screen.findByText('Cargando…')).toBeInTheDocument();
  });

  test('says that the venue does not exist and links back', async () => {
    server.use(
      http.get('/api/venues/nada', () => HttpResponse.json({ message: 'No existe.' }, { status: 404 })),
      http.get('/api/venues/nada/courts', () => HttpResponse.json({}, { status: 404 })),
    );
    const { container } = renderApp('/venue/nada');

    expect(await screen.findByRole('heading', { level: 1, name: 'Complejo no encontrado' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute('href', '/');
    await expectAccessible(container);
  });

  test('fetches the venue again on "Reintentar" after an error', async () => {
    server.use(
      http.get('/api/venues/venue-1', () => HttpResponse.json({}, { status: 500 })),
      courtsHandler(aCourt()),
    );
    const { user } = renderApp('/venue/venue-1');

    expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos cargar el complejo');
    server.use(venueHandler(), courtsHandler(aCourt()));
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Club Las Lomas' })).toBeVisible();
  });

  test('keeps the venue visible if only its courts fail to load', async () => {
    server.use(
      venueHandler(),
      http.get('/api/venues/venue-1/courts', () => HttpResponse.json({}, { status: 500 })),
    );
    const { user } = renderApp('/venue/venue-1');

    expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos cargar las canchas');
    expect(screen.getByRole('heading', { level: 1, name: 'Club Las Lomas' })).toBeVisible();
    server.use(courtsHandler(aCourt()));
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('link', { name: 'Cancha 1: Central' })).toBeVisible();
  });
});

test('the screen of a venue stays if its new rules cannot be fetched', async () => {
  server.use(venueHandler(), courtsHandler(aCourt()), dayHandler('2026-11-20', aVenueDay()));
  const { queryClient } = renderApp('/venue/venue-1');
  await screen.findByText(/^Próxima hora libre: hoy a las /);

  let failed = 0;
  const fail = () => {
    failed += 1;
    return HttpResponse.json({}, { status: 500 });
  };
  server.use(http.get('/api/venues/venue-1', fail), http.get('/api/venues/venue-1/courts', fail));
  act(() => liveStreamAt('/api/venues/venue-1/events').say({ rules: 2 }));
  await waitFor(() => expect(failed).toBe(2));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(screen.getByRole('heading', { level: 1, name: 'Club Las Lomas' })).toBeVisible();
  expect(screen.getByText(/^Próxima hora libre: hoy a las /)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Reintentar' })).not.toBeInTheDocument();
});
