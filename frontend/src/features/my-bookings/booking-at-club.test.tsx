import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aReceiptPayment } from '../../testing/builders';
import { serveCheckout } from '../../testing/handlers/checkout-screen';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';

const costsNothing = /no cuesta nada/;
const restAtClub = 'Lo que falta se paga en el club.';

function serve(over: Parameters<typeof serveCheckout>[0]) {
  serveCheckout({ paysAtClub: true, mayPayAtClub: true, ...over });
}

const openConfirmation = () => renderApp('/my-bookings?pagada=booking-1');
const findTitle = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('the confirmation of a booking that is paid at the club', () => {
  it('says that it is confirmed, when it is and how much is paid at the club', async () => {
    serve({});
    openConfirmation();

    expect(await findTitle('Reserva confirmada')).toBeVisible();
    expect(screen.getByText(/Te esperamos el .* a las 18:00\./)).toBeVisible();
    expect(screen.getByText(costsNothing)).toBeVisible();
    const receipt = screen.getByRole('region', { name: 'Comprobante' });
    expect(receipt).toHaveTextContent('Por pagar en el club$16.50');
    const next = within(screen.getByRole('region', { name: 'Qué sigue' }));
    expect(next.getByText(/da este código/)).toBeVisible();
  });

  it('offers to pay now in "Mis Reservas", but not as the next thing to do', async () => {
    serve({});
    renderApp('/my-bookings');

    const pay = await screen.findByRole('link', { name: /^Pagar ahora con tarjeta: Cancha 2/ });
    expect(pay).toHaveAttribute('href', '/checkout/booking-1');
    expect(screen.queryByRole('link', { name: /^Completar pago/ })).not.toBeInTheDocument();
  });

  it('promises no free cancellation once the desk has taken a part', async () => {
    serve({ paidAmount: '4.50', paymentStatus: 'partial' });
    openConfirmation();

    expect(await findTitle('Falta completar el pago')).toBeVisible();
    expect(screen.getByText(restAtClub)).toBeVisible();
    expect(screen.queryByText(costsNothing)).not.toBeInTheDocument();
  });

  it('says in the receipt how the desk took the money', async () => {
    serve({ paidAmount: '16.50', paymentStatus: 'completed' });
    const payment = aReceiptPayment({ amount: '16.50', method: 'cash', card: null });
    server.use(http.get('*/api/bookings/booking-1/receipt', () => HttpResponse.json([payment])));
    openConfirmation();

    expect(await findTitle('Tu reserva está pagada')).toBeVisible();
    expect(await screen.findByText('En efectivo, en el club')).toBeVisible();
  });

  it('expects no payment after the play', async () => {
    serve({ status: 'completed' });
    openConfirmation();

    expect(await findTitle('Tu reserva aún no está pagada')).toBeVisible();
    expect(screen.getByText(restAtClub)).toBeVisible();
    expect(screen.queryByText(costsNothing)).not.toBeInTheDocument();
  });
});
