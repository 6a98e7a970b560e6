import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { expectAccessible } from '../../testing/accessibility';
import { refuseOnce, serveCheckout } from '../../testing/handlers/checkout-screen';
import { renderApp } from '../../testing/render-app';
import { unavailable } from '../../testing/handlers/unavailable';
import { server } from '../../testing/server';

const findPay = (amount: string) => screen.findByRole('button', { name: `Confirmar y Pagar ${amount}` });
const field = () => screen.findByRole('textbox', { name: 'Código de descuento' });
const applyButton = () => screen.getByRole('button', { name: 'Aplicar' });
const notifications = () => screen.findByRole('region', { name: /Notificaciones/ });

async function openCheckout() {
  const page = renderApp('/checkout/booking-1');
  await findPay('$16.50');
  return page;
}

async function applyCode(code: string) {
  const page = await openCheckout();
  await page.user.click(screen.getByRole('button', { name: '¿Tienes un código?' }));
  await page.user.type(await field(), code);
  await page.user.click(applyButton());
  return page;
}

describe('a discount code in the checkout', () => {
  it('is written in capitals and cannot be applied if empty', async () => {
    serveCheckout();
    const { user, container } = await openCheckout();
    expect(screen.queryByRole('textbox', { name: 'Código de descuento' })).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: '¿Tienes un código?' }));

    expect(await field()).toHaveFocus();
    expect(applyButton()).toBeDisabled();
    await user.type(await field(), '  ');
    expect(applyButton()).toBeDisabled();
    await user.clear(await field());
    await user.type(await field(), 'vrano');
    await user.type(await field(), 'e', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    expect(await field()).toHaveValue('VERANO');
    expect(applyButton()).toBeEnabled();
    await expectAccessible(container);
  });

  it('lowers the total, strikes out the price, is announced, and the button charges the new total', async () => {
    const { intentRequests } = serveCheckout();
    const { container } = await applyCode('verano');

    expect(await findPay('$13.20')).toBeVisible();
    const toasts = await notifications();
    expect(await within(toasts).findByText('Código aplicado')).toBeInTheDocument();
    expect(within(toasts).getByText('Descuento de $3.30 aplicado')).toBeInTheDocument();
    expect(screen.getByText(/^Código VERANO/)).toHaveTextContent('Código VERANO −$3.30');
    const summary = screen.getByRole('region', { name: 'Detalles de la reserva' });
    expect(summary).toHaveTextContent('Descuento−$3.30');
    expect(summary).toHaveTextContent('Total a pagar$16.50$13.20');
    expect(within(summary).getByText('$16.50').tagName).toBe('S');
    expect(intentRequests.at(-1)).toEqual({
      bookingId: 'booking-1',
      purpose: 'full',
      discountCode: 'VERANO',
    });
    await expectAccessible(container);
  });

  it('restores the price when it is removed', async () => {
    const { intentRequests } = serveCheckout();
    const { user } = await applyCode('verano');

    await user.click(await screen.findByRole('button', { name: 'Quitar el código VERANO' }));

    expect(await findPay('$16.50')).toBeVisible();
    expect(screen.getByRole('button', { name: '¿Tienes un código?' })).toHaveFocus();
    expect(intentRequests.at(-1)).toMatchObject({ discountCode: null });
  });

  it('asks to type the card again if card data was already typed', async () => {
    serveCheckout();
    const { user } = await openCheckout();
    await user.click(await screen.findByRole('button', { name: 'Rellenar tarjeta de prueba' }));
    await user.click(screen.getByRole('button', { name: '¿Tienes un código?' }));
    await user.type(await field(), 'verano{Enter}');

    expect(await screen.findByText(/El monto cambió/)).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Número de tarjeta')).toHaveValue(''));
    await user.type(screen.getByLabelText('Número de tarjeta'), '4');
    expect(screen.queryByText(/El monto cambió/)).not.toBeInTheDocument();
  });

  it('is reported below the field and in a notification if it is unknown, and keeps the payment', async () => {
    const { intentRequests } = serveCheckout();
    const { user, container } = await applyCode('nada');

    const toasts = await notifications();
    expect(await within(toasts).findByText('Código inválido')).toBeInTheDocument();
    expect(await field()).toHaveAccessibleDescription(
      'No conocemos ese código. Revisa que esté bien escrito.',
    );
    expect(await field()).toBeInvalid();
    expect(intentRequests).toHaveLength(1);
    await expectAccessible(container);

    await user.type(await field(), 'x');
    expect(await field()).toBeValid();
  });

  it.each([
    [
      '/api/bookings/booking-1/discount-quote',
      409,
      'discount_expired',
      'Ese código ya venció.',
      'Código inválido',
    ],
    [
      '/api/bookings/booking-1/discount-quote',
      409,
      'discount_inactive',
      'Ese código ya no está activo.',
      'Código inválido',
    ],
    [
      '/api/create-payment-intent',
      409,
      'discount_exhausted',
      'Ese código ya se usó todas.',
      'Código inválido',
    ],
    ['/api/bookings/booking-1/discount-quote', 429, 'too_many_attempts', 'Demasiados intentos.', 'Error'],
    ['/api/create-payment-intent', 409, 'booking_already_shared', 'Ya compartiste el link.', 'Error'],
    ['/api/create-payment-intent', 503, 'payment_provider_unavailable', 'No pudimos conectar.', 'Error'],
  ])('explains the refusal by %s with %d %s', async (address, status, code, message, title) => {
    serveCheckout();
    const { user } = await openCheckout();
    await user.click(screen.getByRole('button', { name: '¿Tienes un código?' }));
    await user.type(await field(), 'verano');
    refuseOnce(address, status, code, message);
    await user.click(applyButton());

    expect(await within(await notifications()).findByText(title)).toBeInTheDocument();
    expect(await field()).toHaveAccessibleDescription(message);
    expect(await findPay('$16.50')).toBeVisible();
  });

  it('confirms the booking without a card if it covers the whole price', async () => {
    serveCheckout();
    const { user, container } = await applyCode('gratis');
    await user.click(await screen.findByRole('button', { name: 'Confirmar reserva' }));

    const title = await screen.findByRole('heading', { level: 1, name: 'Reserva confirmada' });
    expect(title).toHaveFocus();
    expect(screen.getByText(/El código GRATIS cubre todo/)).toBeVisible();
    expect(screen.queryByRole('form', { name: 'Pago con tarjeta' })).not.toBeInTheDocument();
    await expectAccessible(container);
  });

  it('stays applied if it cannot be removed', async () => {
    serveCheckout({ discountCode: 'VERANO', discountAmount: '3.30', totalAmount: '13.20' });
    const { user } = renderApp('/checkout/booking-1');
    await findPay('$13.20');
    server.use(http.post('*/api/create-payment-intent', unavailable, { once: true }));

    await user.click(screen.getByRole('button', { name: 'Quitar el código VERANO' }));

    expect(await within(await notifications()).findByText('Error')).toBeInTheDocument();
    expect(screen.getByText(/^Código VERANO/)).toBeVisible();
  });

  it('is not offered after a first payment or a guarantee', async () => {
    serveCheckout({ paidAmount: '8.25', paymentStatus: 'partial' });
    renderApp('/checkout/booking-1');
    await findPay('$8.25');

    expect(screen.queryByRole('button', { name: '¿Tienes un código?' })).not.toBeInTheDocument();
  });
});
