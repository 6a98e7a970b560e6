import { screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { expectAccessible } from '../../testing/accessibility';
import { monthOf, monthTitle, shiftMonth, todayIn } from '../../shared/model/dates';
import { aCalendarEntry, aVenue } from '../../testing/builders';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';
import { standAt } from '../../testing/venue-clock';

standAt('2026-11-21T10:30:00-05:00');

type Entry = ReturnType<typeof aCalendarEntry>;

const address = '/venue/venue-1/calendar';

/** Simulates a server with one venue and the given bookings of each month. */
function aServerWith(bookings: Record<string, Entry[]>) {
  server.use(
    http.get('/api/venues/venue-1', () => HttpResponse.json(aVenue())),
    http.get('/api/venues/venue-1/bookings', ({ request }) => {
      const { searchParams } = new URL(request.url);
      const month = `${searchParams.get('year')}-${searchParams.get('month')?.padStart(2, '0')}`;
      return HttpResponse.json(bookings[month] ?? []);
    }),
  );
}

const bookingsOfADay: Entry[] = [
  aCalendarEntry({ id: 'c', timeSlot: '20:00', bookingDate: '2026-11-21T20:00:00' }),
  aCalendarEntry({
    id: 'a',
    timeSlot: '06:00',
    bookingDate: '2026-11-21T06:00:00',
    paymentStatus: 'partial',
  }),
  aCalendarEntry({ id: 'd', timeSlot: '21:00', bookingDate: '2026-11-21T21:00:00' }),
  aCalendarEntry({
    id: 'b',
    timeSlot: '07:00',
    bookingDate: '2026-11-21T07:00:00',
    paymentStatus: 'pending',
  }),
];

const inOctober = (entry: Entry) => ({ ...entry, bookingDate: entry.bookingDate.replace('-11-', '-10-') });

describe('the calendar of a venue', () => {
  test('names up to three bookings per day and counts the others', async () => {
    aServerWith({ '2026-11': bookingsOfADay });
    const { container } = renderApp(`${address}?mes=2026-11`);

    const month = within(await screen.findByRole('table', { name: 'Noviembre 2026' }));
    expect(month.getByText('C2 06:00')).toBeInTheDocument();
    expect(month.getByText('C2 20:00')).toBeInTheDocument();
    expect(month.queryByText('C2 21:00')).not.toBeInTheDocument();
    expect(month.getAllByText('+1')).not.toHaveLength(0);
    expect(month.getAllByText('-')).toHaveLength(58);
    await expectAccessible(container);
  });

  test('starts the weeks on Monday', async () => {
    aServerWith({});
    renderApp(`${address}?mes=2026-11`);

    const month = within(await screen.findByRole('table', { name: 'Noviembre 2026' }));
    expect(month.getAllByRole('columnheader').map((header) => header.textContent?.slice(0, 3))).toEqual([
      'Lun',
      'Mar',
      'Mié',
      'Jue',
      'Vie',
      'Sáb',
      'Dom',
    ]);
  });

  test('lists all bookings by day, in order and with their payment status', async () => {
    aServerWith({ '2026-11': bookingsOfADay });
    renderApp(`${address}?mes=2026-11`);

    const list = within(await screen.findByRole('region', { name: 'Todas las Reservas de noviembre 2026' }));
    expect(list.getByRole('heading', { name: 'Sábado 21' })).toBeVisible();
    const rows = list.getAllByRole('listitem');
    expect(rows.map((row) => /\d\d:00/.exec(row.textContent ?? '')?.[0])).toEqual([
      '06:00',
      '07:00',
      '20:00',
      '21:00',
    ]);
    expect(rows[0]).toHaveTextContent(
      'Cancha 2: Central21 de noviembre, 2026 · 06:00 · Singles$16.50Pago Parcial',
    );
    expect(rows[1]).toHaveTextContent('Pendiente');
    expect(rows[2]).toHaveTextContent('Pagado');
  });

  test('calls a court without a name "Cancha" and its number, and doubles "Dobles"', async () => {
    const nameless = aCalendarEntry({ gameType: 'doubles', court: { courtNumber: 7, name: '' } });
    aServerWith({ '2026-11': [nameless] });
    renderApp(`${address}?mes=2026-11`);

    expect(await screen.findByText('Cancha 7')).toBeVisible();
    expect(screen.getByText(/· Dobles$/)).toBeVisible();
  });

  test('shows the bookings of a day that is chosen', async () => {
    aServerWith({ '2026-10': bookingsOfADay.map(inOctober) });
    const { user, container } = renderApp(`${address}?mes=2026-10`);

    await user.click(await screen.findByRole('button', { name: '21 de octubre de 2026: 4 reservas' }));
    const heading = await screen.findByRole('heading', { name: 'Reservas del miércoles 21 de octubre' });
    expect(heading).toHaveFocus();
    const panel = within(screen.getByRole('region', { name: 'Reservas del miércoles 21 de octubre' }));
    expect(panel.getAllByRole('listitem')).toHaveLength(4);
    await expectAccessible(container);
  });

  test('folds the days of the list, so that the page stays short', async () => {
    const days = ['19', '20', '23', '24'].map((day) =>
      aCalendarEntry({ id: day, bookingDate: `2026-11-${day}T18:00:00` }),
    );
    aServerWith({ '2026-11': days });
    const { user } = renderApp(`${address}?mes=2026-11`);

    const list = within(await screen.findByRole('region', { name: 'Todas las Reservas de noviembre 2026' }));
    const names = () => list.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(names()).toEqual(['Lunes 23', 'Martes 24']);
    expect(list.getByRole('button', { name: 'Lunes 23' })).toHaveAttribute('aria-expanded', 'true');
    expect(list.getAllByRole('listitem')).toHaveLength(1);
    await user.click(list.getByRole('button', { name: 'Martes 24' }));
    expect(list.getAllByRole('listitem')).toHaveLength(2);
    await user.click(list.getByRole('button', { name: 'Mostrar 2 días pasados' }));
    expect(names()).toEqual(['Lunes 23', 'Martes 24', 'Jueves 19', 'Viernes 20']);
  });

  test.each([
    ['2026-10', 'Nadie reservó en este mes.', 'Este mes ya pasó.'],
    [
      '2027-03',
      'Vuelve cuando se abran sus reservas.',
      'Todavía no se puede reservar: cada día se abre 60 días antes.',
    ],
  ])('does not call the hours of %s free', async (month, hint, note) => {
    aServerWith({});
    renderApp(`${address}?mes=${month}`);

    expect(await screen.findByText(hint)).toBeVisible();
    expect(screen.getByText(note)).toBeVisible();
    expect(screen.queryByText(/libre/)).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Elegir cancha' })).not.toBeInTheDocument();
  });

  test('says that a month has no bookings and links to the courts', async () => {
    aServerWith({});
    const { container } = renderApp(`${address}?mes=2026-11`);

    expect(await screen.findByText('No hay reservas para este mes')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Elegir cancha' })).toHaveAttribute('href', '/venue/venue-1');
    await expectAccessible(container);
  });

  test('opens at the current month, marks today, and returns to it with "Hoy"', async () => {
    const today = todayIn('America/Guayaquil');
    const thisMonth = monthOf(today);
    aServerWith({});
    const { user, container } = renderApp(address);

    expect(await screen.findByRole('table', { name: monthTitle(thisMonth) })).toBeVisible();
    expect(container.querySelector('[aria-current="date"]')).toHaveTextContent(
      String(Number(today.slice(8))),
    );

    await user.click(screen.getByRole('button', { name: 'Mes siguiente' }));
    expect(await screen.findByRole('table', { name: monthTitle(shiftMonth(thisMonth, 1)) })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Mes anterior' }));
    await user.click(screen.getByRole('button', { name: 'Mes anterior' }));
    expect(await screen.findByRole('table', { name: monthTitle(shiftMonth(thisMonth, -1)) })).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Hoy' }));
    expect(await screen.findByRole('table', { name: monthTitle(thisMonth) })).toBeVisible();
  });

  test('fetches the next month once when the pointer reaches its button', async () => {
    aServerWith({});
    const asked: string[] = [];
    server.events.on('request:start', ({ request }) => {
      const { pathname, search } = new URL(request.url);
      asked.push(`${pathname.split('/').at(-1)}${search}`);
    });
    const { user } = renderApp(`${address}?mes=2026-11`);
    await screen.findByText('No hay reservas para este mes');

    await user.hover(screen.getByRole('button', { name: 'Mes siguiente' }));
    await waitFor(() => expect(asked).toContain('bookings?year=2026&month=12'));
    await user.click(screen.getByRole('button', { name: 'Mes siguiente' }));
    await screen.findByRole('table', { name: 'Diciembre 2026' });

    expect(asked.filter((search) => search === 'bookings?year=2026&month=12')).toHaveLength(1);
    server.events.removeAllListeners();
  });

  test('gives a list of bookings no other month while those of that month are loading', async () => {
    aServerWith({ '2026-11': bookingsOfADay });
    let letDecemberCome = () => {};
    const december = new Promise<void>((resolve) => (letDecemberCome = resolve));
    server.use(
      http.get('/api/venues/venue-1/bookings', async ({ request }) => {
        if (new URL(request.url).searchParams.get('month') !== '12') return undefined;
        await december;
        return HttpResponse.json([]);
      }),
    );
    const { user } = renderApp(`${address}?mes=2026-11`);
    const november = await screen.findByRole('region', { name: 'Todas las Reservas de noviembre 2026' });
    const listed = within(november).getAllByRole('listitem').length;

    await user.click(screen.getByRole('button', { name: 'Mes siguiente' }));

    expect(await screen.findByRole('table', { name: 'Diciembre 2026' })).toBeVisible();
    expect(within(november).getAllByRole('listitem')).toHaveLength(listed);
    expect(november).toHaveAccessibleName('Todas las Reservas de noviembre 2026');

    letDecemberCome();
    await waitFor(() => expect(november).not.toBeInTheDocument());
  });

  test('shows the current month if the address has an invalid one', async () => {
    aServerWith({});
    renderApp(`${address}?mes=2026-13`);

    const thisMonth = monthTitle(monthOf(todayIn('America/Guayaquil')));
    expect(await screen.findByRole('table', { name: thisMonth })).toBeVisible();
  });

  test('links back to the venue and shows its name', async () => {
    aServerWith({});
    renderApp(address);

    expect(await screen.findByText('Club Las Lomas')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Volver al Venue' })).toHaveAttribute('href', '/venue/venue-1');
    await screen.findByText('No hay reservas para este mes');
  });

  test('reserves its space while it is loading', async () => {
    server.use(
      http.get('/api/venues/venue-1', async () => {
        await delay('infinite');
      }),
    );
    renderApp(address);

    expect(await screen.findByText('Cargando…')).toBeInTheDocument();
  });

  test('fetches the bookings again on "Reintentar" after an error', async () => {
    aServerWith({});
    server.use(http.get('/api/venues/venue-1/bookings', () => HttpResponse.json({}, { status: 500 })));
    const { user } = renderApp(`${address}?mes=2026-11`);

    expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos cargar las reservas');
    aServerWith({ '2026-11': bookingsOfADay });
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('C2 06:00')).toBeInTheDocument();
  });

  test('says that the venue does not exist', async () => {
    server.use(http.get('/api/venues/nada', () => HttpResponse.json({}, { status: 404 })));
    renderApp('/venue/nada/calendar');

    expect(await screen.findByRole('heading', { level: 1, name: 'Complejo no encontrado' })).toBeVisible();
  });
});
