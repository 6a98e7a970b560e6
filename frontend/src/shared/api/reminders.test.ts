import { http, HttpResponse } from 'msw';
import { server } from '../../testing/server';
import { endReminders, keepReminders } from './reminders';

const KEYS = { endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } };
const unsubscribe = jest.fn(async () => true);

function aBrowser(subscription: object | null) {
  const pushManager = { getSubscription: async () => subscription };
  const value = { getRegistration: async () => ({ pushManager }) };
  Object.defineProperty(navigator, 'serviceWorker', { value, configurable: true });
}

function storedAt() {
  const stored: unknown[] = [];
  server.use(
    http.put('*/api/session/push', async ({ request }) => {
      stored.push(await request.json());
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return stored;
}

afterEach(() => Reflect.deleteProperty(navigator, 'serviceWorker'));

describe('the reminders of a browser', () => {
  test('stay when its player signs in, and are known to the new session', async () => {
    const stored = storedAt();
    aBrowser({ toJSON: () => KEYS });
    await keepReminders();
    expect(stored).toEqual([{ endpoint: KEYS.endpoint, ...KEYS.keys }]);
  });

  test('are not begun by signing in', async () => {
    const stored = storedAt();
    aBrowser(null);
    await keepReminders();
    Reflect.deleteProperty(navigator, 'serviceWorker');
    await keepReminders();
    expect(stored).toEqual([]);
  });

  test('end with the session', async () => {
    aBrowser({ unsubscribe });
    await endReminders();
    expect(unsubscribe).toHaveBeenCalledTimes(1);
  });
});
