import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expectAccessible } from '../../testing/accessibility';
import { serveCheckout } from '../../testing/handlers/checkout-screen';
import { paymentIntent, sandboxAddress } from '../../testing/payment-intents';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';

const paid = { paymentStatus: 'completed', paidAmount: '16.50' } as const;
const payButton = /^Confirmar y Pagar/;
const findTitle = (name: string) => screen.findByRole('heading', { level: 1, name });
const missing = () => HttpResponse.json({ code: 'booking_not_found', message: 'No.' }, { status: 404 });

/** Channels between tabs, which jsdom does not have. */
class TabChannel {
  static readonly open = new Set<TabChannel>();
  onmessage: ((event: MessageEvent) => void) | null = null;
  constructor() {
    TabChannel.open.add(this);
  }
  postMessage() {
    for (const other of TabChannel.open) if (other !== this) other.onmessage?.(new MessageEvent('message'));
  }
  close() {
    TabChannel.open.delete(this);
  }
}

beforeEach(() => Object.assign(globalThis, { BroadcastChannel: TabChannel }));
afterEach(() => Reflect.deleteProperty(globalThis, 'BroadcastChannel'));

/** Opens the checkout with a filled card, and counts the attempts to charge it. */
async function openFilled() {
  let charges = 0;
  server.use(
    http.post(`${sandboxAddress}/pi_1650/confirm`, () => {
      charges += 1;
      return HttpResponse.json(paymentIntent({ id: 'pi_1650', status: 'succeeded', amount: 1650 }));
    }),
  );
  const page = renderApp('/checkout/booking-1');
  await waitFor(() => expect(screen.getByRole('button', { name: payButton })).toBeEnabled());
  await page.user.click(screen.getByRole('button', { name: 'Rellenar tarjeta de prueba' }));
  const pay = () => page.user.click(screen.getByRole('button', { name: payButton }));
  return { ...page, pay, charges: () => charges };
}

describe('a checkout whose booking is paid or closed elsewhere', () => {
  it('turns into the confirmation when another tab has paid', async () => {
    const { change } = serveCheckout();
    await openFilled();

    change(paid);
    act(() => new TabChannel().postMessage());

    expect(await findTitle('Tu reserva está pagada')).toBeVisible();
    expect(screen.queryByRole('button', { name: payButton })).not.toBeInTheDocument();
  });

  it.each([
    [paid, 'Tu reserva está pagada'],
    [{ status: 'cancelled' }, 'Esta reserva fue cancelada'],
    [{ status: 'expired' }, 'El plazo para pagar venció'],
  ] as const)('charges nothing for a booking that is %j by now', async (over, title) => {
    const { change } = serveCheckout();
    const { pay, charges } = await openFilled();

    change(over);
    await pay();

    expect(await findTitle(title)).toBeVisible();
    expect(charges()).toBe(0);
  });

  it('charges nothing if the booking cannot be checked, and says so', async () => {
    serveCheckout();
    const { pay, charges } = await openFilled();
    server.use(http.get('*/api/bookings/booking-1', () => HttpResponse.error(), { once: true }));

    await pay();

    const form = screen.getByRole('form', { name: 'Pago con tarjeta' });
    await waitFor(() => expect(form).toHaveTextContent('No pudimos comprobar la reserva'));
    expect(charges()).toBe(0);
  });

  it('informs the other tabs when it has paid', async () => {
    serveCheckout();
    const { pay } = await openFilled();
    const other = new TabChannel();
    other.onmessage = jest.fn();

    await pay();

    expect(await findTitle('Tu reserva está pagada')).toBeVisible();
    expect(other.onmessage).toHaveBeenCalled();
    other.close();
  });
});

describe('a payment whose session is lost on the way', () => {
  it('says what may have happened and what to do, and does not ask to pay again', async () => {
    serveCheckout();
    const { pay, container } = await openFilled();
    server.use(http.post('*/api/payments', missing));

    await pay();

    expect(await findTitle('No podemos mostrarte cómo quedó tu pago')).toHaveFocus();
    expect(screen.getByText(/Puede que tu banco ya haya hecho el cobro/)).toBeVisible();
    expect(screen.getByText(/No pagues otra vez/)).toBeVisible();
    expect(screen.getByText(/K7M-4QX/)).toBeVisible();
    expect(screen.queryByRole('button', { name: payButton })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Volver al inicio' })).toBeVisible();
    await expectAccessible(container);
  });

  it('charges nothing if the session was lost before', async () => {
    serveCheckout();
    const { pay, charges } = await openFilled();
    server.use(http.get('*/api/bookings/booking-1', missing));

    await pay();

    expect(await findTitle('Reserva no encontrada')).toBeVisible();
    expect(charges()).toBe(0);
  });
});
