import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expectAccessible } from '../../testing/accessibility';
import { serveAdmin } from '../../testing/handlers/admin';
import { aReview } from '../../testing/handlers/reviews';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';
import type { VenueReview } from './reply-dialog';

beforeEach(() => serveAdmin());

const reply = { text: 'Gracias', repliedAt: '2026-11-19T15:00:00.000Z' };

/** Serves these reviews and keeps the replies. Returns what is sent. */
function serveReviews(...reviews: VenueReview[]) {
  const kept = [...reviews];
  const sent: unknown[] = [];
  server.use(
    http.get('*/api/admin/reviews', ({ request }) => {
      const isWaiting = new URL(request.url).searchParams.get('unanswered') === 'true';
      const items = kept.filter((review) => !isWaiting || review.reply === null);
      return HttpResponse.json({ items, nextCursor: null });
    }),
    http.put<{ id: string }, { text: string }>(
      '*/api/admin/reviews/:id/reply',
      async ({ request, params }) => {
        const { text } = await request.json();
        sent.push([params.id, text]);
        const at = kept.findIndex(({ id }) => id === params.id);
        const changed = aReview({ ...kept[at], reply: text === '' ? null : { ...reply, text } });
        kept[at] = changed;
        return HttpResponse.json(changed);
      },
    ),
  );
  return sent;
}

describe('the reviews in the admin area', () => {
  it('show what players wrote about which venue, and publish a reply', async () => {
    const sent = serveReviews(aReview(), aReview({ id: 'review-2', playerName: null, reply }));
    const { user, container, baseElement } = renderApp('/admin/reviews');

    const list = within(await screen.findByRole('list', { name: 'Opiniones' }));
    const [first] = list.getAllByRole('listitem');
    expect(first).toHaveTextContent('Club Las Lomas4 de 5 estrellasAna P.jugó en noviembre 2026Buen césped');
    await expectAccessible(container);
    await user.click(list.getByRole('button', { name: 'Responder a Ana P.' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Responder a Ana P.' }));
    await user.click(dialog.getByRole('button', { name: 'Publicar respuesta' }));
    const field = dialog.getByRole('textbox', { name: 'Tu respuesta' });
    expect(field).toHaveFocus();
    expect(field).toHaveAccessibleDescription('Escribe tu respuesta.');
    await expectAccessible(baseElement);
    await user.type(field, ' ¡Vuelve pronto! ');
    await user.click(dialog.getByRole('button', { name: 'Publicar respuesta' }));
    expect(await screen.findByText('Respuesta publicada')).toBeVisible();
    expect(await list.findByText('¡Vuelve pronto!')).toBeVisible();
    expect(sent).toEqual([['review-1', '¡Vuelve pronto!']]);
  });

  it('ask for no reply to stars without words', async () => {
    serveReviews(aReview({ text: null }), aReview({ id: 'review-2', text: null, reply }));
    renderApp('/admin/reviews');
    const list = within(await screen.findByRole('list', { name: 'Opiniones' }));
    expect(list.queryByRole('button', { name: /^Responder/ })).not.toBeInTheDocument();
    expect(list.getAllByRole('button', { name: /^Cambiar la respuesta/ })).toHaveLength(1);
  });

  it('take a reply away when its text is emptied', async () => {
    const sent = serveReviews(aReview({ reply }));
    const { user } = renderApp('/admin/reviews');

    await user.click(await screen.findByRole('button', { name: 'Cambiar la respuesta a Ana P.' }));
    await user.clear(await screen.findByRole('textbox', { name: 'Tu respuesta' }));
    await user.click(screen.getByRole('button', { name: 'Quitar respuesta' }));
    expect(await screen.findByText('Respuesta quitada')).toBeVisible();
    expect(sent).toEqual([['review-1', '']]);
    expect(await screen.findByRole('button', { name: 'Responder a Ana P.' })).toBeVisible();
  });

  it('can be limited to those that wait for a reply, and say when there is none', async () => {
    serveReviews(aReview({ reply }));
    const { user } = renderApp('/admin/reviews');

    expect(await screen.findByText('Buen césped')).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Mostrar' }), 'Sin responder');
    expect(await screen.findByText('Todo respondido')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Ver todas' }));
    expect(await screen.findByText('Buen césped')).toBeVisible();
  });

  it('can be loaded again after a failure', async () => {
    serveReviews();
    server.use(
      http.get('*/api/admin/reviews', () => HttpResponse.json(null, { status: 500 }), { once: true }),
    );
    const { user } = renderApp('/admin/reviews');

    expect(await screen.findByText('No pudimos cargar las opiniones')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('Todavía no hay opiniones')).toBeVisible();
  });

  it('come page by page, and the focus goes to the first new one', async () => {
    server.use(
      http.get('*/api/admin/reviews', ({ request }) => {
        const isFirst = new URL(request.url).searchParams.get('cursor') === null;
        const review = isFirst ? aReview() : aReview({ id: 'review-2', text: 'Volvemos' });
        return HttpResponse.json({ items: [review], nextCursor: isFirst ? 'next' : null });
      }),
    );
    const { user } = renderApp('/admin/reviews');

    await user.click(await screen.findByRole('button', { name: 'Ver más opiniones' }));
    expect((await screen.findByText('Volvemos')).closest('li')).toHaveFocus();
  });
});
