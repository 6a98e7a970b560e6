import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { anOpenGame } from '../../testing/open-games';
import { renderApp } from '../../testing/render-app';
import { aSearchPage } from '../../testing/search';
import { server } from '../../testing/server';
import { standAt } from '../../testing/venue-clock';

standAt('2026-11-24T15:00:00-05:00');

test('the open games of a search come page by page, and the focus goes to the first new one', async () => {
  server.use(
    http.get('/api/search', () => HttpResponse.json(aSearchPage([]))),
    http.get('/api/open-games', ({ request }) => {
      const isFirst = new URL(request.url).searchParams.get('cursor') === null;
      const shareToken = isFirst ? 'first-token' : 'second-token';
      return HttpResponse.json({ items: [anOpenGame({ shareToken })], nextCursor: isFirst ? 'next' : null });
    }),
  );
  const { user } = renderApp('/buscar');

  await user.click(await screen.findByRole('button', { name: 'Ver más partidos' }));
  await user.click(screen.getByRole('button', { name: 'Cargar más partidos' }));
  const games = () => screen.getAllByRole('link', { name: /^Falta 1/ });
  await waitFor(() => expect(games()).toHaveLength(2));
  expect(games()[1]).toHaveAttribute('href', '/shared-payment/second-token');
  expect(games()[1]).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Cargar más partidos' })).not.toBeInTheDocument();
});
