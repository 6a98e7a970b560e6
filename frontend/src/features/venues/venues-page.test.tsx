import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useNavigate } from 'react-router-dom';
import { AppRoutes } from '../../app/routes';
import { expectAccessible } from '../../testing/accessibility';
import { aVenue } from '../../testing/builders';
import { renderApp, renderInProviders } from '../../testing/render-app';
import { server } from '../../testing/server';

const all = Array.from({ length: 60 }, (_, n) =>
  aVenue({ id: `venue-${n}`, name: `Club ${n}`, location: n % 10 === 0 ? 'Cuenca' : 'Quito' }),
);

/** Serves the venues as the API does, and keeps the query of each call. */
function servePages(): string[] {
  const asked: string[] = [];
  server.use(
    http.get('/api/venues/page', ({ request }) => {
      const { search, searchParams } = new URL(request.url);
      asked.push(search);
      const place = searchParams.get('search') ?? '';
      const found = all.filter(({ location }) => location.toLowerCase().includes(place));
      const first = found.findIndex(({ id }) => id === searchParams.get('cursor')) + 1;
      const last = first + Number(searchParams.get('limit'));
      const items = found.slice(first, last);
      const nextCursor = last < found.length ? (items.at(-1)?.id ?? null) : null;
      return HttpResponse.json({ items, nextCursor, total: found.length });
    }),
    http.get('/api/venues/:venueId', ({ params }) =>
      HttpResponse.json(all.find(({ id }) => id === params['venueId'])),
    ),
    http.get('/api/venues/:venueId/courts', () => HttpResponse.json([])),
  );
  return asked;
}

/** The site with the button "Back" of a browser. */
function WithBack() {
  const navigate = useNavigate();
  return (
    <>
      <button onClick={() => void navigate(-1)}>Back</button>
      <AppRoutes />
    </>
  );
}

const links = () => within(screen.getByRole('main')).getAllByRole('link', { name: /^Club/ });

describe('the list of all venues', () => {
  test('shows a page of venues, and how many there are', async () => {
    servePages();
    const { container } = renderApp('/complejos');

    expect(await screen.findByText('60 complejos')).toBeVisible();
    expect(links()).toHaveLength(24);
    expect(screen.getByText('Estás viendo 24 de 60 complejos')).toBeVisible();
    expect(document.title).toBe('Todos los complejos · Saque');
    await expectAccessible(container);
  });

  test('adds the next page on demand, and moves the focus to its first venue', async () => {
    const asked = servePages();
    const { user } = renderApp('/complejos');

    await user.click(await screen.findByRole('button', { name: 'Ver más complejos' }));
    await waitFor(() => expect(links()).toHaveLength(48));
    expect(links()[24]).toHaveFocus();

    await user.click(screen.getByRole('button', { name: 'Ver más complejos' }));
    await waitFor(() => expect(links()).toHaveLength(60));
    expect(screen.queryByRole('button', { name: 'Ver más complejos' })).not.toBeInTheDocument();
    expect(asked).toEqual(['?limit=24', '?cursor=venue-23&limit=24', '?cursor=venue-47&limit=24']);
  });

  test('shows as many venues as the address says, with one call', async () => {
    const asked = servePages();
    renderApp('/complejos?ver=48');

    await waitFor(() => expect(links()).toHaveLength(48));
    expect(asked).toEqual(['?limit=48']);
  });

  test('shows the same venues at once after a visit to one of them', async () => {
    const asked = servePages();
    const { user } = renderInProviders(<WithBack />, '/complejos?ver=48');
    await user.click(await screen.findByRole('link', { name: 'Club 30' }));
    await screen.findByRole('heading', { level: 1, name: 'Club 30' });
    const before = asked.length;

    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(links()).toHaveLength(48);
    expect(asked).toHaveLength(before);
  });

  test('finds venues by name or place, and shows all again', async () => {
    const asked = servePages();
    const { user, container } = renderApp('/complejos');

    await user.type(await screen.findByRole('searchbox', { name: 'Busca tu complejo' }), 'cuenca');
    expect(await screen.findByText('6 complejos con «cuenca»')).toBeVisible();
    expect(links()).toHaveLength(6);
    expect(asked.at(-1)).toContain('search=cuenca');

    await user.type(screen.getByRole('searchbox'), ' loja');
    expect(await screen.findByText('No encontramos complejos con «cuenca loja»')).toBeVisible();
    await expectAccessible(container);

    await user.click(screen.getByRole('button', { name: 'Ver todos' }));
    expect(await screen.findByText('60 complejos')).toBeVisible();
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  test('keeps the shown venues if the next page fails, and fetches it again', async () => {
    servePages();
    const { user } = renderApp('/complejos');
    const more = await screen.findByRole('button', { name: 'Ver más complejos' });
    server.use(http.get('/api/venues/page', () => HttpResponse.json({}, { status: 503 }), { once: true }));

    await user.click(more);
    expect(await screen.findByText('No pudimos cargar más complejos')).toBeVisible();
    expect(links()).toHaveLength(24);

    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(links()).toHaveLength(48));
  });
});
