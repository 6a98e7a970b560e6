import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expectAccessible } from '../../testing/accessibility';
import { anAuditRow, aPageOfAudit, serveAdmin } from '../../testing/handlers/admin';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';
import { widenWindow } from '../../testing/wide-window';

/** Serves this page of the audit. Returns the query of each request. */
function serveAudit(page = aPageOfAudit([anAuditRow()])) {
  const queries: string[] = [];
  server.use(
    http.get('*/api/admin/audit', ({ request }) => {
      queries.push(new URL(request.url).search);
      return HttpResponse.json(page);
    }),
  );
  return queries;
}

beforeEach(() => serveAdmin());

describe('the audit screen', () => {
  it('shows who did what and when, in a table on wide windows', async () => {
    widenWindow();
    serveAudit();
    const { container } = renderApp('/admin/audit');

    const table = await screen.findByRole('table', { name: 'Acciones' });
    const [, row] = within(table).getAllByRole('row');
    expect([...(row?.children ?? [])].map((cell) => cell.textContent)).toEqual([
      '20/11/2026, 21:05',
      'eva',
      'Cambió las tarifas de la cancha 2 · Centrosingles de día:$14.50 pasa a $15.00',
    ]);
    expect(
      screen.getByText('1 acción. Cada hora es la del complejo; las demás, la de Guayaquil.'),
    ).toBeVisible();
    await expectAccessible(container);
  });

  it('shows the time of the venue, and names its zone if it is another one', async () => {
    serveAudit(aPageOfAudit([anAuditRow({ timeZone: 'Pacific/Galapagos' })]));
    renderApp('/admin/audit');

    const list = await screen.findByRole('list', { name: 'Acciones' });
    expect(list).toHaveTextContent('20/11/2026, 20:05 (hora de Galapagos)eva cambió');
  });

  it('names no player whose guest was merged into an account', async () => {
    const subject = { type: 'player', id: 'player-1', label: 'Jugador' };
    const changes = [{ field: 'playerId', before: 'player-2', after: 'player-1' }];
    serveAudit(aPageOfAudit([anAuditRow({ admin: null, action: 'player.merged', subject, changes })]));
    renderApp('/admin/audit');

    const list = await screen.findByRole('list', { name: 'Acciones' });
    expect(list).toHaveTextContent(
      /Un jugador entró en su cuenta y llevó a ella lo que tenía como invitado$/,
    );
  });

  it('shows the actions as cards on phones', async () => {
    serveAudit();
    const { container } = renderApp('/admin/audit');

    const list = await screen.findByRole('list', { name: 'Acciones' });
    expect(within(list).getByRole('listitem')).toHaveTextContent(
      '20/11/2026, 21:05eva cambió las tarifas de la cancha 2 · Centro',
    );
    await expectAccessible(container);
  });

  it('reads the filters for days, action and admin from the URL', async () => {
    const queries = serveAudit();
    const { user } = renderApp('/admin/audit?desde=2026-11-20&hasta=ayer&pagina=3');

    await screen.findByRole('list', { name: 'Acciones' });
    expect(queries).toEqual(['?from=2026-11-20&page=3']);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Acción' }), 'Cancha editada');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Administrador' }), 'eva');
    await waitFor(() => expect(queries.at(-1)).toBe('?from=2026-11-20&action=court.updated&adminId=admin-1'));
  });

  it('distinguishes an empty audit from filters that match nothing', async () => {
    serveAudit(aPageOfAudit([]));
    const { user, container } = renderApp('/admin/audit?accion=venue.created');

    expect(await screen.findByText('Ninguna acción coincide')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Quitar filtros' }));
    expect(await screen.findByText('Todavía no hay acciones')).toBeVisible();
    await expectAccessible(container);
  });

  it('offers to remove filters that the server does not accept', async () => {
    serveAudit();
    server.use(
      http.get('*/api/admin/audit', ({ request }) =>
        new URL(request.url).searchParams.has('action')
          ? HttpResponse.json({ message: 'La acción no es válida.' }, { status: 400 })
          : undefined,
      ),
    );
    const { user } = renderApp('/admin/audit?accion=unknown');

    expect(await screen.findByText('La acción no es válida.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Quitar filtros' }));
    expect(await screen.findByRole('list', { name: 'Acciones' })).toBeVisible();
  });

  it('loads the audit again after a click on "Reintentar"', async () => {
    serveAudit();
    server.use(http.get('*/api/admin/audit', () => HttpResponse.json(null, { status: 500 }), { once: true }));
    const { user } = renderApp('/admin/audit');

    expect(await screen.findByText('No pudimos cargar la auditoría')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('list', { name: 'Acciones' })).toBeVisible();
  });
});
