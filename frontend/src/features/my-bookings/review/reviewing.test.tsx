import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { components } from '../../../shared/api/schema';
import { expectAccessible } from '../../../testing/accessibility';
import { aBooking } from '../../../testing/builders';
import { renderApp } from '../../../testing/render-app';
import { server } from '../../../testing/server';
import { standAt } from '../../../testing/venue-clock';
import { texts } from './texts';

type OwnReview = components['schemas']['OwnReviewBody'];

standAt('2026-11-20T15:00:00-05:00');

const played = aBooking({
  id: 'played',
  bookingDate: '2026-11-12T18:00:00',
  startsAt: '2026-11-12T23:00:00.000Z',
  status: 'completed',
  paymentStatus: 'completed',
  paidAmount: '16.50',
});

const own = (over: Partial<OwnReview> = {}): OwnReview => ({
  bookingId: 'played',
  stars: null,
  text: null,
  editableUntil: null,
  isEditable: true,
  reply: null,
  ...over,
});
const written = { stars: 3, text: 'Regular', editableUntil: '2026-11-27T15:00:00.000Z' };

/** Serves a played game with this review, and keeps what is sent. */
function serveGame(review: OwnReview) {
  const sent: unknown[] = [];
  let kept = review;
  server.use(
    http.get('*/api/bookings/user/me', () => HttpResponse.json([played])),
    http.get('*/api/reviews', () => HttpResponse.json([kept])),
    http.post<never, { stars: number; text: string | null }>('*/api/reviews', async ({ request }) => {
      const body = await request.json();
      sent.push(body);
      kept = own({ ...written, stars: body.stars, text: body.text });
      return HttpResponse.json(kept, { status: 201 });
    }),
  );
  return sent;
}

const star = (name: RegExp) => screen.getByRole('radio', { name });

describe('a played and paid game in "Mis Reservas"', () => {
  it('asks how it was, and publishes stars and a line', async () => {
    const sent = serveGame(own());
    const { user, baseElement } = renderApp('/my-bookings');

    await user.click(await screen.findByRole('button', { name: /^¿Cómo estuvo\?/ }));
    const dialog = within(await screen.findByRole('dialog', { name: '¿Cómo estuvo?' }));
    await user.click(dialog.getByRole('button', { name: 'Publicar' }));
    expect(dialog.getByRole('alert')).toHaveTextContent(texts.starsMissing);
    expect(star(/^1 estrella:/)).toHaveFocus();
    expect(sent).toEqual([]);
    await user.click(star(/^5 estrellas/));
    expect(dialog.getByText('Excelente')).toBeVisible();
    await expectAccessible(baseElement);
    await user.type(dialog.getByRole('textbox'), ' Buen césped ');
    await user.click(dialog.getByRole('button', { name: 'Publicar' }));

    expect(await screen.findByText('Gracias por tu opinión')).toBeVisible();
    expect(sent).toEqual([{ bookingId: 'played', stars: 5, text: 'Buen césped' }]);
    expect(await screen.findByRole('button', { name: /^Tu opinión, 5 de 5 estrellas/ })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('shows what the player said and what the venue replied, and lets it be changed', async () => {
    const sent = serveGame(
      own({ ...written, reply: { text: 'Ya la arreglamos', repliedAt: played.startsAt } }),
    );
    const { user } = renderApp('/my-bookings');

    await user.click(await screen.findByRole('button', { name: /^Tu opinión, 3 de 5 estrellas/ }));
    const dialog = within(await screen.findByRole('dialog', { name: '¿Cómo estuvo?' }));
    expect(dialog.getByText('Ya la arreglamos')).toBeVisible();
    expect(star(/^3 estrellas/)).toBeChecked();
    await user.click(star(/^4 estrellas/));
    await user.clear(dialog.getByRole('textbox'));
    await user.click(dialog.getByRole('button', { name: 'Guardar cambios' }));
    expect(await screen.findByText('Opinión actualizada')).toBeVisible();
    expect(sent).toEqual([{ bookingId: 'played', stars: 4, text: null }]);
  });

  it('only shows the review after its 14 days', async () => {
    serveGame(own({ ...written, isEditable: false }));
    const { user } = renderApp('/my-bookings');

    await user.click(await screen.findByRole('button', { name: /^Tu opinión/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Tu opinión' }));
    expect(dialog.getByText('Regular')).toBeVisible();
    expect(dialog.queryByRole('radio')).not.toBeInTheDocument();
  });

  it('keeps what was typed when the server refuses it', async () => {
    serveGame(own());
    const message = 'Ya pasaron 14 días.';
    server.use(
      http.post('*/api/reviews', () =>
        HttpResponse.json({ code: 'review_closed', message }, { status: 409 }),
      ),
    );
    const { user } = renderApp('/my-bookings');

    await user.click(await screen.findByRole('button', { name: /^¿Cómo estuvo\?/ }));
    await screen.findByRole('dialog');
    await user.click(star(/^2 estrellas/));
    await user.type(screen.getByRole('textbox'), 'Muy fría');
    await user.click(screen.getByRole('button', { name: 'Publicar' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.getByRole('textbox')).toHaveValue('Muy fría');
  });

  it('does not ask about a game that the server does not list as played and paid', async () => {
    serveGame(own({ bookingId: 'another' }));
    renderApp('/my-bookings');
    expect(await screen.findByRole('link', { name: /^Comprobante/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^¿Cómo estuvo\?/ })).not.toBeInTheDocument();
  });
});
