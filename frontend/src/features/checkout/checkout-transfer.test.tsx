import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aReceiptPayment, aSession } from '../../testing/builders';
import { serveCheckout } from '../../testing/handlers/checkout-screen';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';

const account = { holder: 'Club Norte S.A.', bank: 'Banco Andino', number: '2200123456', note: null };

/** The checkout of an account at a venue that takes transfers. */
function serveTransfers(over: Parameters<typeof serveCheckout>[0] = { mayTransfer: true }) {
  const world = serveCheckout(over);
  server.use(
    http.get('*/api/session', () =>
      HttpResponse.json(aSession({ isGuest: false, emailVerified: true, email: 'ana@example.org' })),
    ),
  );
  return world;
}

const findTitle = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('paying by transfer', () => {
  it('is not offered by a venue without an account', async () => {
    serveCheckout();
    renderApp('/checkout/booking-1');
    await screen.findByRole('button', { name: 'Confirmar y Pagar $16.50' });
    expect(screen.queryByRole('radio', { name: 'Transferencia' })).toBeNull();
  });

  it('shows account, amount and subject to be copied once it is chosen, and then that it was paid', async () => {
    const world = serveTransfers();
    server.use(
      http.post('*/api/bookings/booking-1/transfer', () => {
        world.change({ transfer: account, mayTransfer: false });
        return HttpResponse.json(world.booking);
      }),
    );
    const { user } = renderApp('/checkout/booking-1');
    await user.click(await screen.findByRole('radio', { name: 'Transferencia' }));
    expect(screen.queryByText(account.number)).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Pagar con transferencia' }));

    expect(await findTitle('Falta tu transferencia')).toBeVisible();
    const data = within(await screen.findByRole('region', { name: 'Datos para transferir' }));
    expect(data.getByText(/Pon K7M-4QX en el concepto/)).toBeVisible();
    await user.click(data.getByRole('button', { name: 'Copiar monto exacto: 16.50' }));
    expect(await screen.findByText('Copiado')).toBeVisible();
    expect(data.getByRole('button', { name: 'Copiar número de cuenta: 2200123456' })).toBeVisible();
  });

  it('leaves the card open until the transfer arrives, and warns of paying twice', async () => {
    serveTransfers({ transfer: account });
    renderApp('/checkout/booking-1');
    expect(await screen.findByText(/Si pagas aquí con tarjeta, ya no la hagas/)).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Confirmar y Pagar $16.50' })).toBeVisible();
    expect(screen.queryByRole('radio', { name: /^Dividir entre/ })).toBeNull();
    expect(screen.queryByText(/se cobra automáticamente/)).toBeNull();
  });

  it('says in "Mis Reservas" how much to transfer until when, and leads to the account', async () => {
    serveTransfers({ transfer: account });
    renderApp('/my-bookings');
    expect(await screen.findByText('Por transferir')).toBeVisible();
    expect(screen.getByText(/^Transfiere \$16\.50 hasta el/)).toBeVisible();
    const link = screen.getByRole('link', { name: /^Datos para transferir: Cancha 2/ });
    expect(link).toHaveAttribute('href', '/my-bookings?pagada=booking-1');
  });

  it('names the part that has arrived, and asks for the rest', async () => {
    serveTransfers({ transfer: account, paidAmount: '10.00', paymentStatus: 'partial' });
    server.use(
      http.get('*/api/bookings/booking-1/receipt', () =>
        HttpResponse.json([aReceiptPayment({ amount: '10.00', method: 'transfer', card: null })]),
      ),
    );
    renderApp('/my-bookings?pagada=booking-1');
    expect(await screen.findByText(/Ya llegaron \$10\.00\. Faltan \$6\.50\./)).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Copiar monto exacto: 6.50' })).toBeVisible();
    expect(await screen.findByText('Por transferencia al club')).toBeVisible();
  });
});
