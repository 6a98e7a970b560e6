import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expectAccessible } from '../../testing/accessibility';
import { aCourt, aVenue } from '../../testing/builders';
import { aReview } from '../../testing/handlers/reviews';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';
import { standAt } from '../../testing/venue-clock';

standAt('2026-11-20T17:25:00-05:00');

const summary = { average: 4.3, count: 3, byStars: { 1: 0, 2: 0, 3: 1, 4: 0, 5: 2 } };
const reply = { text: 'Gracias por venir', repliedAt: '2026-11-19T15:00:00.000Z' };

function openVenue(over: Parameters<typeof aVenue>[0] = { rating: 4.3, ratingCount: 3 }) {
  server.use(
    http.get('/api/venues/venue-1', () => HttpResponse.json(aVenue(over))),
    http.get('/api/venues/venue-1/courts', () => HttpResponse.json([aCourt()])),
  );
  return renderApp('/venue/venue-1');
}

const serveReviews = () =>
  server.use(
    http.get('/api/venues/venue-1/reviews', ({ request }) => {
      const isFirst = new URL(request.url).searchParams.get('cursor') === null;
      const items = isFirst
        ? [
            aReview({ edited: true, reply }),
            aReview({ id: 'review-2', stars: 5, text: null, playerName: null, playedOn: '2026-10' }),
          ]
        : [aReview({ id: 'review-3', text: 'Volvemos' })];
      return HttpResponse.json({ items, nextCursor: isFirst ? 'review-2' : null, summary });
    }),
  );

describe('the reviews of a venue', () => {
  it('show the average, who gave how many stars, what players wrote and what the venue replied', async () => {
    serveReviews();
    const { container } = openVenue();

    const part = within(await screen.findByRole('region', { name: 'Opiniones' }));
    const list = within(await part.findByRole('list', { name: 'Opiniones' }));
    expect(part.getByText('5 estrellas: 2 opiniones')).toBeInTheDocument();
    expect(part.getByText('3 estrellas: 1 opinión')).toBeInTheDocument();
    const [first, ...others] = list.getAllByRole('article');
    expect(first).toHaveTextContent('4 de 5 estrellasAna P.jugó en noviembre 2026 · editadaBuen césped');
    expect(first).toHaveTextContent('Respuesta de Club Las LomasGracias por venir');
    // Stars without words count in the summary only.
    expect(others).toEqual([]);
    expect(screen.getByRole('link', { name: /^Calificación 4\.3 de 5, 3 opiniones/ })).toHaveAttribute(
      'href',
      '#opiniones',
    );
    await expectAccessible(container);
  });

  it('are brought into view if the link to them was followed before they were there', async () => {
    serveReviews();
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
    window.history.replaceState(null, '', '#opiniones');
    openVenue();

    expect(await screen.findByText('Buen césped')).toBeVisible();
    expect(scroll.mock.contexts).toContainEqual(expect.objectContaining({ id: 'opiniones' }));
    window.history.replaceState(null, '', ' ');
  });

  it('come page by page, and the focus goes to the first new one', async () => {
    serveReviews();
    const { user } = openVenue();

    await user.click(await screen.findByRole('button', { name: 'Ver más opiniones' }));
    const added = await screen.findByText('Volvemos');
    expect(added.closest('li')).toHaveFocus();
    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Ver más opiniones' })).not.toBeInTheDocument();
  });

  it('stand on the page three at first, and all of them on demand', async () => {
    serveReviews();
    const items = ['a', 'b', 'c', 'd', 'e'].map((id) => aReview({ id, text: `Opinión ${id}` }));
    server.use(
      http.get('/api/venues/venue-1/reviews', () => HttpResponse.json({ items, nextCursor: null, summary })),
    );
    const { user } = openVenue();

    const more = await screen.findByRole('button', { name: 'Ver más opiniones' });
    expect(screen.getAllByRole('article')).toHaveLength(3);
    await user.click(more);
    expect(screen.getAllByRole('article')).toHaveLength(5);
    expect(screen.getByText('Opinión d').closest('li')).toHaveFocus();
  });

  it('can be asked for again after a failure', async () => {
    serveReviews();
    server.use(
      http.get('/api/venues/venue-1/reviews', () => HttpResponse.json(null, { status: 500 }), { once: true }),
    );
    const { user } = openVenue();

    expect(await screen.findByText('No pudimos cargar las opiniones')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('Buen césped')).toBeVisible();
  });

  it('take no place on the page of a venue without reviews', async () => {
    openVenue({});
    expect(await screen.findByRole('link', { name: 'Cancha 1: Central' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Opiniones' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /^Calificación/ })).not.toBeInTheDocument();
  });
});
