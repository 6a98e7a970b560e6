import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { http, HttpResponse } from 'msw';
import { aBooking } from '../../testing/builders';
import { serveCheckout } from '../../testing/handlers/checkout-screen';
import { cardDeclined, paymentIntent, sandboxAddress } from '../../testing/payment-intents';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';

const paid = { paymentStatus: 'completed', paidAmount: '16.50' } as const;
const payButton = 'Confirmar y Pagar $16.50';

function respondToConfirmation(...responses: Response[]) {
  server.use(http.post(`${sandboxAddress}/pi_1650/confirm`, () => responses.shift() ?? HttpResponse.error()));
}

const cardPays = () => HttpResponse.json(paymentIntent({ id: 'pi_1650', status: 'succeeded' }));

async function openCheckout() {
  const page = renderApp('/checkout/booking-1');
  const pay = await screen.findByRole('button', { name: payButton });
  await waitFor(() => expect(pay).toBeEnabled());
  await page.user.click(screen.getByRole('button', { name: 'Rellenar tarjeta de prueba' }));
  return { ...page, pay: () => page.user.click(screen.getByRole('button', { name: payButton })) };
}

/** Records every text that appears on the page, however briefly. */
function textsShownFromNowOn() {
  const texts: string[] = [];
  const note = (records: MutationRecord[]) =>
    records
      .flatMap(({ addedNodes }) => [...addedNodes])
      .forEach((node) => texts.push(node.textContent ?? ''));
  const observer = new MutationObserver(note);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    note(observer.takeRecords());
    observer.disconnect();
    return texts;
  };
}

