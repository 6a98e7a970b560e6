import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expectAccessible } from '../../testing/accessibility';
import { aVenue, aVenuePage } from '../../testing/builders';
import { aDashboard, serveAdmin } from '../../testing/handlers/admin';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';

const serveDashboard = (dashboard = aDashboard()) =>
  server.use(http.get('*/api/admin/dashboard', () => HttpResponse.json(dashboard)));

beforeEach(() => server.use(http.get('*/api/venues/page', () => HttpResponse.json(aVenuePage(aVenue())))));

const card = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 2, name });
  return heading.closest('li') ?? document.body;
};

const wordsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map((cell) => cell.querySelector('.s-hidden')?.textContent ?? cell.textContent);

beforeEach(() => serveAdmin());

describe('the admin dashboard', () => {
  it('shows the four figures of today, each compared with yesterday', async () => {
    serveDashboard();
    const { container } = renderApp('/admin');

    expect(await card('Reservas de hoy')).toHaveTextContent('12+20% vs ayer');
    expect(await card('Ingresos de hoy')).toHaveTextContent('$174.00-13% vs ayer');
    expect(await card('Canchas activas')).toHaveTextContent('1de 2 canchasigual que ayer');
    expect(await card('Ocupación')).toHaveTextContent('40%sin datos de ayer');
    expect(screen.getByRole('heading', { level: 1, name: 'Panel' })).toBeVisible();
    await expectAccessible(container);
  });

  it('begins the hours an hour before now where they are wider than the window', async () => {
    const at = jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockReturnValue(500);
    const wide = jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(40);
    serveDashboard();
    renderApp('/admin');

    const hours = await screen.findByRole('region', { name: /^Club Las Lomas/ });
    expect(hours.scrollLeft).toBe(420); // the hour before, beside the names of the courts
    at.mockRestore();
    wide.mockRestore();
  });

  it('shows the first venue if the address names one that does not exist', async () => {
    server.use(
      http.get('*/api/admin/dashboard', ({ request }) =>
        new URL(request.url).searchParams.has('venueId')
          ? HttpResponse.json({ message: 'No encontramos ese complejo.' }, { status: 404 })
          : HttpResponse.json(aDashboard()),
      ),
    );
    renderApp('/admin?complejo=unknown');

    expect(await card('Reservas de hoy')).toHaveTextContent('12');
    expect(screen.queryByText('No pudimos cargar el panel')).not.toBeInTheDocument();
  });

  it('shows the figure of yesterday if no percentage can be computed', async () => {
    serveDashboard(
      aDashboard({ bookings: { today: 2, yesterday: 0 }, revenue: { today: '10.00', yesterday: '-5.00' } }),
    );
    renderApp('/admin');

    expect(await card('Reservas de hoy')).toHaveTextContent('ayer: 0');
    expect(await card('Ingresos de hoy')).toHaveTextContent('ayer: -$5.00');
  });

  it('draws thirty days and describes them in words', async () => {
    serveDashboard();
    renderApp('/admin');

    const drawings = await screen.findAllByRole('img', { name: /^Últimos 30 días/ });
    expect(drawings.map((drawing) => drawing.getAttribute('aria-label'))).toEqual([
      'Últimos 30 días: entre 0 y 29 por día',
      'Últimos 30 días: entre $0.00 y $290.00 por día',
    ]);
    expect(drawings[0]?.querySelectorAll('rect')).toHaveLength(30);
  });

  it('compares a percentage in points, and counts in percent', async () => {
    serveDashboard(aDashboard({ occupancy: { today: 28, yesterday: 10 } }));
    renderApp('/admin');

    expect(await card('Ocupación')).toHaveTextContent('28%+18 puntos vs ayer');
    expect(await card('Reservas de hoy')).toHaveTextContent('+20% vs ayer');
  });

  it('shows the hours of each court in a table that is readable without colours', async () => {
    serveDashboard();
    renderApp('/admin');

    const table = await screen.findByRole('table', { name: 'Club Las Lomas: sábado 21 de noviembre' });
    expect(within(table).getAllByRole('columnheader')).toHaveLength(18);
    const row = within(table).getByRole('row', { name: /^Cancha 1, Central/ });
    const words = wordsOf(row);
    expect(words).toEqual([
      ...Array<string>(7).fill('Sin reserva'),
      ...Array<string>(5).fill('Libre'),
      'Reservada',
      'Libre',
      'Libre',
      'Libre',
      '1 de 16',
    ]);
    expect(within(table).getByRole('rowheader', { name: /^Cancha 2, Norte/ })).toHaveTextContent(
      'En mantenimiento',
    );
    expect(wordsOf(within(table).getByRole('row', { name: /^Cancha 2, Norte/ }))).toEqual([
      ...Array<string>(16).fill('En mantenimiento'),
      '0 de 16',
    ]);
    expect(within(table).getByRole('columnheader', { current: 'time' })).toHaveTextContent('12:00, ahora');
    expect(screen.getByText('En el complejo son las 12:30.')).toBeVisible();
  });

  it('shows the halves of an hour of which a block takes one', async () => {
    const half = (timeSlot: string, status: 'free' | 'blocked') => ({
      timeSlot,
      durationMinutes: 30,
      status,
    });
    const dashboard = aDashboard();
    const [venue] = dashboard.venues;
    const courts = (venue?.courts ?? []).map((court) => ({
      ...court,
      hours: [half('14:00', 'free'), half('14:30', 'blocked'), ...court.hours.slice(9)],
    }));
    serveDashboard({ ...dashboard, venues: venue ? [{ ...venue, courts }] : [] });
    renderApp('/admin');

    const table = await screen.findByRole('table', { name: 'Club Las Lomas: sábado 21 de noviembre' });
    const heads = within(table).getAllByRole('columnheader');
    expect(heads.slice(1, 4).map((head) => head.textContent)).toEqual(['1414:00', ':3014:30', '1515:00']);
    const words = wordsOf(within(table).getByRole('row', { name: /^Cancha 1, Central/ }));
    expect([...words.slice(0, 3), words.at(-1)]).toEqual(['Libre', 'Bloqueada', 'Libre', '1,5 de 8']);
    expect(screen.getByText(/cada columna, una hora o media/)).toBeVisible();
  });

  it('shows the hours of one venue, and those of another one that was searched for', async () => {
    const asked: string[] = [];
    const other = {
      ...aDashboard().venues[0],
      venueId: 'venue-2',
      name: 'Club del Río',
      localTime: '01:05',
      date: '2026-11-21',
      courts: [],
    };
    server.use(
      http.get('*/api/admin/dashboard', ({ request }) => {
        asked.push(new URL(request.url).search);
        return HttpResponse.json(aDashboard(asked.length === 1 ? {} : { venues: [other] }));
      }),
      http.get('*/api/venues/page', ({ request }) => {
        const found = new URL(request.url).searchParams.get('search') === 'rio';
        const venue = found ? aVenue({ id: 'venue-2', name: 'Club del Río' }) : aVenue();
        return HttpResponse.json(aVenuePage(venue));
      }),
    );
    const { user, container } = renderApp('/admin');

    const select = await screen.findByRole('combobox', { name: 'Complejo' });
    expect(select).toHaveValue('Club Las Lomas');
    await user.clear(select);
    await user.type(select, 'rio');
    await user.click(await screen.findByRole('option', { name: /^Club del Río/ }));
    expect(await screen.findByText('Este complejo todavía no tiene canchas.')).toBeVisible();
    expect(screen.getByText('En el complejo es la 01:05.')).toBeVisible();
    expect(asked).toEqual(['', '?venueId=venue-2']);
    await expectAccessible(container);
  });

  it('links to the other admin screens', async () => {
    serveDashboard();
    renderApp('/admin');

    await card('Ocupación');
    const navigation = within(screen.getByRole('navigation', { name: 'Administración' }));
    expect(navigation.getByRole('link', { current: 'page' })).toHaveTextContent('Panel');
    expect(screen.getByRole('link', { name: /^Códigos de descuento/ })).toHaveAttribute(
      'href',
      '/admin/discounts',
    );
  });

  const days = Array.from({ length: 30 }, (_, index) => ({
    daysAgo: 29 - index,
    bookings: 0,
    revenue: '0.00',
  }));
  const unsold = { bookings: { today: 0, yesterday: 0 }, days };
  const withoutCourts = aDashboard({
    ...unsold,
    activeCourts: { today: 0, yesterday: null },
    courtCount: 0,
    venues: [],
  });
  const stepOf = async (title: string) =>
    within(await screen.findByRole('region', { name: 'Primeros pasos' }))
      .getAllByRole('listitem')
      .find((item) => item.textContent.includes(title));

  it('shows no invented figures if there are no courts', async () => {
    serveDashboard(withoutCourts);
    const { container } = renderApp('/admin');

    expect(await screen.findByText('Todavía no hay canchas')).toBeVisible();
    expect(await card('Canchas activas')).toHaveTextContent('0de 0 canchassin datos de ayer');
    await expectAccessible(container);
  });

  it.each([
    ['its venue', [], withoutCourts, 'Tu complejo', 'Agregar complejo', '/admin/courts'],
    [
      'its courts',
      [aVenue()],
      withoutCourts,
      'Tus canchas y sus precios',
      'Agregar canchas',
      '/admin/courts',
    ],
    ['its first sale', [aVenue()], aDashboard(unsold), 'La primera venta', 'Ir al mostrador', '/admin/desk'],
  ])('leads a new club to %s', async (_, venues, dashboard, title, action, address) => {
    serveDashboard(dashboard);
    server.use(http.get('*/api/venues/page', () => HttpResponse.json(aVenuePage(...venues))));
    const { container } = renderApp('/admin');
    const link = await screen.findByRole('link', { name: action });
    expect(link).toHaveAttribute('href', address);
    expect(await stepOf(title)).toHaveAttribute('aria-current', 'step');
    await expectAccessible(container);
  });

  it('leads no club that has sold to its first steps', async () => {
    serveDashboard();
    renderApp('/admin');
    await card('Reservas de hoy');
    expect(screen.queryByRole('region', { name: 'Primeros pasos' })).not.toBeInTheDocument();
  });

  it('shows placeholders while the figures load', async () => {
    server.use(http.get('*/api/admin/dashboard', () => new Promise(() => undefined)));
    const { container } = renderApp('/admin');

    expect(await screen.findByText('Cargando…')).toBeInTheDocument();
    await expectAccessible(container);
  });

  it('loads the dashboard again after a click on "Reintentar"', async () => {
    serveDashboard();
    server.use(
      http.get('*/api/admin/dashboard', () => HttpResponse.json(null, { status: 500 }), { once: true }),
    );
    const { user, container } = renderApp('/admin');

    expect(await screen.findByText('No pudimos cargar el panel')).toBeVisible();
    await expectAccessible(container);
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await card('Reservas de hoy')).toBeVisible();
  });
});
