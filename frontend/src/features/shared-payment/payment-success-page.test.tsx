import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expectAccessible } from '../../testing/accessibility';
import { serveSharedLink } from '../../testing/handlers/shared-link';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';
import { rememberShare } from './model/share-in-payment';

const comeBack = (outcome: string) =>
  renderApp(
    `/payment-success?payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_abc&redirect_status=${outcome}`,
  );
const findTitle = (name: string) => screen.findByRole('heading', { level: 1, name });
const held = {
  yourShare: 'reserved',
  pendingParticipants: 1,
  yourShareHeldUntil: new Date(Date.now() + 300_000).toISOString(),
} as const;

beforeEach(() => rememberShare({ bookingId: 'booking-1', shareToken: 'token-1' }));
afterEach(() => window.sessionStorage.clear());

describe('the return from the bank after paying a place', () => {
  it('records the payment and shows its success with a link to the match', async () => {
    const { world } = serveSharedLink({ link: held });
    const { container } = comeBack('succeeded');

    expect(await findTitle('Tu parte está pagada')).toBeVisible();
    expect(await screen.findByText('Pago exitoso')).toBeVisible();
    expect(screen.getByText('Tu pago ha sido procesado correctamente')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ver el partido' })).toHaveAttribute(
      'href',
      '/shared-payment/token-1',
    );
    expect(screen.getByRole('link', { name: 'Ver Mis Reservas' })).toHaveAttribute(
      'href',
      '/my-bookings?reserva=booking-1',
    );
    expect(world.recorded).toEqual([
      { bookingId: 'booking-1', shareToken: 'token-1', userId: 'me', stripePaymentIntentId: 'pi_1' },
    ]);
    await expectAccessible(container);
  });

  it('waits while the bank is processing, without asking for another payment', async () => {
    const { payHeld } = serveSharedLink({ link: held });
    let calls = 0;
    server.use(
      http.post('*/api/payments', () => {
        calls += 1;
        return HttpResponse.json({ code: 'payment_not_completed' }, { status: 409 });
      }),
    );
    const { container } = comeBack('processing');
    expect(await findTitle('Tu banco está procesando el pago')).toBeVisible();
    await expectAccessible(container);

    payHeld();

    expect(await findTitle('Tu parte está pagada')).toBeVisible();
    expect(calls).toBe(1);
  });

  it('says that nothing was charged and links to another attempt', async () => {
    serveSharedLink({ link: held });
    const { container } = comeBack('failed');

    expect(await findTitle('El pago no se completó')).toBeVisible();
    expect(screen.getByText('Tu banco no completó el pago y no se cobró nada.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Intentar de nuevo' })).toHaveAttribute(
      'href',
      '/shared-payment/token-1',
    );
    await expectAccessible(container);
  });

  it('says that a late payment is refunded completely', async () => {
    serveSharedLink({ link: { status: 'complete', currentParticipants: 4 } });
    comeBack('succeeded');

    expect(await findTitle('Tu pago llegó tarde')).toBeVisible();
  });

  it('says that a made-up payment is unknown, stops asking, and links to the match', async () => {
    serveSharedLink({ link: held });
    let calls = 0;
    server.use(
      http.post('*/api/payments', () => {
        calls += 1;
        return HttpResponse.json({ code: 'payment_not_found' }, { status: 404 });
      }),
    );
    const { container } = comeBack('succeeded');

    expect(await findTitle('No encontramos ese pago en este navegador')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ver el partido' })).toBeVisible();
    expect(calls).toBe(1);
    await expectAccessible(container);
  });

  it('records nothing in another tab that does not know the link, and says so', async () => {
    window.sessionStorage.clear();
    const { container, unmount } = comeBack('succeeded');
    expect(await findTitle('Revisa tu lugar en el partido')).toBeVisible();
    expect(screen.getByText(/Abre el link que te compartieron/)).toBeVisible();
    await expectAccessible(container);
    unmount();

    comeBack('failed');
    expect(await screen.findByText(/Abre de nuevo el link que te compartieron/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Volver al inicio' })).toBeVisible();
  });

  it('reports no payment if the player did not come from one', async () => {
    window.sessionStorage.setItem('saque-share-in-payment', 'no es JSON');
    const { container } = renderApp('/payment-success');

    expect(await findTitle('Aquí no hay ningún pago por mostrar')).toBeVisible();
    await expectAccessible(container);
  });
});
