import { screen } from '@testing-library/react';
import { aBooking } from '../../testing/builders';
import { serveCheckout } from '../../testing/handlers/checkout-screen';
import { renderApp } from '../../testing/render-app';

it('says at the checkout until when the player may regret the booking', async () => {
  const regret = {
    until: '2026-11-20T20:20:00.123Z',
    inclusive: false,
    localUntil: '2026-11-20T15:20:00',
    percentage: 100,
    amount: '16.50',
  };
  const [, part] = aBooking().refundPolicy;
  serveCheckout({ createdAt: '2026-11-20T20:05:00.123Z', refundPolicy: part ? [regret, part] : [regret] });
  const { user } = renderApp('/checkout/booking-1');

  await user.click(await screen.findByText(/se devuelve|^Sin reembolso: /));
  const terms = await screen.findByRole('list', { name: 'Si cancelas' });
  expect(terms).toHaveTextContent(
    'Si te arrepientes en los primeros 15 minutos, antes del viernes 20 de noviembre, 15:20100% · $16.50',
  );
  expect(terms).toHaveTextContent('Hasta el domingo 21 de noviembre, 06:0050% · $8.25');
});

const promise = 'Si tu hora se vuelve a vender, te devolvemos lo que falte, hasta lo que se pague por ella.';

it('says at the checkout what a resale brings back, at a venue that promises it', async () => {
  serveCheckout({ resale: { state: 'possible', keptAmount: '0.00', returnedAmount: '0.00' } });
  const { user } = renderApp('/checkout/booking-1');

  await user.click(await screen.findByText(/se devuelve todo$/));
  expect(await screen.findByText(promise)).toBeVisible();
});

it('promises nothing after a resale at any other venue', async () => {
  serveCheckout({ resale: null });
  const { user } = renderApp('/checkout/booking-1');

  await user.click(await screen.findByText(/se devuelve todo$/));
  await screen.findByRole('list', { name: 'Si cancelas' });
  expect(screen.queryByText(promise)).not.toBeInTheDocument();
});

it('says above the ways to pay that nothing comes back from now on', async () => {
  serveCheckout({ refundPolicy: [], resale: null });
  renderApp('/checkout/booking-1');

  const line = await screen.findByText('Sin reembolso: falta poco para jugar.');
  const ways = screen.getByRole('group', { name: 'Cómo pagar' });
  expect(line.compareDocumentPosition(ways)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
