import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expectAccessible } from '../../shared/testing/accessibility';
import { aCourt, aVenue } from '../../shared/testing/builders';
import { expandVenue, serveCourts } from '../../shared/testing/courts-screen';
import { serveAdmin } from '../../shared/testing/handlers/admin';
import { renderApp } from '../../shared/testing/render-app';
import { server } from '../../shared/testing/server';

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
    const courts = screen.getByRole('list', { name: 'Canchas de Club Las Lomas' });
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
    const tariffs = screen.getByRole('table', { name: 'Tarifas de Cancha 1 · Central' });
    const rows = [...tariffs.querySelectorAll('tr')].map((row) =>
      [...row.cells].map((cell) => cell.textContent).join(' | '),
    );
    expect(rows).toEqual([
      ' | Singles | Dobles',
      'Día 6:00–17:00 | $14.50 | $29.00',
      'Noche 18:00–21:00 | $16.50 | $33.00',
    ]);
  });

  it('explains that a venue has no courts, or that there are no venues', async () => {
    serveCourts([aVenue({ courtCount: 0 })]);
    const { user, unmount } = renderApp('/admin/courts');
    await expandVenue(user);
    expect(screen.getByText('Este complejo todavía no tiene canchas')).toBeVisible();
    unmount();

    serveCourts([]);
    const { container } = renderApp('/admin/courts');
    expect(await screen.findByText('Todavía no hay complejos')).toBeVisible();
    await expectAccessible(container);
  });

  it('loads the venues again after a click on "Reintentar"', async () => {
    serveCourts([aVenue()]);
    server.use(http.get('*/api/courts', () => HttpResponse.json(null, { status: 500 }), { once: true }));
    const { user, container } = renderApp('/admin/courts');

    expect(await screen.findByText('No pudimos cargar los complejos')).toBeVisible();
    await expectAccessible(container);
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('Club Las Lomas')).toBeVisible();
  });
});
