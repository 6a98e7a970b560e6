import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expectAccessible } from '../../../testing/accessibility';
import { aBooking, aPart, aReceiptPayment } from '../../../testing/builders';
import { renderApp } from '../../../testing/render-app';
import { server } from '../../../testing/server';
import { standAt } from '../../../testing/venue-clock';
import { texts as codeTexts } from '../../session/code/texts';
import { rememberLink } from './kept-link';
import type { ManagedPage } from './types';

standAt('2027-11-20T15:00:00-05:00');

const paid = { paymentStatus: 'completed', paidAmount: '16.50' } as const;

/** Serves the link of a letter. Returns the requests that would change something. */
function serveLink(over: Partial<ManagedPage> = {}) {
  const world: { page: ManagedPage; requests: { call: string; body: unknown }[] } = {
    page: {
      booking: aBooking(),
      part: null,
      payments: [],
      isOrganiser: false,
      canGetCode: true,
      ...over,
    },
    requests: [],
  };
  const change = (booking: object) => {
    if (world.page.booking) world.page = { ...world.page, booking: { ...world.page.booking, ...booking } };
    return world.page;
  };
  server.use(
    http.get('*/api/manage/token-1', () => HttpResponse.json(world.page)),
    http.post('*/api/manage/token-1/:call', async ({ request, params }) => {
      const call = String(params['call']);
      const body: unknown = await request.json().catch(() => null);
      world.requests.push({ call, body });
      if (call === 'code') return new HttpResponse(null, { status: 202, headers: { 'content-length': '0' } });
      const { code } = Object(body) as { code?: string };
      if (!world.page.isOrganiser && code !== '123456')
        return HttpResponse.json({ code: 'wrong_code', message: 'Ese no es el código.' }, { status: 400 });
      if (call === 'move') return HttpResponse.json(change({ timeSlot: '08:00' }));
      const page = change({ status: 'cancelled', refundedAmount: '16.50', refundStatus: 'pending' });
      return HttpResponse.json({ refundPercentage: 100, refundAmount: '16.50', page });
    }),
  );
  return world;
}

const lengthOf = (singlesPrice: string) => ({ minutes: 60, singlesPrice, doublesPrice: '29.00' });
const hourOf = (timeSlot: string, status: string) => ({
  timeSlot,
  status,
  tariffType: 'day',
  singlesPrice: '14.50',
  doublesPrice: '29.00',
  durations: [lengthOf('14.50')],
});
const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const button = (name: string) => screen.findByRole('button', { name });

