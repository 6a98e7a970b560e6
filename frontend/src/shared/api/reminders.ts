import { client } from './client';
import { unwrap } from './unwrap';

/** Returns true if this browser can show reminders, has its worker, and was not refused. */
export async function canRemind(): Promise<boolean> {
  if (!('PushManager' in window) || !('Notification' in window)) return false;
  return Notification.permission !== 'denied' && (await installedWorker()) !== undefined;
}

/** Returns true if this browser gets reminders already. */
export async function isReminded(): Promise<boolean> {
  return 'Notification' in window && Notification.permission === 'granted' && (await subscription()) !== null;
}

/**
 * Asks the player for the permission, and lets the server remind this browser.
 * @returns false if the player or the browser refuses
 */
export async function startReminders(): Promise<boolean> {
  if (!('Notification' in window) || (await Notification.requestPermission()) !== 'granted') return false;
  const worker = await installedWorker();
  const { publicKey } = await unwrap(client.GET('/api/session/push'));
  const made = await worker?.pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
    .catch(() => null); // a browser without its maker's service
  return made ? tellServer(made) : false;
}

/** Keeps the reminders of this browser when its player signs in, which begins a new session. */
export async function keepReminders(): Promise<void> {
  const made = await subscription();
  if (made) await tellServer(made);
}

/** Ends the reminders of this browser, as when its session ends. */
export async function endReminders(): Promise<void> {
  await (await subscription())?.unsubscribe().catch(() => false);
}

async function tellServer(made: PushSubscription): Promise<boolean> {
  const { endpoint, keys } = made.toJSON();
  if (!endpoint || !keys?.['p256dh'] || !keys['auth']) return false;
  const { p256dh, auth } = keys;
  await client.PUT('/api/session/push', { body: { endpoint, p256dh, auth } });
  return true;
}

async function subscription(): Promise<PushSubscription | null> {
  return (await (await installedWorker())?.pushManager?.getSubscription()) ?? null;
}

/** Returns undefined without workers; some private windows refuse them. */
async function installedWorker(): Promise<ServiceWorkerRegistration | undefined> {
  try {
    return await navigator.serviceWorker.getRegistration();
  } catch {
    return undefined;
  }
}
