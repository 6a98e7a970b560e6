import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expectAccessible } from '../../../testing/accessibility';
import { aBooking } from '../../../testing/builders';
import { renderApp } from '../../../testing/render-app';
import { server } from '../../../testing/server';

const QUESTION = '¿Te avisamos 2 horas antes en este dispositivo?';
const KEYS = { endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } };

/** Gives the browser a worker and a permission. Returns what it is asked. */
function aBrowser({ answer = 'granted', permission = 'default', subscribed = false, refuses = false } = {}) {
  const subscription = { toJSON: () => KEYS };
  const subscribe = jest.fn(async () => {
    if (refuses) throw new Error('no service');
    return subscription;
  });
  const pushManager = { subscribe, getSubscription: async () => (subscribed ? subscription : null) };
  const notification = { permission, requestPermission: jest.fn(async () => answer) };
  const worker = { ready: new Promise(() => undefined), getRegistration: async () => ({ pushManager }) };
  Object.defineProperty(navigator, 'serviceWorker', { value: worker, configurable: true });
  Object.assign(window, { PushManager: class {}, Notification: notification });
  return { subscribe, ask: notification.requestPermission };
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  for (const name of ['PushManager', 'Notification']) Reflect.deleteProperty(window, name);
});

/** Opens the confirmation of a booking that begins in so many hours. Returns what was stored. */
async function openConfirmation(hours = 48) {
  const startsAt = new Date(Date.now() + hours * 3_600_000).toISOString();
  const booking = aBooking({ startsAt, paymentStatus: 'completed', paidAmount: '16.50' });
  const stored: unknown[] = [];
  server.use(
    http.get('*/api/bookings/booking-1', () => HttpResponse.json(booking)),
    http.get('*/api/bookings/booking-1/receipt', () => HttpResponse.json([])),
    http.get('*/api/payments/receipt', () => HttpResponse.json([])),
    http.get('*/api/session', () => HttpResponse.json({ email: null })),
    http.get('*/api/session/push', () => HttpResponse.json({ publicKey: 'our-key' })),
    http.put('*/api/session/push', async ({ request }) => {
      stored.push(await request.json());
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const page = renderApp('/my-bookings?pagada=booking-1');
  await screen.findByRole('heading', { level: 1, name: 'Tu reserva está pagada' });
  return { ...page, stored };
}

const accept = () => screen.findByRole('button', { name: 'Sí, avísame' });

describe('the offer of reminders after a booking', () => {
  it('asks the browser only after a tap, and lets the server remind it', async () => {
    const { ask, subscribe } = aBrowser();
    const { user, stored, container } = await openConfirmation();
    expect(await screen.findByText(QUESTION)).toBeVisible();
    expect(ask).not.toHaveBeenCalled();
    await expectAccessible(container);

    await user.click(await accept());

    expect(await screen.findByText('Listo: te avisamos 2 horas antes, aquí mismo.')).toBeVisible();
    expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'our-key' });
    expect(stored).toEqual([{ endpoint: KEYS.endpoint, ...KEYS.keys }]);
  });

  it.each([
    ['the player refuses', { answer: 'denied' }],
    ['the browser has no service', { refuses: true }],
  ])('says so if %s, and stores nothing', async (_, browser) => {
    aBrowser(browser);
    const { user, stored } = await openConfirmation();

    await user.click(await accept());

    expect(await screen.findByText(/^Tu navegador no permite avisos/)).toBeVisible();
    expect(stored).toEqual([]);
  });

  it('is made once: a no is remembered on the device', async () => {
    aBrowser();
    const first = await openConfirmation();
    await first.user.click(await screen.findByRole('button', { name: 'No, gracias' }));
    expect(screen.queryByText(QUESTION)).not.toBeInTheDocument();
    first.unmount();

    await openConfirmation();
    await waitFor(() => expect(screen.queryByText(QUESTION)).not.toBeInTheDocument());
  });

  it.each([
    ['the player refused before', { permission: 'denied' }, 48],
    ['the browser is reminded already', { permission: 'granted', subscribed: true }, 48],
    ['the game begins in an hour', {}, 1],
  ])('is not there if %s', async (_, browser, hours) => {
    aBrowser(browser);
    await openConfirmation(hours);
    await waitFor(() => expect(screen.queryByText(QUESTION)).not.toBeInTheDocument());
  });
});
