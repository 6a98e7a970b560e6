import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expectAccessible } from '../../testing/accessibility';
import { findDayTable, setUpDesk } from '../../testing/desk-screen';
import { aDeskBooking, serveDesk } from '../../testing/handlers/desk';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';

setUpDesk();

describe('the search for bookings', () => {
  const { payments: _payments, ...found } = aDeskBooking();

  function serveSearch(total: number) {
    const queries: Record<string, string>[] = [];
    server.use(
      http.get('*/api/admin/bookings', ({ request }) => {
        const query = Object.fromEntries(new URL(request.url).searchParams);
        queries.push(query);
        const page = Number(query['page']);
        const items = total === 0 || page > total ? [] : [{ ...found, id: `booking-${page}` }];
        return HttpResponse.json({ items, total, page, pageSize: 1 });
      }),
    );
    return queries;
  }

  it('finds bookings by the typed text, page by page, and opens one', async () => {
    serveDesk();
    const queries = serveSearch(45);
    const { user, container } = renderApp('/admin/desk');

    await user.type(await screen.findByRole('searchbox', { name: 'Buscar una reserva' }), ' ana@');
    const row = await screen.findByRole('button', {
      name: /^Ana Torres ?Sábado, 21 de noviembre de 2026, de 18:00 a 19:00/,
    });
    expect(row).toHaveTextContent('K7M-4QX · +593991234567 · ana@example.org');
    expect(screen.getByText('1–1 de 45')).toBeVisible();
    await expectAccessible(container);
    await user.click(screen.getByRole('button', { name: 'Siguientes' }));
    await waitFor(() => expect(queries.at(-1)).toEqual({ search: 'ana@', page: '2' }));
    await user.click(await screen.findByRole('button', { name: /^Ana Torres/ }));
    expect(await screen.findByRole('dialog', { name: 'Cancha 1 · Central' })).toBeVisible();
  });

  it('says honestly that a player has entered neither name nor contact', async () => {
    server.use(
      http.get('*/api/admin/bookings', () => {
        const nobody = { organiserName: null, organiserPhone: null, organiserEmail: null };
        return HttpResponse.json({ items: [{ ...found, ...nobody }], total: 1, page: 1, pageSize: 20 });
      }),
    );
    renderApp('/admin/desk?cancha=court-1&buscar=K7M');

    const row = await screen.findByRole('button', { name: /^Sin nombre/ });
    expect(row).toHaveTextContent('K7M-4QX · sin teléfono ni correo');
  });

  it('leads from a page that does not exist to the first one', async () => {
    const queries = serveSearch(3);
    const { user } = renderApp(`/admin/desk?pagina=90&buscar=${'x'.repeat(300)}`);

    expect(await screen.findByText('Esta página no existe')).toBeVisible();
    expect(screen.getByText('Encontramos 3 reservas.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Ir a la primera página' }));
    expect(await screen.findByText('1–1 de 3')).toBeVisible();
    expect(queries).toEqual(['90', '1'].map((page) => ({ search: 'x'.repeat(100), page })));
  });

  it('filters the results by status, and returns to the day', async () => {
    serveDesk();
    const queries = serveSearch(1);
    const { user } = renderApp('/admin/desk?cancha=court-1&buscar=ana');

    await screen.findByRole('button', { name: /ana@example\.org/ });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Estado' }), 'Cancelada');
    await waitFor(() => expect(queries.at(-1)).toEqual({ search: 'ana', page: '1', status: 'cancelled' }));
    await user.click(screen.getByRole('button', { name: 'Volver al día' }));
    expect(await findDayTable()).toBeVisible();
  });

  it('explains that nothing matches, and searches again after a failure', async () => {
    serveSearch(0);
    const { unmount } = renderApp('/admin/desk?cancha=court-1&buscar=nadie');
    expect(await screen.findByText('No encontramos reservas')).toBeVisible();
    unmount();

    server.use(
      http.get('*/api/admin/bookings', () => HttpResponse.json(null, { status: 500 }), { once: true }),
    );
    const { user } = renderApp('/admin/desk?cancha=court-1&buscar=nadie');
    expect(await screen.findByText('No pudimos buscar')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('No encontramos reservas')).toBeVisible();
  });
});
