/** What the worker uses of its global scope. TypeScript's library for pages does not contain it. */
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
