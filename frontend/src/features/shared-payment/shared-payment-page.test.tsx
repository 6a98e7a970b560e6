import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expectAccessible } from '../../testing/accessibility';
import { serveSharedLink } from '../../testing/handlers/shared-link';
import { cardDeclined, paymentIntent, sandboxAddress } from '../../testing/payment-intents';
import { renderApp } from '../../testing/render-app';
import { unavailable, unavailableMessage } from '../../testing/handlers/unavailable';
import { server } from '../../testing/server';
import { findCardForm, findPay, findTitle, linkAddress, takePlace } from '../../testing/shared-link-screen';

afterEach(() => window.sessionStorage.clear());

describe('the screen of a payment link', () => {
  it('shows the match, the share, who has paid and the deadline', async () => {
    serveSharedLink({ link: { currentParticipants: 2, pendingParticipants: 1 } });
    const { container } = renderApp(linkAddress);

    expect(await findPay()).toBeEnabled();
    expect(screen.getByText('Partido de dobles en Club Las Lomas')).toBeVisible();
    const match = screen.getByRole('region', { name: 'El partido' });
    expect(match).toHaveTextContent('Pagaron 2 de 4. Alguien está pagando ahora. Queda 1 lugar.');
    expect(match).toHaveTextContent('Domingo, 21 de noviembre de 2027');
    expect(match).toHaveTextContent('18:00 a 19:00');
    expect(match).toHaveTextContent('Cancha 2 · Central');
    expect(match).toHaveTextContent('Club Las Lomas, Quito');
    const part = screen.getByRole('region', { name: 'Tu parte' });
    expect(part).toHaveTextContent('$29.00 entre 4$7.25');
    expect(part).toHaveTextContent(/Paga hasta las? \d\d:\d\d.*\(60 min\)/);
    expect(document.title).toBe('Pagar tu parte · Saque');
    await expectAccessible(container);
  });

  it('is hidden from search engines and from the referrer of other sites', async () => {
    serveSharedLink();
    renderApp(linkAddress);
    await findPay();

    const meta = (name: string) => document.querySelector(`meta[name="${name}"]`);
    expect(meta('robots')).toHaveAttribute('content', 'noindex, nofollow');
    expect(meta('referrer')).toHaveAttribute('content', 'no-referrer');
  });

  it("says that the time is the venue's if the reader's clock differs", async () => {
    serveSharedLink({ booking: { timeZone: 'Asia/Kathmandu' } });
    renderApp(linkAddress);

    expect(await screen.findByText(/Paga hasta las? \d\d:\d\d, hora del complejo/)).toBeVisible();
  });

  it('reserves its space while loading and offers to retry after an error', async () => {
    serveSharedLink();
    server.use(
      http.get('*/api/shared-payment-links/token-1', () => new HttpResponse(null, { status: 503 }), {
        once: true,
      }),
    );
    const { user, container } = renderApp(linkAddress);
    expect(await findTitle('No pudimos cargar esta información')).toBeVisible();
    await expectAccessible(container);

    await user.click(screen.getByRole('button', { name: 'Reintentar' }));

    expect(await findPay()).toBeVisible();
  });

  it('shows the places filling without a reload', async () => {
    const { meanwhile } = serveSharedLink();
    renderApp(linkAddress);
    expect(await screen.findByText('Nadie ha pagado todavía. Quedan 4 lugares.')).toBeVisible();

    meanwhile({ pendingParticipants: 1 });
    expect(await screen.findByText(/^Nadie ha pagado todavía. Alguien está pagando ahora/)).toBeVisible();

    meanwhile({ currentParticipants: 1, pendingParticipants: 0, amountPerPerson: '7.26' });
    expect(await screen.findByText('Pagó 1 de 4. Quedan 3 lugares.')).toBeVisible();
    expect(await findPay('$7.26')).toBeEnabled();
  });
});