const findTitle = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('the checkout of a booking', () => {
  it('shows the summary, the deadline, the policy and the refunds of the booking', async () => {
    serveCheckout();
    const { container } = await openCheckout();

    const summary = screen.getByRole('region', { name: 'Resumen de tu reserva' });
    expect(summary).toHaveTextContent('Cancha 2 · Central, Club Las Lomas');
    expect(summary).toHaveTextContent('Dom 21 nov, 18:00 · Singles');
    expect(summary).toHaveTextContent('$16.50');
    expect(summary).toHaveTextContent('Antes del sáb 20 nov, 18:00 se devuelve todo');
    const details = screen.getByRole('region', { name: 'Detalles de la reserva' });
    expect(details).toHaveTextContent('Cancha 2 · Central');
    expect(details).toHaveTextContent('Club Las Lomas, Quito');
    expect(details).toHaveTextContent('Domingo, 21 de noviembre de 2027');
    expect(details).toHaveTextContent('18:00 a 19:00');
    expect(details).toHaveTextContent('Singles, 2 personas');
    expect(details).toHaveTextContent('Total a pagar$16.50');
    await waitFor(() =>
      expect(summary).toHaveTextContent('Antes del sábado 20 de noviembre, 18:00100% · $16.50'),
    );
    expect(summary).toHaveTextContent('Hasta el domingo 21 de noviembre, 06:0050% · $8.25');
    expect(screen.getAllByRole('button', { name: /^Confirmar y Pagar/ })).toHaveLength(1);
    expect(screen.getByText(/^Tienes hasta las? \d\d:\d\d/)).toHaveTextContent(/\(60 min\)$/);
    expect(
      screen.getByText(
        'Hay hasta 1 hora después de reservar para completar el pago; después, lo que falte se cobra automáticamente a quien reservó.',
      ),
    ).toBeVisible();
    expect(
      screen.getByText(/^Paga antes de las? \d\d:\d\d\. Si no, la hora queda libre y no se cobra nada\.$/),
    ).toBeVisible();
    expect(screen.getByText(/^Guardamos tu tarjeta en Stripe/)).toBeVisible();
    expect(document.title).toBe('Pagar reserva · Saque');
    expect(await axe(container)).toHaveNoViolations();
  });

  it('states the time to pay that the venue gives, not the usual one of the server', async () => {
    const createdAt = new Date();
    serveCheckout({
      createdAt: createdAt.toISOString(),
      paymentDueAt: new Date(createdAt.getTime() + 1_800_000).toISOString(),
    });
    renderApp('/checkout/booking-1');

    expect(await screen.findByText(/^Hay hasta 30 minutos después de reservar/)).toBeVisible();
  });

  it('reserves its space while the booking is loading', async () => {
    serveCheckout();
    let arrive: () => void = () => undefined;
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    server.use(
      http.get('*/api/bookings/booking-1', async () => {
        await arrived;
        return HttpResponse.json(aBooking());
      }),
    );
    renderApp('/checkout/booking-1');
    expect(await screen.findByText('Cargando…')).toBeInTheDocument();

    arrive();

    expect(await findTitle('Confirma tu reserva')).toBeVisible();
  });

  it('links "Cambiar" to the booking screen with the same choices', async () => {
    serveCheckout();
    await openCheckout();

    expect(screen.getByRole('link', { name: 'Cambiar' })).toHaveAttribute(
      'href',
      '/booking/court-1?fecha=2027-11-21&hora=18%3A00&juego=singles&cambiar=booking-1',
    );
  });

  it('offers no other hour once friends have the payment link', async () => {
    serveCheckout({ isShared: true });
    renderApp('/checkout/booking-1');
    expect(await findTitle('Confirma tu reserva')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Cambiar' })).not.toBeInTheDocument();
  });

  it('pays, records the payment and opens the confirmation in "Mis Reservas"', async () => {
    const { recorded } = serveCheckout();
    respondToConfirmation(cardPays());
    const { pay } = await openCheckout();
    const shown = textsShownFromNowOn();

    await pay();

    expect(await screen.findByText('Pago exitoso')).toBeInTheDocument();
    expect(screen.getByText('Tu reserva ha sido confirmada')).toBeInTheDocument();
    expect(recorded).toEqual([{ bookingId: 'booking-1', userId: 'me', stripePaymentIntentId: 'pi_1650' }]);
    expect(screen.queryByRole('button', { name: payButton })).not.toBeInTheDocument();
    expect(await findTitle('Tu reserva está pagada')).toHaveFocus();
    expect(screen.getByText('K7M-4QX')).toBeVisible();
    expect(shown().join()).not.toContain('aún no está pagada');
  });

  it('explains why a payment failed and accepts another card', async () => {
    const { recorded } = serveCheckout();
    respondToConfirmation(HttpResponse.json({ error: cardDeclined }, { status: 402 }), cardPays());
    const { pay, user } = await openCheckout();

    await pay();
    const form = screen.getByRole('form', { name: 'Pago con tarjeta' });
    expect(await within(form).findByRole('alert')).toHaveTextContent('Tu banco rechazó la tarjeta.');
    const notifications = await screen.findByRole('region', { name: /Notificaciones/ });
    expect(await within(notifications).findByText('Error en el pago')).toBeInTheDocument();
    expect(recorded).toEqual([]);

    await user.click(screen.getByRole('button', { name: payButton }));
    expect(await screen.findByText('Pago exitoso')).toBeInTheDocument();
  });

  it('pays with a card that requires 3-D Secure after the player approves', async () => {
    const { recorded } = serveCheckout();
    respondToConfirmation(
      HttpResponse.json(paymentIntent({ id: 'pi_1650', status: 'requires_action', amount: 1650 })),
    );
    server.use(http.post(`${sandboxAddress}/pi_1650/sandbox_authenticate`, cardPays));
    const { pay, user } = await openCheckout();

    await pay();
    await user.click(await screen.findByRole('button', { name: 'Aprobar el pago' }));

    expect(await screen.findByText('Pago exitoso')).toBeInTheDocument();
    expect(recorded).toHaveLength(1);
  });

  it('never asks to pay again if the charge succeeded and its record takes long', async () => {
    const { change } = serveCheckout();
    let isAway = true;
    const statuses: number[] = [];
    server.use(
      http.post('*/api/payments', () => {
        const status = isAway ? 503 : 201;
        statuses.push(status);
        return HttpResponse.json(aBooking(paid), { status });
      }),
    );
    respondToConfirmation(cardPays());
    const { pay, container } = await openCheckout();

    await pay();

    expect(await screen.findByRole('heading', { name: 'Estamos confirmando tu pago' })).toHaveFocus();
    expect(screen.queryByRole('button', { name: payButton })).not.toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();

    isAway = false;
    change(paid);
    expect(await screen.findByText('Pago exitoso')).toBeInTheDocument();
    // the browser repeats the report until the server confirms it
    await waitFor(() => expect(statuses).toContain(201));
  });

  it('says to the player if the booking was released during the payment', async () => {
    const { change } = serveCheckout();
    server.use(
      http.post('*/api/payments', () => {
        change({ status: 'expired' });
        return HttpResponse.json(aBooking({ status: 'expired' }));
      }),
    );
    respondToConfirmation(cardPays());
    const { pay } = await openCheckout();

    await pay();

    expect(await findTitle('El plazo para pagar venció')).toBeVisible();
    expect(screen.getByText(/te lo devolvemos completo/)).toBeVisible();
    expect(screen.queryByText('Pago exitoso')).not.toBeInTheDocument();
  });

  it('offers to retry if the payment cannot be prepared', async () => {
    serveCheckout();
    const message = 'El servicio de pagos no responde. Inténtalo en un momento.';
    server.use(
      http.post('*/api/create-payment-intent', () => HttpResponse.json({ message }, { status: 503 }), {
        once: true,
      }),
    );
    const { user, container } = renderApp('/checkout/booking-1');
    const failure = await screen.findByRole('alert');
    expect(failure).toHaveTextContent('No pudimos preparar el pago');
    expect(failure).toHaveTextContent(message);
    expect(await axe(container)).toHaveNoViolations();

    await user.click(screen.getByRole('button', { name: 'Reintentar' }));

    expect(await screen.findByRole('button', { name: payButton })).toBeVisible();
  });

  it('confirms the booking without a card if nothing is left to pay', async () => {
    serveCheckout();
    server.use(
      http.post('*/api/create-payment-intent', () =>
        HttpResponse.json({ clientSecret: null, amount: '0.00' }),
      ),
    );
    const { user, container } = renderApp('/checkout/booking-1');
    expect(await screen.findByText('No queda nada por pagar')).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();

    await user.click(screen.getByRole('button', { name: 'Confirmar reserva' }));

    expect(await screen.findByText('Tu reserva ha sido confirmada')).toBeInTheDocument();
  });

  it.each([
    [{ status: 'cancelled' }, 'Esta reserva fue cancelada', 'Volver a reservar'],
    [{ status: 'expired' }, 'El plazo para pagar venció', 'Volver a reservar'],
    [
      { status: 'completed', paymentDueAt: '2020-01-01T00:00:00Z' },
      'Esta reserva ya pasó',
      'Volver a reservar',
    ],
  ] as const)('shows for a booking with %j the title "%s" and the link "%s"', async (over, title, wayOn) => {
    serveCheckout(over);
    const { container } = renderApp('/checkout/booking-1');

    expect(await findTitle(title)).toBeVisible();
    expect(screen.getByRole('link', { name: wayOn })).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('says that the booking does not exist', async () => {
    serveCheckout();
    server.use(
      http.get('*/api/bookings/booking-1', () =>
        HttpResponse.json(
          { code: 'booking_not_found', message: 'No encontramos esa reserva.' },
          { status: 404 },
        ),
      ),
    );
    const { container } = renderApp('/checkout/booking-1');

    expect(await findTitle('Reserva no encontrada')).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('offers to retry if the booking fails to load', async () => {
    serveCheckout();
    server.use(http.get('*/api/bookings/booking-1', () => HttpResponse.error(), { once: true }));
    const { user } = renderApp('/checkout/booking-1');

    await user.click(await screen.findByRole('button', { name: 'Reintentar' }));

    expect(await findTitle('Confirma tu reserva')).toBeVisible();
  });
});