describe('the page of a link in a letter', () => {
  it('shows the booking with its payments and its calendar file, and asks for nothing', async () => {
    const world = serveLink({ booking: aBooking(paid), payments: [aReceiptPayment({ card: null })] });
    const { container } = renderApp('/reserva/token-1');

    expect(await title('Tu reserva está pagada')).toBeVisible();
    expect(screen.getByText('K7M-4QX')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Agregar al calendario' })).toHaveAttribute(
      'href',
      '/api/manage/token-1/calendar.ics',
    );
    expect(screen.queryByText(/terminada en/)).toBeNull();
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow');
    expect(document.querySelector('meta[name="referrer"]')).toHaveAttribute('content', 'no-referrer');
    expect(world.requests).toEqual([]);
    await expectAccessible(container);
  });

  it('cancels with a code from the mailbox of the booking', async () => {
    const world = serveLink({ booking: aBooking(paid) });
    const { user } = renderApp('/reserva/token-1');

    await user.click(await button('Cancelar reserva'));
    const asking = await screen.findByRole('alertdialog');
    expect(asking).toHaveTextContent('Si cancelas ahora, recibes$16.50');
    expect(world.requests).toEqual([]);
    await user.click(within(asking).getByRole('button', { name: 'Cancelar reserva' }));

    const dialog = await screen.findByRole('dialog', { name: 'Escribe el código' });
    await expectAccessible(dialog);
    const field = within(dialog).getByLabelText('Código de 6 dígitos');
    await user.click(within(dialog).getByRole('button', { name: 'Cancelar reserva' }));
    expect(field).toHaveAccessibleDescription(codeTexts.codeMissing);
    expect(field).toHaveFocus();
    expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await user.type(field, '654321');
    await user.click(within(dialog).getByRole('button', { name: 'Cancelar reserva' }));
    expect(await within(dialog).findByText('Ese no es el código.')).toBeVisible();
    await user.clear(field);
    await user.type(field, '123 456');
    await user.click(within(dialog).getByRole('button', { name: 'Cancelar reserva' }));

    expect(await title('Esta reserva fue cancelada')).toBeVisible();
    expect(await screen.findByText('Se reembolsará 100% del monto pagado.')).toBeVisible();
    expect(world.requests.map(({ call }) => call)).toEqual(['code', 'cancel', 'cancel']);
    expect(world.requests.at(-1)?.body).toEqual({
      code: '123456',
      cancellationReason: null,
      expectedPercentage: 100,
    });
    expect(screen.queryByRole('button', { name: 'Cancelar reserva' })).toBeNull();
  });

  it('moves an unpaid booking to a free hour with a code', async () => {
    const world = serveLink();
    server.use(
      http.get('*/api/courts/court-1/availability', () =>
        HttpResponse.json([hourOf('08:00', 'available'), hourOf('09:00', 'booked')]),
      ),
    );
    const { user } = renderApp('/reserva/token-1');

    await user.click(await button('Cambiar de hora'));
    const dialog = await screen.findByRole('dialog', { name: 'Elige otra hora' });
    const free = await within(dialog).findByRole('button', { name: /a las 08:00, \$14\.50$/ });
    expect(within(dialog).queryByRole('button', { name: /09:00/ })).toBeNull();
    await expectAccessible(dialog);
    await user.click(free);
    await user.type(await screen.findByLabelText('Código de 6 dígitos'), '123456');
    await user.click(await button('Cambiar de hora'));

    expect(await screen.findByText('Reserva cambiada')).toBeVisible();
    expect(world.requests.at(-1)).toEqual({
      call: 'move',
      body: { code: '123456', bookingDate: '2027-11-21', timeSlot: '08:00', expectedAmount: '14.50' },
    });
  });

  it('asks again with the new price if the hour has another one by now', async () => {
    serveLink();
    const message = 'El precio de esta hora cambió: ahora es $45.00. Tu reserva sigue como estaba.';
    let price = '14.50';
    server.use(
      http.get('*/api/courts/court-1/availability', () =>
        HttpResponse.json([{ ...hourOf('08:00', 'available'), durations: [lengthOf(price)] }]),
      ),
      http.post('*/api/manage/token-1/move', () => {
        price = '45.00';
        return HttpResponse.json({ code: 'price_changed', message }, { status: 409 });
      }),
    );
    const { user } = renderApp('/reserva/token-1');
    await user.click(await button('Cambiar de hora'));
    await user.click(await screen.findByRole('button', { name: /a las 08:00, \$14\.50$/ }));
    await user.type(await screen.findByLabelText('Código de 6 dígitos'), '123456');
    await user.click(await button('Cambiar de hora'));

    const dialog = within(await screen.findByRole('dialog', { name: 'Elige otra hora' }));
    expect(await dialog.findByText(message)).toBeVisible();
    expect(await dialog.findByRole('button', { name: /a las 08:00, \$45\.00$/ })).toBeVisible();
  });

  it('leads to the ordinary screens in the browser of the organiser, and asks for no code', async () => {
    const world = serveLink({ isOrganiser: true });
    const { user } = renderApp('/reserva/token-1');

    expect(await screen.findByRole('link', { name: 'Pagar lo que falta' })).toHaveAttribute(
      'href',
      '/checkout/booking-1',
    );
    expect(screen.getByRole('link', { name: 'Cambiar de hora' })).toHaveAttribute(
      'href',
      '/booking/court-1?fecha=2027-11-21&cambiar=booking-1',
    );
    await user.click(await button('Cancelar reserva'));
    const asking = await screen.findByRole('alertdialog');
    await user.click(within(asking).getByRole('button', { name: 'Cancelar reserva' }));
    expect(await title('Esta reserva fue cancelada')).toBeVisible();
    expect(world.requests.map(({ call }) => call)).toEqual(['cancel']);
  });

  it('says why nothing can be changed if the booking has no address for a code', async () => {
    serveLink({ canGetCode: false });
    const { container } = renderApp('/reserva/token-1');

    expect(await screen.findByText(/no tiene un correo al que mandar un código/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Cancelar reserva' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Pagar lo que falta' })).toBeVisible();
    await expectAccessible(container);
  });

  it("shows a friend the friend's part, and nothing to change", async () => {
    serveLink({
      booking: null,
      part: aPart(),
      payments: [aReceiptPayment({ card: null })],
      canGetCode: false,
    });
    const { container } = renderApp('/reserva/token-1');

    expect(await title('Tu parte en el partido de Ana')).toBeVisible();
    expect(screen.getByText('Te esperamos el domingo 21 de noviembre a las 10:00.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Cancelar|Pagar|Cambiar/ })).toBeNull();
    await expectAccessible(container);
  });

  it('explains that a link is no longer valid', async () => {
    server.use(
      http.get('*/api/manage/token-1', () =>
        HttpResponse.json({ code: 'manage_link_not_found', message: '' }, { status: 404 }),
      ),
    );
    renderApp('/reserva/token-1');

    expect(await title('Este enlace ya no sirve')).toBeVisible();
  });

  it('says how long a link works, and leads to the bookings of the account', async () => {
    server.use(
      http.get('*/api/manage/token-1', () =>
        HttpResponse.json({ code: 'manage_link_ended', message: '' }, { status: 410 }),
      ),
    );
    const { container } = renderApp('/reserva/token-1');

    expect(await title('Este enlace terminó')).toBeVisible();
    expect(screen.getByText(/hasta 90 días después del partido/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ver Mis Reservas' })).toHaveAttribute('href', '/my-bookings');
    await expectAccessible(container);
  });
});

describe('paying what is missing from a letter', () => {
  it('opens a payment of this browser, and says whose card it is', async () => {
    const world = serveLink({ booking: aBooking({ paymentStatus: 'partial', paidAmount: '8.25' }) });
    server.use(
      http.post('*/api/manage/token-1/payment-intent', () => {
        world.requests.push({ call: 'payment-intent', body: null });
        return HttpResponse.json({ clientSecret: null, amount: '0.00', savedCard: null }, { status: 201 });
      }),
    );
    const { user, container } = renderApp('/reserva/token-1');

    await user.click(await button('Pagar lo que falta'));

    expect(await screen.findByText(/Cualquiera puede pagar, con su propia tarjeta/)).toBeVisible();
    expect(await screen.findByText('Ya no falta nada por pagar.')).toBeVisible();
    expect(world.requests).toEqual([{ call: 'payment-intent', body: null }]);
    await expectAccessible(container);
  });

  it('records the payment with which the bank sends the payer back', async () => {
    rememberLink('token-1');
    const world = serveLink();
    server.use(
      http.post('*/api/manage/token-1/payments', async ({ request }) => {
        world.requests.push({ call: 'payments', body: await request.json() });
        world.page = { ...world.page, booking: aBooking(paid) };
        return HttpResponse.json(world.page);
      }),
    );
    renderApp('/reserva?payment_intent=pi_1&payment_intent_client_secret=s&redirect_status=succeeded');

    expect(await title('Tu reserva está pagada')).toBeVisible();
    expect(await screen.findByText('Pago exitoso')).toBeVisible();
    expect(world.requests).toEqual([{ call: 'payments', body: { stripePaymentIntentId: 'pi_1' } }]);
    window.sessionStorage.clear();
  });

  it('says so if the payment came too late for the booking', async () => {
    rememberLink('token-1');
    const world = serveLink({ booking: aBooking({ status: 'expired' }) });
    server.use(http.post('*/api/manage/token-1/payments', () => HttpResponse.json(world.page)));
    renderApp('/reserva?payment_intent=pi_1&redirect_status=succeeded');

    expect(await screen.findByText('El pago llegó tarde')).toBeVisible();
    window.sessionStorage.clear();
  });

  it('asks for the letter in a tab that does not know the link', async () => {
    renderApp('/reserva?payment_intent=pi_1&redirect_status=succeeded');

    expect(await title('Volviendo a la reserva')).toBeVisible();
    await waitFor(() => expect(screen.getByText(/abre otra vez el enlace de tu correo/)).toBeVisible());
  });
});
