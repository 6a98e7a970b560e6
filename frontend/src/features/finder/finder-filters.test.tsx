import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useLocation } from 'react-router-dom';
import { AppRoutes } from '../../app/routes';
import { renderInProviders } from '../../testing/render-app';
import { aHit, aSearchPage } from '../../testing/search';
import { server } from '../../testing/server';
import { standAt } from '../../testing/venue-clock';

standAt('2026-11-20T10:30:00-05:00');

function serveSearch(pageFor: (query: URLSearchParams) => ReturnType<typeof aSearchPage>): URLSearchParams[] {
  const asked: URLSearchParams[] = [];
  server.use(
    http.get('/api/search', ({ request }) => {
      const { searchParams } = new URL(request.url);
      asked.push(searchParams);
      return HttpResponse.json(pageFor(searchParams));
    }),
  );
  return asked;
}

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="address">{decodeURIComponent(pathname + search)}</output>;
}

const open = (at: string) =>
  renderInProviders(
    <>
      <AppRoutes />
      <Address />
    </>,
    at,
  );

const address = () => screen.getByLabelText('address').textContent;
const aPage = (lengths = [60]) => aSearchPage([aHit({ '18:00': '16.50' })], { lengths });

describe('the filters of the search', () => {
  test('has a place for the length from the start, and offers it when venues differ', async () => {
    serveSearch((query) => aPage(query.has('place') ? [60, 90] : [60]));
    const { user } = open('/buscar');

    expect(await screen.findByLabelText('Duración')).toBeDisabled();
    await screen.findByRole('heading', { name: 'Horas libres hoy' });
    expect(screen.getByLabelText('Duración')).toBeDisabled();
    await user.type(screen.getByRole('searchbox', { name: 'Dónde' }), 'Quito');
    await waitFor(() => expect(screen.getByLabelText('Duración')).toBeEnabled());
  });

  test('keeps the surface, the light and the price in the address, and takes them away at once', async () => {
    const asked = serveSearch(() => aPage());
    const { user } = open('/buscar?superficie=clay');

    expect(await screen.findByRole('button', { name: 'Filtros, 1 filtro puesto' })).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Luz'), 'Con luz');
    await user.selectOptions(screen.getByLabelText('Precio'), 'Hasta $20.00');
    await waitFor(() =>
      expect(Object.fromEntries(asked.at(-1) ?? [])).toMatchObject({
        surface: 'clay',
        lights: 'true',
        maxPrice: '20.00',
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Filtros, 3 filtros puestos' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filtros' }));
    expect(sheet.getByLabelText('Superficie')).toHaveValue('clay');
    await user.click(sheet.getByRole('button', { name: 'Quitar filtros' }));
    await waitFor(() => expect(address()).toBe('/buscar?fecha=2026-11-20'));
    await user.click(sheet.getByRole('button', { name: 'Ver horas' }));
    expect(await screen.findByRole('button', { name: 'Filtros' })).toBeVisible();
  });

  test('says on each hour on what surface it is played, and whether there is light', async () => {
    const hit = aHit({ '18:00': '16.50' });
    const starts = hit.starts.map((start) => ({ ...start, lights: true }));
    serveSearch(() => aSearchPage([{ ...hit, starts }]));
    open('/buscar');

    expect(
      await screen.findByRole('link', { name: /a las 18:00, \$16.50, Arcilla, luz$/ }),
    ).toHaveTextContent('18:00$16.50Arcilla · luz');
  });
});
