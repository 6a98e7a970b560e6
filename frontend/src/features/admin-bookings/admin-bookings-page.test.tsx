import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aVenue, aVenuePage } from '../../testing/builders';
import { expectAccessible } from '../../testing/accessibility';
import { findDayTable, findHour, setUpDesk } from '../../testing/desk-screen';
import { liveStreamAt } from '../../testing/fake-event-source';
import { aDeskDay, serveDesk } from '../../testing/handlers/desk';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';
import { widenWindow } from '../../testing/wide-window';
import { texts } from './texts';

setUpDesk();

describe('the day of a venue', () => {
  it('describes each hour of the shown court in words', async () => {
    serveDesk();
    const { container } = renderApp('/admin/desk?cancha=court-1');

    const rows = within(await findDayTable()).getAllByRole('row');
    expect(rows.slice(1).map((row) => row.textContent)).toEqual([
      '12:00 AhoraSin reserva',
      ...['13:00', '14:00', '15:00', '16:00', '17:00'].map((slot) => `${slot}Cancha 1, ${slot}: LibreVender`),
      '18:00Cancha 1, 18:00: Ana TorresPagada · SinglesK7M-4QX +593991234567',
      '19:00Cancha 1, 19:00: Sin nombre$8.25 de $33.00 · Dobles · 1 de 4 lugares pagadosR3T-9WZ',
      '20:00Cancha 1, 20:00: Bloqueada 20:00 a 21:00Clase de menores',
      '21:00Cancha 1, 21:00: LibreVender',
    ]);
    expect(screen.getByRole('heading', { level: 1, name: 'Reservas' })).toBeVisible();
    await expectAccessible(container);
  });

  it('opens an hour that is offered to a player who waits, and says that blocking it ends the offer', async () => {
    const day = aDeskDay();
    const courts = day.courts.map((court) => ({
      ...court,
      hours: court.hours.map((hour) =>
        hour.timeSlot === '21:00' ? { ...hour, status: 'kept' as const } : hour,
      ),
    }));
    serveDesk({ ...day, courts });
    const { user } = renderApp('/admin/desk?cancha=court-1');

    const row = within(await findDayTable()).getByRole('row', { name: /^21:00/ });
    expect(row).toHaveTextContent('Ofrecida a quien la espera');
    await user.click(within(row).getByRole('button', { name: /^Cancha 1, 21:00/ }));
    expect(await screen.findByText(/^Una de estas horas está ofrecida a la lista de espera/)).toBeVisible();
  });

  it('has one tab stop, and the arrow keys move between its hours', async () => {
    serveDesk();
    const { user } = renderApp('/admin/desk?cancha=court-1');

    const hours = within(await findDayTable()).getAllByRole('button');
    expect(hours.filter(({ tabIndex }) => tabIndex === 0)).toEqual([hours[0]]);
    act(() => hours[0]?.focus());
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    expect(hours[1]).toHaveFocus();
    expect(hours.filter(({ tabIndex }) => tabIndex === 0)).toEqual([hours[1]]);
  });

  it('sells, searches and goes to the till by keys, except while a dialog is open', async () => {
    serveDesk();
    server.use(http.get('*/api/admin/tills', () => HttpResponse.json([])));
    const { user } = renderApp('/admin/desk?cancha=court-1');

    await findDayTable();
    await user.keyboard('{F4}');
    expect(screen.getByRole('searchbox', { name: 'Buscar una reserva' })).toHaveFocus();
    await user.keyboard('{F2}');
    expect(await findHour('13:00')).toHaveFocus();
    await user.keyboard('{F2}');
    const sale = await screen.findByRole('dialog', { name: 'Cancha 1 · Central' });
    expect(sale).toHaveTextContent(/de 13:00 a/);
    await user.keyboard('{F9}');
    expect(sale).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(sale).not.toBeInTheDocument());
    expect(await findHour('13:00')).toHaveFocus();
    await user.keyboard('{F9}');
    expect(await screen.findByRole('heading', { level: 1, name: 'Caja' })).toBeVisible();
  });

  it('folds the hours that are over, and unfolds them on request', async () => {
    serveDesk();
    const { user } = renderApp('/admin/desk?cancha=court-1');

    const table = within(await findDayTable());
    expect(table.queryByRole('row', { name: /^11:00/ })).not.toBeInTheDocument();
    expect(table.getByRole('rowheader', { current: 'time' })).toHaveTextContent('12:00 Ahora');
    await user.click(screen.getByRole('button', { name: 'Ver desde las 06:00' }));
    expect(table.getByRole('row', { name: /^06:00/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Ocultar lo que ya pasó' }));
    expect(table.queryByRole('row', { name: /^06:00/ })).not.toBeInTheDocument();
  });

  it('folds nothing on another day', async () => {
    serveDesk();
    const { user } = renderApp('/admin/desk?cancha=court-1');
    await findDayTable();
    await user.click(screen.getByRole('button', { name: 'Día siguiente' }));
    expect(await screen.findByRole('row', { name: /^06:00/ })).toBeVisible();
    expect(screen.queryByText('Ahora')).not.toBeInTheDocument();
  });

  it('begins on phones with what is on now and next at every court', async () => {
    serveDesk();
    const { user, container } = renderApp('/admin/desk');

    const list = await screen.findByRole('list', { name: 'Club Las Lomas, ahora' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      'Cancha 1 · CentralAhoraSin reserva13:00Cancha 1, 13:00: LibreVender',
      'Cancha 2 · Norte · En mantenimientoAhoraSin reserva13:00Cancha 2, 13:00: LibreBloquear',
    ]);
    await expectAccessible(container);
    await user.click(screen.getByRole('button', { name: /^Cancha 2/, pressed: false }));
    expect(await findDayTable()).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Ahora/ }));
    expect(await screen.findByRole('list', { name: 'Club Las Lomas, ahora' })).toBeVisible();
  });

  it('shows one court at a time on phones, and the number of bookings of each', async () => {
    serveDesk();
    const { user } = renderApp('/admin/desk?cancha=court-1');

    await findDayTable();
    const courts = within(screen.getByRole('group', { name: 'Canchas' }));
    expect(courts.getByRole('button', { pressed: true })).toHaveTextContent('Cancha 12 reservas');
    await user.click(courts.getByRole('button', { name: /^Cancha 2/ }));
    expect(courts.getByRole('button', { pressed: true })).toHaveTextContent('En mantenimiento');
    expect(screen.getByRole('columnheader', { name: /^Cancha 2 · Norte/ })).toBeVisible();
  });

  it('finds one of many courts on phones by typing', async () => {
    const [court] = aDeskDay().courts;
    if (!court) throw new Error('the day has no court');
    const numbers = Array.from({ length: 40 }, (_, index) => index + 1);
    serveDesk(aDeskDay({ courts: numbers.map((n) => ({ ...court, id: `court-${n}`, courtNumber: n })) }));
    const { user, container } = renderApp('/admin/desk?cancha=court-1');

    await findDayTable();
    expect(screen.queryByRole('group', { name: 'Canchas' })).not.toBeInTheDocument();
    const select = screen.getByRole('combobox', { name: 'Cancha' });
    await user.clear(select);
    await user.type(select, '37');
    await user.click(screen.getByRole('option', { name: 'Cancha 37 · Central 2 reservas' }));
    expect(screen.getByRole('columnheader', { name: 'Cancha 37 · Central' })).toBeVisible();
    await expectAccessible(container);
  });

  it('shows all courts side by side on wide windows', async () => {
    widenWindow();
    serveDesk();
    const { container } = renderApp('/admin/desk?cancha=court-1');

    const heads = within(await findDayTable()).getAllByRole('columnheader');
    expect(heads.map((head) => head.textContent)).toEqual([
      'Hora',
      'Cancha 1 · Central',
      'Cancha 2 · NorteEn mantenimiento',
    ]);
    await expectAccessible(container);
  });

  it('moves to other days, back to today, and to another venue', async () => {
    const { requestedDays } = serveDesk();
    const { user } = renderApp('/admin/desk?cancha=court-1');

    await findDayTable();
    await user.click(screen.getByRole('button', { name: 'Día siguiente' }));
    await user.click(screen.getByRole('button', { name: 'Día siguiente' }));
    await user.click(screen.getByRole('button', { name: 'Día anterior' }));
    await user.click(screen.getByRole('button', { name: 'Elegir otro día, ahora Domingo 22 nov' }));
    await user.click(await screen.findByRole('button', { name: '30 de noviembre de 2026' }));
    await waitFor(() => expect(requestedDays.at(-1)).toBe('2026-11-30'));
    await user.click(screen.getByRole('button', { name: 'Hoy' }));
    await waitFor(() => expect(requestedDays.at(-1)).toBe('2026-11-21'));
    expect(requestedDays).toEqual(expect.arrayContaining(['2026-11-22', '2026-11-23']));

    await user.click(screen.getByRole('combobox', { name: 'Complejo' }));
    await user.click(await screen.findByRole('option', { name: /^Club del Río/ }));
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Complejo' })).toHaveValue('Club del Río'),
    );
  });

  it('says that the list of venues is longer than what it shows', async () => {
    serveDesk();
    const page = { ...aVenuePage(aVenue()), total: 500 };
    server.use(http.get('*/api/venues/page', () => HttpResponse.json(page)));
    const { user } = renderApp('/admin/desk?cancha=court-1');

    await user.click(await screen.findByRole('combobox', { name: 'Complejo' }));
    expect(await screen.findByText('Ves 20 de 500 complejos. Escribe para encontrar otro.')).toBeVisible();
  });

  it('reloads when an hour of this day changes, but not when another day changes', async () => {
    const { requestedDays } = serveDesk();
    renderApp('/admin/desk?cancha=court-1');

    await findDayTable();
    const before = requestedDays.length;
    act(() => liveStreamAt('/api/venues/venue-1/events').say({ courtId: 'court-1', date: '2026-11-25' }));
    act(() => liveStreamAt('/api/venues/venue-1/events').say({ courtId: 'court-1', date: '2026-11-21' }));
    await waitFor(() => expect(requestedDays).toHaveLength(before + 1));
  });

  it('reloads each time its live events are ready, because some may have been lost', async () => {
    const { requestedDays } = serveDesk();
    renderApp('/admin/desk?cancha=court-1');
    await findDayTable();

    for (const expected of [1, 2].map((more) => requestedDays.length + more)) {
      act(() => liveStreamAt('/api/venues/venue-1/events').ready());
      await waitFor(() => expect(requestedDays).toHaveLength(expected));
    }
  });

  it('loads the day again after a click on "Reintentar"', async () => {
    serveDesk();
    server.use(
      http.get('*/api/admin/venues/:id/day', () => HttpResponse.json(null, { status: 500 }), { once: true }),
    );
    const { user, container } = renderApp('/admin/desk?cancha=court-1');

    expect(await screen.findByText('No pudimos cargar el día')).toBeVisible();
    await expectAccessible(container);
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await findDayTable()).toBeVisible();
  });

  it('shows placeholders while the hours load', async () => {
    server.use(http.get('*/api/admin/venues/:id/day', () => new Promise(() => undefined)));
    renderApp('/admin/desk?cancha=court-1');

    expect(await screen.findByText('Cargando…')).toBeInTheDocument();
  });

  it('leads to where a venue or a court is added if there is none', async () => {
    const { venues, courts } = texts.nothingToSell;
    const expectLink = async (name: string) =>
      expect(await screen.findByRole('link', { name })).toHaveAttribute('href', '/admin/courts');
    server.use(http.get('*/api/venues/page', () => HttpResponse.json(aVenuePage()), { once: true }));
    const { unmount } = renderApp('/admin/desk?cancha=court-1');
    expect(await screen.findByText(venues.title)).toBeVisible();
    await expectLink(venues.add);
    unmount();

    serveDesk(aDeskDay({ courts: [] }));
    renderApp('/admin/desk?cancha=court-1');
    expect(await screen.findByText(courts.title)).toBeVisible();
    await expectLink(courts.add);
  });
});
