import { showReminders } from './reminders';
import type { NotificationEvent, PushEvent, ReminderScope } from './worker-scope';

const ORIGIN = 'https://saque.example';
const MESSAGE = { title: 'Juegas a las 18:00', body: 'Cancha 2 · Club', path: '/my-bookings' };

/** A worker with these tabs, and what it has shown and opened. */
function aWorker(tabs: string[] = []) {
  const listeners = new Map<string, (event: never) => void>();
  const focused: string[] = [];
  const showNotification = jest.fn(async () => undefined);
  const openWindow = jest.fn(async () => undefined);
  const scope = {
    addEventListener: (type: string, listener: (event: never) => void) => listeners.set(type, listener),
    registration: { showNotification },
    clients: {
      matchAll: async () => tabs.map((url) => ({ url, focus: async () => focused.push(url) })),
      openWindow,
    },
    location: { origin: ORIGIN },
  } as unknown as ReminderScope;
  showReminders(scope);
  const send = async (type: string, event: Partial<PushEvent & NotificationEvent>) => {
    const work: Promise<unknown>[] = [];
    listeners.get(type)?.({ ...event, waitUntil: (each: Promise<unknown>) => work.push(each) } as never);
    await Promise.all(work);
  };
  return { showNotification, openWindow, focused, send };
}

const tap = (path: string) => ({ notification: { close: jest.fn(), data: { path } } });

describe('a reminder that reaches the worker', () => {
  test('is shown with its title and text', async () => {
    const { showNotification, send } = aWorker();
    await send('push', { data: { json: () => MESSAGE } });
    expect(showNotification).toHaveBeenCalledWith(
      'Juegas a las 18:00',
      expect.objectContaining({ body: 'Cancha 2 · Club', data: { path: '/my-bookings' }, lang: 'es' }),
    );
  });

  test('shows nothing without a message', async () => {
    const { showNotification, send } = aWorker();
    await send('push', { data: null });
    expect(showNotification).not.toHaveBeenCalled();
  });

  test('opens the bookings on a tap, in the tab that shows them already if there is one', async () => {
    const alone = aWorker();
    await alone.send('notificationclick', tap('/my-bookings'));
    expect(alone.openWindow).toHaveBeenCalledWith(`${ORIGIN}/my-bookings`);
    const open = aWorker([`${ORIGIN}/`, `${ORIGIN}/my-bookings`]);
    await open.send('notificationclick', tap('/my-bookings'));
    expect(open.focused).toEqual([`${ORIGIN}/my-bookings`]);
    expect(open.openWindow).not.toHaveBeenCalled();
  });

  test('never opens another site', async () => {
    const { openWindow, send } = aWorker();
    await send('notificationclick', tap('https://evil.example/'));
    expect(openWindow).not.toHaveBeenCalled();
  });
});
