import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expectAccessible } from '../../testing/accessibility';
import { aCourt, aVenue, aVenuePage, someRights } from '../../testing/builders';
import { expandVenue, serveCourts } from '../../testing/courts-screen';
import { serveAdmin } from '../../testing/handlers/admin';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';

beforeEach(() => serveAdmin());

describe('the list of venues', () => {
  it('shows the details of a venue, and expands and collapses its courts on a click', async () => {
    serveCourts([aVenue()], [aCourt(), aCourt({ id: 'court-2', courtNumber: 2, status: 'maintenance' })]);
    const { user, container } = renderApp('/admin/courts');

    const row = await screen.findByRole('button', { name: 'Club Las Lomas' });
    expect(screen.getByText('Canchas de arcilla entre eucaliptos.')).toBeVisible();
    expect(screen.getByText('2 canchas')).toBeVisible();
    expect(row).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('list', { name: 'Canchas de Club Las Lomas' })).not.toBeInTheDocument();

    await user.click(row);
    expect(row).toHaveAttribute('aria-expanded', 'true');
    const courts = await screen.findByRole('list', { name: 'Canchas de Club Las Lomas' });
    expect(within(courts).getByText('Disponible')).toBeVisible();
    expect(within(courts).getByText('En Uso')).toBeVisible();
    await expectAccessible(container);

    await user.click(row);
    expect(screen.queryByText('En Uso')).not.toBeInTheDocument();
  });

  it('shows the prices of a court by day and by night', async () => {
    serveCourts([aVenue()], [aCourt()]);
    const { user } = renderApp('/admin/courts');

    await expandVenue(user);
    const tariffs = await screen.findByRole('table', { name: 'Tarifas de Cancha 1 · Central' });
    const rows = [...tariffs.querySelectorAll('tr')].map((row) =>
      [...row.cells].map((cell) => cell.textContent).join(' | '),
    );
    expect(rows).toEqual([
      ' | Singles | Dobles',
      'Día 6:00 – 17:00 | $14.50 | $29.00',
      'Noche 18:00 – 21:00 | $16.50 | $33.00',
    ]);
  });

  it('says when the night of the venue begins', async () => {
    serveCourts([aVenue({ nightFrom: '16:30' })], [aCourt()]);
    const { user } = renderApp('/admin/courts');

    await expandVenue(user);
    const tariffs = await screen.findByRole('table', { name: 'Tarifas de Cancha 1 · Central' });
    await waitFor(() => {
      expect(tariffs).toHaveTextContent('Día hasta las 16:30');
    });
    expect(tariffs).toHaveTextContent('Noche desde las 16:30');
  });

  it("shows a manager only the manager's venues, and no button that creates one", async () => {
    serveCourts([aVenue(), aVenue({ id: 'venue-2', name: 'Club Propio' })]);
    const rights = { ...someRights().rights, 'courts.edit': ['venue-2'] };
    server.use(
      http.get('*/api/admin/me', () => HttpResponse.json(someRights({ ownsAll: false, rights } as object))),
    );
    renderApp('/admin/courts');

    expect(await screen.findByRole('button', { name: 'Club Propio' })).toBeVisible();
    expect(screen.queryByText('Club Las Lomas')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Agregar complejo' })).not.toBeInTheDocument();
  });

  it('says to a manager whose venues are all closed why there is none', async () => {
    serveCourts([aVenue()]);
    const rights = { ...someRights().rights, 'courts.edit': ['closed'] };
    server.use(
      http.get('*/api/admin/me', () => HttpResponse.json(someRights({ ownsAll: false, rights } as object))),
      http.get('*/api/venues/closed', () =>
        HttpResponse.json({ code: 'venue_not_found', message: 'No existe.' }, { status: 404 }),
      ),
    );
    renderApp('/admin/courts');

    expect(await screen.findByText('No tienes complejos abiertos')).toBeVisible();
  });

  it('explains that a venue has no courts, or that there are no venues', async () => {
    serveCourts([aVenue({ courtCount: 0 })]);
    const { user, unmount } = renderApp('/admin/courts');
    await expandVenue(user);
    expect(await screen.findByText('Este complejo todavía no tiene canchas')).toBeVisible();
    unmount();

    serveCourts([]);
    const { container } = renderApp('/admin/courts');
    expect(await screen.findByText('Todavía no hay complejos')).toBeVisible();
    await expectAccessible(container);
  });

  it('leads from an empty installation to the first court, with one button on each step', async () => {
    serveCourts([]);
    const { user } = renderApp('/admin/courts');

    await user.click(await screen.findByRole('button', { name: 'Agregar complejo' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Nuevo complejo' }));
    await user.type(dialog.getByRole('textbox', { name: /^Nombre/ }), 'Club Norte');
    await user.type(dialog.getByRole('textbox', { name: /^Ubicación/ }), 'Quito');
    await user.click(dialog.getByRole('button', { name: 'Crear complejo' }));

    // The new venue shows its courts at once.
    await user.click(await screen.findByRole('button', { name: 'Agregar cancha' }));
    const court = within(await screen.findByRole('dialog', { name: 'Nueva cancha en Club Norte' }));
    await user.type(court.getByRole('textbox', { name: /^Nombre/ }), 'Central');
    await user.click(court.getByRole('button', { name: 'Crear cancha' }));
    expect(await screen.findByRole('heading', { name: 'Central' })).toBeVisible();
  });

  it('offers the image of any court below the list', async () => {
    serveCourts([aVenue()], [aCourt()]);
    const { user } = renderApp('/admin/courts');

    await user.click(await screen.findByRole('button', { name: 'Subir imagen de una cancha' }));
    expect(await screen.findByRole('region', { name: 'Imagen de la cancha' })).toBeVisible();
  });

  it('shows twelve of many courts, finds the others, and shows all on demand', async () => {
    const courts = Array.from({ length: 40 }, (_, n) =>
      aCourt({ id: `court-${n}`, courtNumber: n + 1, name: n === 32 ? 'Río' : `Pista ${n}` }),
    );
    serveCourts([aVenue()], courts);
    const { user, container } = renderApp('/admin/courts');
    await expandVenue(user);

    const list = within(await screen.findByRole('list', { name: 'Canchas de Club Las Lomas' }));
    expect(list.getAllByRole('listitem')).toHaveLength(12);
    await user.type(screen.getByRole('searchbox', { name: 'Buscar una cancha' }), 'rio');
    expect(await list.findByRole('heading', { name: 'Río' })).toBeVisible();
    expect(list.getAllByRole('listitem')).toHaveLength(1);
    await expectAccessible(container);

    await user.clear(screen.getByRole('searchbox', { name: 'Buscar una cancha' }));
    await user.click(await screen.findByRole('button', { name: 'Ver las 40 canchas' }));
    expect(list.getAllByRole('listitem')).toHaveLength(40);
  });

  it('searches the venues on the server, and shows more of them on demand', async () => {
    const venues = Array.from({ length: 24 }, (_, n) => aVenue({ id: `venue-${n}`, name: `Club ${n}` }));
    serveCourts(venues, []);
    const asked: string[] = [];
    server.use(
      http.get('*/api/venues/page', ({ request }) => {
        const { search, searchParams } = new URL(request.url);
        asked.push(search);
        if (searchParams.has('search')) return HttpResponse.json(aVenuePage());
        const page = searchParams.has('cursor') ? [aVenue({ id: 'last', name: 'Club final' })] : venues;
        const nextCursor = searchParams.has('cursor') ? null : 'venue-23';
        return HttpResponse.json({ items: page, nextCursor, total: 25 });
      }),
    );
    const { user } = renderApp('/admin/courts');

    await user.click(await screen.findByRole('button', { name: 'Ver más complejos' }));
    expect(await screen.findByRole('button', { name: 'Club final' })).toBeVisible();
    await user.type(screen.getByRole('searchbox', { name: 'Buscar un complejo' }), 'xyz');
    expect(await screen.findByText('Ningún complejo coincide con «xyz»')).toBeVisible();
    expect(asked).toContain('?search=xyz&limit=24');
  });

  it('loads the venues again after a click on "Reintentar"', async () => {
    serveCourts([aVenue()]);
    server.use(http.get('*/api/venues/page', () => HttpResponse.json(null, { status: 500 }), { once: true }));
    const { user, container } = renderApp('/admin/courts');

    expect(await screen.findByText('No pudimos cargar los complejos')).toBeVisible();
    await expectAccessible(container);
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('Club Las Lomas')).toBeVisible();
  });
});
