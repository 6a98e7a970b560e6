/** The part of its global scope that the worker uses. TypeScript's library for pages lacks it. */
export interface WorkerScope {
  addEventListener: {
    (type: 'install' | 'activate', listener: (event: LongEvent) => void): void;
    (type: 'fetch', listener: (event: FetchEvent) => void): void;
  };
  registration: { navigationPreload?: { enable: () => Promise<void> } };
  caches: Pick<CacheStorage, 'open' | 'keys' | 'delete'>;
  fetch: typeof fetch;
  location: { origin: string };
}

export interface LongEvent {
  waitUntil: (work: Promise<unknown>) => void;
}

export interface FetchEvent extends LongEvent {
  request: Request;
  /** The response that the browser began to fetch while the worker started, if it did. */
  preloadResponse?: Promise<Response | undefined>;
  respondWith: (response: Promise<Response>) => void;
}

/** The part of the scope that shows reminders. */
export interface ReminderScope {
  addEventListener: {
    (type: 'push', listener: (event: PushEvent) => void): void;
    (type: 'notificationclick', listener: (event: NotificationEvent) => void): void;
  };
  registration: { showNotification: (title: string, options: NotificationOptions) => Promise<void> };
  clients: {
    matchAll: (options: { type: 'window' }) => Promise<Tab[]>;
    openWindow: (address: string) => Promise<unknown>;
  };
  location: { origin: string };
}

interface Tab {
  url: string;
  focus: () => Promise<unknown>;
}

export interface PushEvent extends LongEvent {
  data: { json: () => unknown } | null;
}

export interface NotificationEvent extends LongEvent {
  notification: { close: () => void; data: { path: string } };
}
