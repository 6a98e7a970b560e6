import type { NotificationEvent, PushEvent, ReminderScope } from './worker-scope';

/** The message of the server: backend/src/modules/push/domain/push-message.ts. */
interface PushMessage {
  title: string;
  body: string;
  path: string;
}

/** Shows the reminders that the server sends to this device, and opens the site on a tap. */
export function showReminders(scope: ReminderScope): void {
  scope.addEventListener('push', (event) => event.waitUntil(show(scope, event)));
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(scope, event));
  });
}

async function show({ registration }: ReminderScope, { data }: PushEvent): Promise<void> {
  if (!data) return;
  const { title, body, path } = data.json() as PushMessage;
  await registration.showNotification(title, {
    body,
    lang: 'es',
    icon: '/icons/saque-192.png',
    tag: `${title} ${body}`, // the same reminder twice is shown once
    data: { path },
  });
}

/** Goes to a tab that shows the page already, or opens one. */
async function open(
  { clients, location }: ReminderScope,
  { notification }: NotificationEvent,
): Promise<void> {
  const { href, origin } = new URL(notification.data.path, location.origin);
  if (origin !== location.origin) return;
  const tabs = await clients.matchAll({ type: 'window' });
  const shown = tabs.find(({ url }) => url === href);
  await (shown ? shown.focus() : clients.openWindow(href));
}
