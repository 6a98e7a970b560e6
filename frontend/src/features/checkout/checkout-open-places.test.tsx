import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expectAccessible } from '../../testing/accessibility';
import { serveCheckout } from '../../testing/handlers/checkout-screen';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';

const shared = { gameType: 'doubles', totalAmount: '29.05', tariffType: 'day', isShared: true } as const;
const notifications = () => screen.findByRole('region', { name: /Notificaciones/ });

/** Serves the call that opens places, and keeps what it was asked. */
function serveOpening(link: object) {
  const asked: unknown[] = [];
  server.use(
    http.put('*/api/bookings/:id/open-places', async ({ request }) => {
      const { places } = (await request.json()) as { places: number };
      asked.push(places);
      return HttpResponse.json({ ...link, openPlaces: places });
    }),
  );
  return asked;
}

const link = {
  shareToken: 'token-1',
  shareUrl: 'https://saque.example/shared-payment/token-1',
  amountPerPerson: '7.26',
  maxParticipants: 4,
  currentParticipants: 1,
  pendingParticipants: 0,
  access: 'group',
  openPlaces: 0,
  expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
  status: 'open',
  yourShare: 'paid',
  yourShareHeldUntil: null,
  restHeldUntil: null,
  payers: [],
  places: [],
  you: null,
};

test('the organiser opens places of a shared game to anyone, and closes them again', async () => {
  serveCheckout(shared);
  server.use(http.post('*/api/shared-payment-links', () => HttpResponse.json(link, { status: 201 })));
  const asked = serveOpening(link);
  const { user, container } = renderApp('/checkout/booking-1');

  await user.click(await screen.findByRole('button', { name: '¿Te falta gente?' }));
  const dialog = await screen.findByRole('dialog', { name: '¿Te falta gente?' });
  expect(dialog).toHaveTextContent('quien llega paga $7.26 y juega');
  expect(dialog).toHaveTextContent('no se publican: solo los ve quien paga un lugar');
  const choices = within(within(dialog).getByRole('group', { name: '¿Cuántos lugares abres?' }));
  expect(choices.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['1', '2', '3']);
  await expectAccessible(container.ownerDocument.body);

  await user.click(choices.getByRole('button', { name: '2' }));
  await user.click(within(dialog).getByRole('button', { name: 'Abrir 2 lugares' }));
  expect(await within(await notifications()).findByText('Listo: faltan 2')).toBeVisible();
  expect(asked).toEqual([2]);
});

test('the dialog names the price that strangers pay, who get the places with the odd cent', async () => {
  serveCheckout(shared);
  const places = ['7.26', '7.26', '7.26', '7.27'].map((amount, index) => {
    return { number: index + 1, amount, hasOddCent: index === 3, status: index === 0 ? 'paid' : 'open' };
  });
  server.use(
    http.post('*/api/shared-payment-links', () => HttpResponse.json({ ...link, places }, { status: 201 })),
  );
  const { user } = renderApp('/checkout/booking-1');
  await user.click(await screen.findByRole('button', { name: '¿Te falta gente?' }));
  const dialog = await screen.findByRole('dialog', { name: '¿Te falta gente?' });
  expect(dialog).toHaveTextContent('quien llega paga $7.27 y juega');
  await user.click(within(dialog).getByRole('button', { name: '2' }));
  expect(dialog).toHaveTextContent('quien llega paga $7.26 o $7.27 y juega');
});
