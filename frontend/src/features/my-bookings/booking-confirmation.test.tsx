import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expectAccessible } from '../../testing/accessibility';
import { aReceiptPayment } from '../../testing/builders';
import { serveCheckout } from '../../testing/handlers/checkout-screen';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';

const address = '/my-bookings?pagada=booking-1';
const paid = { paymentStatus: 'completed', paidAmount: '16.50' } as const;
const findTitle = (name: string) => screen.findByRole('heading', { level: 1, name });

function serve(over: Parameters<typeof serveCheckout>[0], email: string | null = 'ana@saque.example') {
  const world = serveCheckout(over);
  server.use(
    http.get('*/api/session', () =>
      HttpResponse.json({ userId: 'guest-1', isGuest: true, isAdmin: false, email, emailBlocked: false }),
    ),
    http.get('*/api/bookings/booking-1/receipt', () =>
      HttpResponse.json([aReceiptPayment({ amount: '16.50' })]),
    ),
  );
  return world;
}

/** Shows the confirmation and waits for everything that it fetches. */
async function openConfirmation() {
  const page = renderApp(address);
  await screen.findByText('Visa terminada en 4242');
  await screen.findByText(/la confirmación/);
  return page;
}

describe('the confirmation of a paid booking', () => {
  it('shows the code, when and where, what happens next and the receipt', async () => {
    serve({ ...paid, discountCode: 'VERANO', discountAmount: '3.30' });
    const { container } = await openConfirmation();

    expect(await findTitle('Tu reserva está pagada')).toHaveFocus();
    expect(screen.getByText('K7M-4QX')).toBeVisible();
    expect(screen.getByText('Domingo, 21 de noviembre de 2027')).toBeVisible();
    expect(screen.getByText('18:00 a 19:00')).toBeVisible();
    const next = within(screen.getByRole('region', { name: 'Qué sigue' }));
    expect(next.getByText(/^Te mandamos la confirmación a ana@saque.example\./)).toBeVisible();
    expect(next.getByText(/^Si cancelas antes del .* se devuelven \$16.50\.$/)).toBeVisible();
    expect(next.getByText(/^Si cancelas más tarde, hasta el .* se devuelven \$8.25\.$/)).toBeVisible();
    const receipt = screen.getByRole('region', { name: 'Comprobante' });
    expect(receipt).toHaveTextContent('Precio$19.80Descuento (VERANO)-$3.30Total$16.50');
    expect(receipt).toHaveTextContent('Visa terminada en 4242');
    expect(receipt).toHaveTextContent('20/11/2026 a las 15:05');
    expect(receipt).toHaveTextContent('Referencia: pi_1');
    await expectAccessible(container);
  });

  it('offers a calendar file, directions, the print and the way to the bookings', async () => {
    serve(paid);
    const print = jest.fn();
    window.print = print;
    const { user } = await openConfirmation();

    expect(screen.getByRole('link', { name: 'Agregar al calendario' })).toHaveAttribute(
      'href',
      '/api/bookings/booking-1/calendar.ics',
    );
    expect(screen.getByRole('link', { name: /^Cómo llegar/ })).toHaveAttribute(
      'href',
      'https://www.google.com/maps/search/?api=1&query=Club%20Las%20Lomas%2C%20Quito',
    );
    await user.click(screen.getByRole('button', { name: 'Imprimir' }));
    expect(print).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('link', { name: 'Ver Mis Reservas' })).toHaveAttribute(
      'href',
      '/my-bookings?reserva=booking-1',
    );
  });

  it('shares what the group has to know, and copies it where the device cannot share', async () => {
    serve(paid);
    const { user } = await openConfirmation();
    const write = jest.spyOn(window.navigator.clipboard, 'writeText').mockResolvedValue();

    await user.click(screen.getByRole('button', { name: 'Compartir con tu grupo' }));

    expect(await screen.findByText('Texto copiado')).toBeInTheDocument();
    const text = [
      'Singles: domingo 21 de noviembre, de 18:00 a 19:00.',
      'Cancha 2 · Central en Club Las Lomas, Quito.',
      'Código de reserva: K7M-4QX.',
      'http://localhost/venue/venue-1',
    ].join('\n');
    expect(write).toHaveBeenCalledWith(text);
    const whatsApp = screen.getByRole('link', { name: 'Enviar por WhatsApp' });
    expect(whatsApp).toHaveAttribute('href', `https://wa.me/?text=${encodeURIComponent(text)}`);
    expect(whatsApp).toHaveAttribute('rel', 'noopener noreferrer');
  });
});

describe('the confirmation of a booking that is not paid', () => {
  it.each([
    [{}, 'Tu reserva aún no está pagada', 'Faltan $16.50.'],
    [{ paymentStatus: 'partial', paidAmount: '8.25' }, 'Falta completar el pago', 'Faltan $8.25.'],
  ] as const)('shows, with %j, its true state and the way to pay', async (over, title, hint) => {
    serve(over);
    renderApp(address);

    expect(await findTitle(title)).toBeVisible();
    expect(await screen.findByText('Visa terminada en 4242')).toBeVisible();
    expect(screen.getByText(hint, { exact: false })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Completar pago' })).toHaveAttribute(
      'href',
      '/checkout/booking-1',
    );
  });

  it('shows a cancellation with its refund, and offers neither paying nor a calendar file', async () => {
    serve({
      ...paid,
      status: 'cancelled',
      cancelledBy: 'venue',
      refundedAmount: '16.50',
      refundStatus: 'succeeded',
    });
    renderApp(address);

    expect(await findTitle('Esta reserva fue cancelada')).toBeVisible();
    expect(await screen.findByText('Visa terminada en 4242')).toBeVisible();
    expect(screen.getByText('Reembolsado $16.50')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Completar pago' })).not.toBeInTheDocument();
    for (const help of [/^Agregar al calendario/, /^Cómo llegar/, /WhatsApp/])
      expect(screen.queryByRole('link', { name: help })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Compartir con tu grupo' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Imprimir' })).toBeVisible();
  });

  it('says that the player let an unpaid hour go', async () => {
    serve({ status: 'cancelled', cancelledBy: 'player' });
    renderApp(address);

    expect(await findTitle('Soltaste la hora')).toBeVisible();
    expect(screen.getByText('No se cobró nada.')).toBeVisible();
  });

  it('says so in another browser, and does not ask to pay again', async () => {
    serve(paid);
    server.use(
      http.get('*/api/bookings/booking-1', () =>
        HttpResponse.json({ code: 'booking_not_found', message: 'No.' }, { status: 404 }),
      ),
    );
    const { container } = renderApp(address);

    expect(await findTitle('No encontramos esa reserva en este navegador')).toBeVisible();
    expect(screen.getByText(/no pagues otra vez/)).toBeVisible();
    await expectAccessible(container);
  });
});
