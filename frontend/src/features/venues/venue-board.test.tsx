import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expectAccessible } from '../../testing/accessibility';
import { aCourt, aVenue, aVenueDay } from '../../testing/builders';
import { liveStreamAt } from '../../testing/fake-event-source';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';
import { standAt } from '../../testing/venue-clock';

type Venue = ReturnType<typeof aVenue>;
type Day = ReturnType<typeof aVenueDay>;

const evening = aVenueDay({
  'court-1': { '17:00': 'past', '18:00': 'booked' },
  'court-2': 'blocked',
});

/** Serves a venue with a court in service and one in maintenance, and these days. */
function serveBoard(days: Record<string, Day>, venue: Partial<Venue> & Record<string, unknown> = {}) {
  const asked: string[] = [];
  server.use(
    http.get('/api/venues/venue-1', () => HttpResponse.json(aVenue({ courtCount: 2, ...venue }))),
    http.get('/api/venues/venue-1/courts', () =>
      HttpResponse.json([
        aCourt(),
        aCourt({ id: 'court-2', courtNumber: 2, name: 'Lago', status: 'maintenance' }),
      ]),
    ),
    http.get('/api/venues/venue-1/day', ({ request }) => {
      const date = new URL(request.url).searchParams.get('date') ?? '';
      asked.push(date);
      const day = days[date];
      return day ? HttpResponse.json(day) : HttpResponse.json({}, { status: 500 });
    }),
  );
  return asked;
}

const board = (day: string) => screen.findByRole('grid', { name: `Horas de las canchas, ${day}` });
const namesOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map((cell) => within(cell).queryByRole('link')?.textContent ?? cell.getAttribute('aria-label'));

