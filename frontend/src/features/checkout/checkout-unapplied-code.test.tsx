import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expectAccessible } from '../../testing/accessibility';
import { aSession } from '../../testing/builders';
import { serveCheckout } from '../../testing/handlers/checkout-screen';
import { paymentIntent, sandboxAddress } from '../../testing/payment-intents';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';

const known = { atDeadline: 'charges_saved_card', savedCard: { brand: 'visa', last4: '4242' } } as const;

/** Serves a booking, and notes which intents are paid. */
function serve(over: Parameters<typeof serveCheckout>[0]) {
  const world = serveCheckout(over);
  const paid: string[] = [];
  server.use(
    http.post<{ id: string }>(`${sandboxAddress}/:id/confirm`, ({ params: { id } }) => {
      paid.push(id);
      return HttpResponse.json(paymentIntent({ id, status: 'succeeded' }));
    }),
  );
  return Object.assign(world, { paid });
}

async function typeCode(code: string) {
  const page = renderApp('/checkout/booking-1');
  const pay = await screen.findByRole('button', { name: 'Confirmar y Pagar $16.50' });
  await waitFor(() => expect(pay).toBeEnabled());
  await page.user.click(screen.getByRole('button', { name: '¿Tienes un código?' }));
  await page.user.type(await screen.findByRole('textbox', { name: 'Código de descuento' }), code);
  return { ...page, pay };
}

const findQuestion = () => screen.findByRole('dialog', { name: 'Escribiste un código y no lo aplicaste' });

describe('a code that was typed and not applied', () => {
  it('is asked about with both prices before a saved card pays, and applied and paid with one press', async () => {
    const { paid, intentRequests } = serve(known);
    const { user, pay } = await typeCode('verano');
    await user.click(pay);

    const question = await findQuestion();
    expect(await within(question).findByText('Con VERANO pagas $13.20 en vez de $16.50.')).toBeVisible();
    expect(paid).toEqual([]);
    await expectAccessible(question);
    await user.click(within(question).getByRole('button', { name: 'Aplicar y pagar $13.20' }));

    expect(await screen.findByText('Pago exitoso')).toBeInTheDocument();
    expect(paid).toEqual(['pi_1320']);
    expect(intentRequests.at(-1)).toMatchObject({ discountCode: 'VERANO' });
  });

  it('is left out if the player says so', async () => {
    const { paid } = serve(known);
    const { user, pay } = await typeCode('verano');
    await user.click(pay);
    await user.click(within(await findQuestion()).getByRole('button', { name: 'Pagar $16.50 sin código' }));

    expect(await screen.findByText('Pago exitoso')).toBeInTheDocument();
    expect(paid).toEqual(['pi_1650']);
  });

  it('is applied before a typed card pays, which is then typed again for the new price', async () => {
    const { paid } = serve({});
    const { user, pay } = await typeCode('verano');
    await user.click(screen.getByRole('button', { name: 'Rellenar tarjeta de prueba' }));
    await user.click(pay);
    const question = await findQuestion();
    expect(await within(question).findByText(/por seguridad escribirás la tarjeta otra vez/)).toBeVisible();
    await user.click(within(question).getByRole('button', { name: 'Aplicar el código' }));

    expect(await screen.findByText(/^El monto cambió/)).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Confirmar y Pagar $13.20' })).toBeEnabled();
    expect(paid).toEqual([]);
  });

  it('confirms without a card if it covers everything', async () => {
    const { paid } = serve(known);
    const { user, pay } = await typeCode('gratis');
    await user.click(pay);
    await user.click(
      await within(await findQuestion()).findByRole('button', { name: 'Aplicar y confirmar sin pagar' }),
    );

    expect(await screen.findByRole('heading', { level: 1, name: 'Reserva confirmada' })).toBeVisible();
    expect(paid).toEqual([]);
  });

  it('can be corrected if the server does not know it, and nothing is paid', async () => {
    const { paid } = serve(known);
    const { user, pay } = await typeCode('nada');
    await user.click(pay);
    const question = await findQuestion();
    expect(await within(question).findByRole('alert')).toHaveTextContent('No conocemos ese código.');
    await user.click(within(question).getByRole('button', { name: 'Corregir el código' }));

    await waitFor(() => expect(question).not.toBeInTheDocument());
    expect(screen.getByRole('textbox', { name: 'Código de descuento' })).toHaveValue('NADA');
    expect(paid).toEqual([]);
  });

  it('is asked about before the payment is shared, which fixes the price', async () => {
    const world = serve({});
    const { user } = await typeCode('verano');
    await user.click(screen.getByRole('radio', { name: 'Dividir entre 2' }));
    await user.click(screen.getByRole('button', { name: 'Compartir Link de Pago' }));
    await user.click(within(await findQuestion()).getByRole('button', { name: 'Seguir sin código' }));

    expect(await screen.findByRole('dialog', { name: 'Comparte el pago entre 2' })).toBeVisible();
    expect(world.booking.isShared).toBe(false);
  });

  it('is asked about before the booking is left to be paid at the club', async () => {
    const world = serve({ mayPayAtClub: true });
    const asked: string[] = [];
    server.use(
      http.get('*/api/session', () => HttpResponse.json(aSession({ isGuest: false, emailVerified: true }))),
      http.post('*/api/bookings/booking-1/pay-at-club', () => {
        asked.push('club');
        world.change({ paysAtClub: true });
        return HttpResponse.json(world.booking);
      }),
    );
    const { user } = await typeCode('verano');
    await user.click(screen.getByRole('radio', { name: 'En el club' }));
    await user.click(await screen.findByRole('button', { name: 'Pagar en el club' }));
    const question = await findQuestion();
    expect(asked).toEqual([]);
    await user.click(await within(question).findByRole('button', { name: 'Aplicar el código' }));

    expect(await screen.findByRole('heading', { level: 1, name: 'Reserva confirmada' })).toBeVisible();
    expect(world.booking.discountCode).toBe('VERANO');
  });
});