describe('paying a place of the match', () => {
  it('holds the place, shows until when and moves the focus to the card', async () => {
    const { world } = serveSharedLink();
    const { user, container } = renderApp(linkAddress);

    await user.click(await findPay());

    expect(await screen.findByText(/Tu lugar está apartado hasta las? \d\d:\d\d/)).toHaveTextContent(
      /\(10 min\)$/,
    );
    expect(screen.getByRole('heading', { name: 'Pago con tarjeta' })).toHaveFocus();
    expect(await screen.findByText(/^Nadie ha pagado todavía. Estás pagando tu parte. /)).toBeVisible();
    expect(await findCardForm()).toBeVisible();
    expect(world.intents).toBe(1);
    await expectAccessible(container);
  });

  it('pays, records the payment with the link, notifies and opens the confirmation', async () => {
    const { world } = serveSharedLink();
    const { pay } = await takePlace();

    await pay();

    expect(await screen.findByText('Pago exitoso')).toBeInTheDocument();
    expect(screen.getByText('Tu pago ha sido procesado correctamente')).toBeInTheDocument();
    expect(await findTitle('Tu parte está pagada')).toBeVisible();
    expect(await screen.findByText('Visa terminada en 4242')).toBeVisible();
    expect(world.recorded).toEqual([
      { bookingId: 'booking-1', shareToken: 'token-1', userId: 'me', stripePaymentIntentId: 'pi_1' },
    ]);
  });

  it('explains why the card failed and accepts another one', async () => {
    const { world } = serveSharedLink();
    server.use(
      http.post(
        `${sandboxAddress}/pi_1/confirm`,
        () => HttpResponse.json({ error: cardDeclined }, { status: 402 }),
        { once: true },
      ),
    );
    const { pay, container } = await takePlace();

    await pay();
    const form = screen.getByRole('form', { name: 'Pago con tarjeta' });
    expect(await within(form).findByRole('alert')).toHaveTextContent('Tu banco rechazó la tarjeta.');
    const notifications = await screen.findByRole('region', { name: /Notificaciones/ });
    expect(await within(notifications).findByText('Error en el pago')).toBeInTheDocument();
    expect(screen.getByLabelText('Número de tarjeta')).not.toHaveValue('');
    expect(world.recorded).toEqual([]);
    await expectAccessible(container);

    await pay();
    expect(await screen.findByText('Pago exitoso')).toBeInTheDocument();
  });

  it('counts as paid even if the server knew it before this page', async () => {
    const { payHeld, meanwhile } = serveSharedLink();
    let respond: () => void = () => undefined;
    server.use(
      http.post(`${sandboxAddress}/pi_1/confirm`, async () => {
        await new Promise<void>((resolve) => (respond = resolve));
        return HttpResponse.json(paymentIntent({ status: 'succeeded' }));
      }),
    );
    const { pay } = await takePlace();
    await pay();

    payHeld();
    meanwhile({});

    expect(await screen.findByText('Pago exitoso')).toBeInTheDocument();
    respond();
  });

  it('never asks to pay again while the server does not respond, and notifies when it does', async () => {
    const { payHeld, meanwhile } = serveSharedLink();
    let isAway = true;
    const statuses: number[] = [];
    server.use(
      http.post('*/api/payments', () => {
        const status = isAway ? 503 : 201;
        statuses.push(status);
        return HttpResponse.json({}, { status });
      }),
    );
    const { pay, container } = await takePlace();

    await pay();
    expect(await screen.findByRole('heading', { name: 'Estamos confirmando tu pago' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Pagar/ })).not.toBeInTheDocument();
    await expectAccessible(container);

    payHeld();
    isAway = false;
    meanwhile({});
    expect(await screen.findByText('Pago exitoso')).toBeInTheDocument();
    // the browser repeats the report until the server confirms it
    await waitFor(() => expect(statuses).toContain(201));
  });

  it('explains that a payment is refunded if the place was no longer available', async () => {
    const { change } = serveSharedLink();
    server.use(
      http.post('*/api/payments', () => {
        change({ yourShare: 'none', yourShareHeldUntil: null, pendingParticipants: 0 });
        return HttpResponse.json({}, { status: 201 });
      }),
    );
    const { pay } = await takePlace();

    await pay();

    expect(await findTitle('Tu pago llegó tarde')).toBeVisible();
    expect(screen.getByText(/Te devolvemos el monto completo/)).toBeVisible();
  });

  it('continues after a reload with the place still held', async () => {
    serveSharedLink({
      link: {
        yourShare: 'reserved',
        pendingParticipants: 1,
        yourShareHeldUntil: new Date(Date.now() + 240_000).toISOString(),
      },
    });
    renderApp(linkAddress);

    expect(await findCardForm()).toBeVisible();
    expect(screen.getByText(/Tu lugar está apartado hasta las? /)).toHaveTextContent(/\((4:00|3:5\d)/);
  });

  it('offers the place again after its hold has ended', async () => {
    const { meanwhile } = serveSharedLink();
    await takePlace();

    meanwhile({ yourShare: 'none', yourShareHeldUntil: null, pendingParticipants: 0 });

    expect(await screen.findByText(/Tu lugar se liberó y no se te cobró nada/)).toBeVisible();
    expect(await findPay()).toBeEnabled();
    expect(screen.queryByLabelText('Número de tarjeta')).not.toBeInTheDocument();
  });

  it('explains why the place could not be held and lets the player try again', async () => {
    serveSharedLink();
    server.use(http.post('*/api/create-payment-intent', unavailable, { once: true }));
    const { user, container } = renderApp(linkAddress);

    await user.click(await findPay());
    expect(await screen.findByRole('alert')).toHaveTextContent(unavailableMessage);
    await expectAccessible(container);
    await user.click(await findPay());
    expect(await findCardForm()).toBeVisible();
  });
});

describe('a link that can no longer be paid', () => {
  it('shows "Link Expirado" after the deadline', async () => {
    serveSharedLink({ link: { status: 'expired' } });
    const { container } = renderApp(linkAddress);

    expect(await findTitle('Link Expirado')).toBeVisible();
    expect(
      screen.getByText('Este link de pago ha expirado. Por favor, contacta al organizador de la reserva.'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute('href', '/');
    expect(document.title).toBe('Link Expirado · Saque');
    await expectAccessible(container);
  });

  it('says that a payment is refunded if the booking has expired', async () => {
    serveSharedLink({
      link: { status: 'complete', yourShare: 'paid', currentParticipants: 1 },
      booking: { status: 'expired' },
    });
    renderApp(linkAddress);

    expect(await findTitle('Link Expirado')).toBeVisible();
    expect(screen.getByText(/te la devolvemos completa a tu tarjeta/)).toBeVisible();
  });

  it('shows "Reserva Completa" when every place is paid', async () => {
    serveSharedLink({ link: { status: 'complete', currentParticipants: 4, amountPerPerson: '0.00' } });
    const { container } = renderApp(linkAddress);

    expect(await findTitle('Reserva Completa')).toBeVisible();
    expect(screen.getByText('Todos los jugadores han completado el pago para esta reserva.')).toBeVisible();
    expect(screen.getByRole('region', { name: 'El partido' })).toHaveTextContent('18:00 a 19:00');
    await expectAccessible(container);
  });

  it('says that the booking was cancelled, even while the page is open', async () => {
    const { meanwhile } = serveSharedLink();
    const { container } = renderApp(linkAddress);
    await findPay();

    meanwhile({ status: 'complete' }, { status: 'cancelled' });

    expect(await findTitle('Esta reserva fue cancelada')).toBeVisible();
    expect(screen.getByText(/Ya no hay nada que pagar/)).toBeVisible();
    await expectAccessible(container);
  });

  it('says that the link does not exist', async () => {
    server.use(
      http.get('*/api/config', () => HttpResponse.json({ stripePublishableKey: 'pk', sandbox: true })),
      http.get('*/api/shared-payment-links/token-1', () =>
        HttpResponse.json({ code: 'shared_link_not_found' }, { status: 404 }),
      ),
    );
    const { container } = renderApp(linkAddress);

    expect(await findTitle('Link no encontrado')).toBeVisible();
    await expectAccessible(container);
  });
});
