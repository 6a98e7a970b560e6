import { screen, within } from '@testing-library/react';
import { act } from 'react';
import { http, HttpResponse } from 'msw';
import { expectAccessible } from '../../testing/accessibility';
import { liveStreamAt } from '../../testing/fake-event-source';
import { refuseOnce, serveCheckout } from '../../testing/handlers/checkout-screen';
import { paymentIntent, sandboxAddress } from '../../testing/payment-intents';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';

const shared = { gameType: 'doubles', totalAmount: '29.05', tariffType: 'day', isShared: true } as const;
const stream = '/api/shared-payment-links/token-1/events';

const findShared = () => screen.findByRole('heading', { name: 'Pago compartido' });
const notifications = () => screen.findByRole('region', { name: /Notificaciones/ });

async function openShared() {
  const page = renderApp('/checkout/booking-1');
  await findShared();
  await screen.findByText(/^(Nadie ha pagado|Pag(ó|aron) \d de 4)/);
  return page;
}

describe('the checkout of a shared booking', () => {
  it('shows the places, the missing amount and what happens at the deadline', async () => {
    serveCheckout(
      { ...shared, paidAmount: '7.26', paymentStatus: 'partial' },
      { currentParticipants: 1, pendingParticipants: 0 },
    );
    const { container } = await openShared();

    expect(screen.getByText('Pagó 1 de 4. Quedan 3 lugares.')).toBeVisible();
    expect(screen.getByText('Cada jugador paga $7.26 o $7.27')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Pagar lo que falta $21.79' })).toBeEnabled();
    expect(screen.getByText(/A quien ya pagó se le devuelve todo/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Pagar solo mi parte, $7.26' })).toHaveAttribute(
      'href',
      '/shared-payment/token-1',
    );
    const whatsApp = screen.getByRole('link', { name: 'Enviar por WhatsApp' });
    const message =
      /^https:\/\/wa\.me\/\?text=Paga%20tu%20parte.+sin%20registrarte%3A%20https%3A%2F%2F.+%2Fshared-payment%2Ftoken-1$/;
    expect(whatsApp).toHaveAttribute('href', expect.stringMatching(message));
    expect(whatsApp).toHaveAttribute('rel', 'noopener noreferrer');
    expect(screen.queryByRole('button', { name: '¿Tienes un código?' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Garantizar con mi tarjeta' })).not.toBeInTheDocument();
    await expectAccessible(container);
  });

  it('fills live and lets the organiser pay the rest, also while a friend is paying', async () => {
    const world = serveCheckout(shared);
    const { user } = await openShared();
    expect(screen.getByText('Nadie ha pagado todavía. Quedan 4 lugares.')).toBeVisible();

    world.link = { ...world.link, pendingParticipants: 1 };
    act(() => liveStreamAt(stream).say({ paid: 0, reserved: 1 }));
    expect(
      await screen.findByText('Nadie ha pagado todavía. Alguien está pagando ahora. Quedan 3 lugares.'),
    ).toBeVisible();
    expect(screen.getByText(/Alguien está pagando su parte ahora mismo/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Pagar lo que falta/ }));
    expect(await screen.findByRole('form', { name: 'Pago con tarjeta' })).toBeVisible();
    expect(screen.queryByText(/Alguien está pagando su parte ahora mismo/)).not.toBeInTheDocument();

    const payers = [{ name: 'Luis', amount: '7.26', isYours: false }];
    world.link = { ...world.link, currentParticipants: 1, pendingParticipants: 0, payers };
    world.change({ paidAmount: '7.26', paymentStatus: 'partial' });
    act(() => liveStreamAt(stream).say({ paid: 1, reserved: 0 }));
    expect(await screen.findByText('Pagó 1 de 4. Quedan 3 lugares.')).toBeVisible();
    expect(screen.getByText('Luis pagó $7.26')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Pagar lo que falta $21.79' })).toBeEnabled();
  });

  it('shows what was paid while live events were lost', async () => {
    const world = serveCheckout(shared);
    await openShared();
    act(() => liveStreamAt(stream).ready());
    expect(await screen.findByText('Nadie ha pagado todavía. Quedan 4 lugares.')).toBeVisible();

    world.link = { ...world.link, currentParticipants: 1 };
    act(() => liveStreamAt(stream).ready());
    expect(await screen.findByText('Pagó 1 de 4. Quedan 3 lugares.')).toBeVisible();
  });

  it('closes the form for the rest when a friend pays meanwhile', async () => {
    const world = serveCheckout(shared);
    const { user } = await openShared();
    await user.click(screen.getByRole('button', { name: 'Pagar lo que falta $29.05' }));
    expect(await screen.findByRole('form', { name: 'Pago con tarjeta' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Falta por pagar' })).toHaveFocus();

    world.link = { ...world.link, currentParticipants: 1 };
    world.change({ paidAmount: '7.26', paymentStatus: 'partial' });
    act(() => liveStreamAt(stream).say({ paid: 1, reserved: 0 }));

    await user.click(await screen.findByRole('button', { name: 'Pagar lo que falta $21.79' }));
    const form = await screen.findByRole('form', { name: 'Pago con tarjeta' });
    expect(form).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Pagar lo que falta $21.79' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Volver' }));
    expect(screen.getByRole('button', { name: 'Pagar lo que falta $21.79' })).toHaveFocus();
  });

  it('lets the organiser pay the rest', async () => {
    const { recorded } = serveCheckout(
      { ...shared, paidAmount: '21.79', paymentStatus: 'partial' },
      { currentParticipants: 3 },
    );
    server.use(
      http.post(`${sandboxAddress}/pi_726/confirm`, () =>
        HttpResponse.json(paymentIntent({ id: 'pi_726', status: 'succeeded' })),
      ),
    );
    const { user } = await openShared();
    await user.click(screen.getByRole('button', { name: 'Pagar lo que falta $7.26' }));
    const form = await screen.findByRole('form', { name: 'Pago con tarjeta' });
    await user.click(await within(form).findByRole('button', { name: 'Rellenar tarjeta de prueba' }));
    await user.click(screen.getByRole('button', { name: 'Pagar lo que falta $7.26' }));

    expect(await screen.findByText('Pago exitoso')).toBeInTheDocument();
    expect(recorded).toEqual([{ bookingId: 'booking-1', userId: 'me', stripePaymentIntentId: 'pi_726' }]);
  });

  it('says that a place is being paid if the server knows it first', async () => {
    serveCheckout(shared);
    const { user } = await openShared();
    refuseOnce(
      '/api/create-payment-intent',
      409,
      'share_being_paid',
      'Ese lugar se está pagando. Inténtalo de nuevo en unos minutos.',
    );
    await user.click(screen.getByRole('button', { name: 'Pagar lo que falta $29.05' }));

    expect(await screen.findByRole('alert')).toHaveTextContent('Ese lugar se está pagando.');
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('form', { name: 'Pago con tarjeta' })).toBeVisible();
  });

  it('celebrates the payment of the last friend', async () => {
    const world = serveCheckout(shared, { currentParticipants: 3 });
    await openShared();

    world.change({ paidAmount: '29.05', paymentStatus: 'completed' });
    act(() => liveStreamAt(stream).say({ paid: 4, reserved: 0 }));

    expect(await screen.findByRole('heading', { level: 1, name: '¡Listo, todo está pagado!' })).toHaveFocus();
  });

  it('still offers the guarantee while no place is paid', async () => {
    serveCheckout(shared);
    const { user } = await openShared();

    await user.click(screen.getByRole('button', { name: 'Garantizar con mi tarjeta' }));
    await user.click(await screen.findByRole('button', { name: 'Rellenar tarjeta de prueba' }));
    await user.click(screen.getByRole('button', { name: 'Retener $29.05 en mi tarjeta' }));

    expect(await within(await notifications()).findByText('Garantía lista')).toBeInTheDocument();
    expect(await findShared()).toHaveFocus();
  });

  it('offers to retry if the link fails to load', async () => {
    serveCheckout(shared);
    refuseOnce('/api/shared-payment-links', 503, 'unavailable', 'Vuelve a intentarlo en un momento.');
    const { user } = renderApp('/checkout/booking-1');

    expect(await screen.findByText('No pudimos cargar el link de pago')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('Nadie ha pagado todavía. Quedan 4 lugares.')).toBeVisible();
  });

  it('no longer offers a link that has expired', async () => {
    const past = new Date(Date.now() - 1000).toISOString();
    serveCheckout({ ...shared, paymentDueAt: past }, { status: 'expired', expiresAt: past });
    await openShared();

    expect(screen.getByText(/^El plazo terminó a las? \d\d:\d\d\.$/)).toBeVisible();
    expect(screen.getByText('No se completó el pago, así que la hora está por quedar libre.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Compartir Link de Pago' })).not.toBeInTheDocument();
  });
});
