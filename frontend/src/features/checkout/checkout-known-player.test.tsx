import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { expectAccessible } from '../../testing/accessibility';
import { aBooking } from '../../testing/builders';
import { refuseOnce, serveCheckout } from '../../testing/handlers/checkout-screen';
import { paymentIntent, sandboxAddress } from '../../testing/payment-intents';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';

const known = { atDeadline: 'charges_saved_card', savedCard: { brand: 'visa', last4: '4242' } } as const;
const payButton = 'Confirmar y Pagar $16.50';
const usable = async () => {
  const pay = await screen.findByRole('button', { name: payButton });
  await waitFor(() => expect(pay).toBeEnabled());
  return pay;
};

function servePayment() {
  const sent: string[] = [];
  server.use(
    http.post(`${sandboxAddress}/pi_1650/confirm`, async ({ request }) => {
      sent.push(`confirm ${new URLSearchParams(await request.text()).get('payment_method')}`);
      return HttpResponse.json(paymentIntent({ id: 'pi_1650', status: 'succeeded' }));
    }),
  );
  return sent;
}

describe('the checkout of a known player', () => {
  it('pays with the saved card in one tap and without typing', async () => {
    serveCheckout(known);
    const sent = servePayment();
    const { user, container } = renderApp('/checkout/booking-1');
    const pay = await usable();
    expect(screen.getByRole('radio', { name: /Visa.*terminada en 4242/ })).toBeChecked();
    await expectAccessible(container);

    await user.click(pay);

    expect(await screen.findByText('Pago exitoso')).toBeInTheDocument();
    expect(sent).toEqual(['confirm pm_saved']);
  });

  it('says that the card may not use the code, and lets the player pay again', async () => {
    serveCheckout(known);
    servePayment();
    const { user, container } = renderApp('/checkout/booking-1');
    const pay = await usable();
    const refusal = [409, 'discount_used_with_card', 'No te cobramos nada.'] as const;
    refuseOnce('/api/payments', ...refusal);
    refuseOnce('/api/create-payment-intent', ...refusal);
    await user.click(pay);

    expect(await screen.findByText('Elige otra tarjeta')).toBeVisible();
    expect(screen.getByText('No te cobramos nada.')).toBeVisible();
    await expectAccessible(container);
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    await user.click(await usable());
    expect(await screen.findByText('Pago exitoso')).toBeInTheDocument();
  });

  it('names the card, the time and the amount before the deadline charges them', async () => {
    serveCheckout(known);
    renderApp('/checkout/booking-1');
    await usable();

    expect(
      screen.getByText(
        /^Si no pagas antes de las? \d\d:\d\d, se cobran \$16\.50 a tu Visa terminada en 4242\.$/,
      ),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Soltar esta hora' })).toBeVisible();
  });

  it('names the card that the deadline charges even if the server learns of it only with the offer', async () => {
    const { change } = serveCheckout({ atDeadline: 'expires', savedCard: null });
    server.use(
      http.post('*/api/create-payment-intent', () => {
        change(known);
        const savedCard = { id: 'pm_saved', ...known.savedCard };
        return HttpResponse.json({ clientSecret: 'pi_1650_secret_abc', amount: '16.50', savedCard });
      }),
    );
    renderApp('/checkout/booking-1');
    await usable();

    expect(
      await screen.findByText(/^Si no pagas antes de .*, se cobran \$16\.50 a tu Visa terminada en 4242/),
    ).toBeVisible();
    expect(screen.queryByText(/no se cobra nada/)).not.toBeInTheDocument();
  });
});

describe('"Soltar esta hora"', () => {
  const askToRelease = async () => {
    const page = renderApp('/checkout/booking-1');
    await usable();
    await page.user.click(screen.getByRole('button', { name: 'Soltar esta hora' }));
    return { ...page, dialog: await screen.findByRole('dialog', { name: '¿Soltar esta hora?' }) };
  };

  it('names the hour, releases it once, and the screen says so', async () => {
    const { change } = serveCheckout(known);
    const cancelled: unknown[] = [];
    server.use(
      http.post('*/api/cancellations', async ({ request }) => {
        cancelled.push(await request.json());
        change({ status: 'cancelled', cancelledBy: 'player' });
        const booking = aBooking({ ...known, status: 'cancelled', cancelledBy: 'player' });
        return HttpResponse.json({ refundPercentage: 100, refundAmount: '0.00', booking }, { status: 201 });
      }),
    );
    const { user, dialog } = await askToRelease();
    expect(dialog).toHaveTextContent('Cancha 2 · Central, el domingo 21 de noviembre a las 18:00.');
    expect(dialog).toHaveTextContent('No se cobra nada');
    await expectAccessible(dialog);

    await user.dblClick(within(dialog).getByRole('button', { name: 'Soltar esta hora' }));

    expect(await screen.findByRole('heading', { level: 1, name: 'Soltaste la hora' })).toHaveFocus();
    expect(screen.getByText(/^No se cobró nada\. Puedes reservar/)).toBeVisible();
    expect(cancelled).toEqual([
      { bookingId: 'booking-1', userId: 'me', cancellationReason: null, onlyIfUnpaid: true },
    ]);
  });

  it('can be left without releasing anything', async () => {
    serveCheckout(known);
    const { user, dialog } = await askToRelease();

    await user.click(within(dialog).getByRole('button', { name: 'Quedármela' }));

    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(await usable()).toBeVisible();
  });

  it('explains a refusal and shows the state of a booking that was released elsewhere', async () => {
    const { change } = serveCheckout(known);
    server.use(
      http.post('*/api/cancellations', () => {
        change({ status: 'cancelled' });
        return HttpResponse.json(
          { code: 'booking_not_active', message: 'Esta reserva ya no está activa.' },
          { status: 409 },
        );
      }),
    );
    const { user, dialog } = await askToRelease();

    await user.click(within(dialog).getByRole('button', { name: 'Soltar esta hora' }));

    expect(await screen.findByRole('heading', { name: 'Esta reserva fue cancelada' })).toBeVisible();
  });

  it('keeps the hour and leads to the cancellation if a payment arrives while the dialog is open', async () => {
    const { change } = serveCheckout(known);
    const message = 'Acaba de llegar un pago de esta reserva.';
    server.use(
      http.post('*/api/cancellations', () => {
        change({ paidAmount: '8.25', paymentStatus: 'partial' });
        return HttpResponse.json({ code: 'booking_has_payments', message }, { status: 409 });
      }),
    );
    const { user, dialog } = await askToRelease();

    await user.click(within(dialog).getByRole('button', { name: 'Soltar esta hora' }));

    expect(await within(dialog).findByRole('alert')).toHaveTextContent(message);
    await user.click(within(dialog).getByRole('button', { name: 'Quedármela' }));
    expect(await screen.findByRole('link', { name: 'Cancelar en Mis Reservas' })).toBeVisible();
  });

  it('stays open until the server has answered', async () => {
    serveCheckout(known);
    server.use(http.post('*/api/cancellations', () => delay('infinite')));
    const { user, dialog } = await askToRelease();

    await user.click(within(dialog).getByRole('button', { name: 'Soltar esta hora' }));
    fireEvent.keyDown(dialog, { key: 'Escape' });

    expect(dialog).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'Quedármela' })).toBeDisabled();
  });

  it('leads to the cancellation with its refund if a player has paid', async () => {
    serveCheckout({ ...known, isShared: true, paidAmount: '8.25', paymentStatus: 'partial' });
    renderApp('/checkout/booking-1');

    expect(await screen.findByRole('link', { name: 'Cancelar en Mis Reservas' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/my-bookings/),
    );
    expect(screen.queryByRole('button', { name: 'Soltar esta hora' })).not.toBeInTheDocument();
  });
});