describe('the day board of a venue', () => {
  standAt('2026-11-20T17:25:00-05:00');

  test('shows courts × hours, with the price of what is free and why the rest is not', async () => {
    serveBoard({ '2026-11-20': evening });
    const { container } = renderApp('/venue/venue-1');

    const grid = within(await board('viernes 20 de noviembre'));
    const heads = grid.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads).toEqual(['Cancha', '17:00', '18:00', '19:00', '20:00', '21:00']);
    expect(namesOf(grid.getByRole('row', { name: /^Cancha 1 / }))).toEqual([
      'Ya empezó',
      'Ocupada',
      '$16.50',
      '$16.50',
      '$16.50',
    ]);
    expect(await grid.findByRole('rowheader', { name: /Cancha 2\s*Cerrada/ })).toBeVisible();
    expect(grid.getByRole('link', { name: 'Cancha 1 a las 19:00, $16.50' })).toHaveAttribute(
      'href',
      '/booking/court-1?fecha=2026-11-20&hora=19%3A00&juego=singles',
    );
    expect(screen.getByText('Precio de singles por 1 h')).toBeVisible();
    await expectAccessible(container);
  });

  test('shows another day and another game, and keeps them in the address of the hours', async () => {
    serveBoard({ '2026-11-20': evening, '2026-11-21': aVenueDay() });
    const { user } = renderApp('/venue/venue-1');
    await board('viernes 20 de noviembre');

    await user.click(screen.getByRole('radio', { name: 'sábado 21 de noviembre' }));
    const grid = within(await board('sábado 21 de noviembre'));
    await user.click(screen.getByRole('radio', { name: 'Dobles' }));
    expect(await grid.findByRole('link', { name: 'Cancha 1 a las 06:00, $29.00' })).toHaveAttribute(
      'href',
      '/booking/court-1?fecha=2026-11-21&hora=06%3A00&juego=doubles',
    );
    expect(screen.getByText('sábado 21 de noviembre · abre de 6:00 a 22:00')).toBeVisible();
  });

  test('offers a fortnight, and more days up to the last one that can be booked', async () => {
    serveBoard({ '2026-11-20': evening }, { windowDays: 20 });
    const { user } = renderApp('/venue/venue-1');

    const strip = within(await screen.findByRole('radiogroup', { name: 'Día' }));
    expect(strip.getAllByRole('radio')).toHaveLength(14);
    await user.click(strip.getByRole('button', { name: 'Más días' }));
    expect(strip.getAllByRole('radio')).toHaveLength(21);
    expect(strip.queryByRole('button')).not.toBeInTheDocument();
  });

  test('is one tab stop, whose arrow keys lead to the next free hour', async () => {
    serveBoard({ '2026-11-20': evening });
    const { user } = renderApp('/venue/venue-1');
    const grid = within(await board('viernes 20 de noviembre'));

    const links = grid.getAllByRole('link');
    expect(links.map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
    act(() => links[0]?.focus());
    await user.keyboard('{ArrowRight}');
    expect(grid.getByRole('link', { name: /20:00/ })).toHaveFocus();
    await user.keyboard('{End}');
    expect(grid.getByRole('link', { name: /21:00/ })).toHaveFocus();
    expect(grid.getByRole('link', { name: /21:00/ })).toHaveAttribute('tabindex', '0');
  });

  test('shows on the open screen that an hour was taken, and asks again after a lost connection', async () => {
    const days: Record<string, Day> = { '2026-11-20': evening };
    serveBoard(days);
    renderApp('/venue/venue-1');
    const grid = within(await board('viernes 20 de noviembre'));

    days['2026-11-20'] = aVenueDay({ 'court-1': { '18:00': 'booked', '19:00': 'booked' } });
    act(() => {
      const message = { courtId: 'court-1', date: '2026-11-20', timeSlot: '19:00', status: 'booked' };
      liveStreamAt('/api/venues/venue-1/events').say(message);
    });
    await waitFor(() => expect(grid.queryByRole('link', { name: /19:00/ })).not.toBeInTheDocument());
    expect(grid.getByRole('link', { name: /20:00/ })).toBeVisible();

    days['2026-11-20'] = aVenueDay({ 'court-1': 'booked' });
    act(() => liveStreamAt('/api/venues/venue-1/events').ready());
    expect(await screen.findByText('Este día ya no quedan horas libres.')).toBeVisible();
  });

  test('lets the player wait for an hour at which every court is taken', async () => {
    const wishes: unknown[] = [];
    server.use(
      http.post('/api/waiting-list', async ({ request }) => {
        wishes.push(await request.json());
        return HttpResponse.json({}, { status: 201 });
      }),
    );
    serveBoard({
      '2026-11-20': aVenueDay({
        'court-1': { '17:00': 'booked', '18:00': 'booked', '19:00': 'booked' },
        'court-2': { '17:00': 'booked', '19:00': 'booked' },
      }),
    });
    const { user } = renderApp('/venue/venue-1');
    await board('viernes 20 de noviembre');

    await user.click(await screen.findByRole('button', { name: 'Avísame si se libera' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Te avisamos si se libera' }));
    expect(dialog.getByRole('combobox', { name: 'Primer inicio' })).toHaveTextContent('19:00');
    await user.click(dialog.getByRole('button', { name: 'Unirme a la lista' }));
    expect(await screen.findByText('Estás en la lista')).toBeVisible();
    expect(wishes).toEqual([
      expect.objectContaining({ venueId: 'venue-1', courtId: null, from: '19:00', to: '19:00' }),
    ]);
  });

  test('does not offer to wait while every hour has a free court', async () => {
    serveBoard({ '2026-11-20': aVenueDay({ 'court-1': 'booked', 'court-2': {} }) });
    renderApp('/venue/venue-1');
    await board('viernes 20 de noviembre');
    expect(screen.queryByRole('button', { name: 'Avísame si se libera' })).not.toBeInTheDocument();
  });

  test('says why the venue is closed on a day, and leads to the next one', async () => {
    const exceptions = [{ date: '2026-11-21', open: [], reason: 'Feriado' }];
    const closed = { ...aVenueDay({ 'court-1': {} }), opening: [], note: 'Feriado' };
    const without = { ...closed, courts: closed.courts.map((court) => ({ ...court, starts: [] })) };
    serveBoard({ '2026-11-20': evening, '2026-11-21': without, '2026-11-22': aVenueDay() }, { exceptions });
    const { user } = renderApp('/venue/venue-1?fecha=2026-11-21');

    expect(await screen.findByText('sábado 21 de noviembre · cerrado: Feriado')).toBeVisible();
    expect(screen.getByRole('radio', { name: 'sábado 21 de noviembre, cerrado' })).toBeChecked();
    await user.click(await screen.findByRole('button', { name: 'Ver domingo 22' }));
    expect(await board('domingo 22 de noviembre')).toBeVisible();
  });

  test('lets the player choose among the lengths of the venue', async () => {
    const hour = { minutes: 60, singlesPrice: '10.00', doublesPrice: '20.00' };
    const long = { minutes: 90, singlesPrice: '15.00', doublesPrice: '30.00' };
    const day = aVenueDay();
    const starts = ['18:00', '19:30'].map((timeSlot, index) => ({
      timeSlot,
      status: 'available' as const,
      durations: index === 0 ? [hour, long] : [hour],
    }));
    serveBoard(
      { '2026-11-20': { ...day, courts: day.courts.map((court) => ({ ...court, starts })) } },
      { lengths: [60, 90], startsEvery: 30 },
    );
    const { user } = renderApp('/venue/venue-1');
    const grid = within(await board('viernes 20 de noviembre'));

    await user.click(screen.getByRole('radio', { name: '1 h 30 min' }));
    expect(await grid.findByRole('link', { name: 'Cancha 1 a las 18:00, $15.00' })).toHaveAttribute(
      'href',
      expect.stringContaining('duracion=90'),
    );
    expect(grid.getByRole('cell', { name: 'No alcanza' })).toBeVisible();
  });

  test('shows ten courts of a large venue, and all of them on demand', async () => {
    const names = Array.from({ length: 40 }, (_, index) => [`court-${index + 1}`, {}] as const);
    serveBoard({ '2026-11-20': aVenueDay(Object.fromEntries(names)) }, { courtCount: 40 });
    const { user } = renderApp('/venue/venue-1');
    const grid = within(await board('viernes 20 de noviembre'));

    expect(grid.getAllByRole('rowheader')).toHaveLength(10);
    expect(grid.getByRole('columnheader', { name: /18:00\s*40 libres/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Ver las 40 canchas' }));
    expect(grid.getAllByRole('rowheader')).toHaveLength(40);
  });

  test('can be asked for again if the day fails to load', async () => {
    const days: Record<string, Day> = { '2026-11-20': evening };
    serveBoard(days);
    const { user } = renderApp('/venue/venue-1?fecha=2026-11-21');

    expect(await screen.findByRole('heading', { name: 'No pudimos cargar las horas' })).toBeVisible();
    days['2026-11-21'] = aVenueDay();
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await board('sábado 21 de noviembre')).toBeVisible();
  });
});

describe('the day board after closing', () => {
  standAt('2026-11-20T22:10:00-05:00');

  test('begins with the next day', async () => {
    serveBoard({ '2026-11-20': aVenueDay(), '2026-11-21': aVenueDay() });
    renderApp('/venue/venue-1');

    expect(await board('sábado 21 de noviembre')).toBeVisible();
    expect(screen.getByRole('radio', { name: 'sábado 21 de noviembre' })).toBeChecked();
  });
});
