import type { FetchEvent, WorkerScope } from './worker-scope';

/** The files that this build needs to start without a network. */
export interface Shell {
  /** Another one for every build. */
  version: string;
  /** Scripts, styles and fonts, all with a hash in their name. */
  files: readonly string[];
}

/** The page without any data, which starts the site at every address (backend/src/site). */
export const SHELL_PAGE = '/offline-shell';

/** The caches of shells, and of nothing else, begin with this. */
const CACHE = 'saque-shell-';

/** Addresses that show no screen of a player. Without a network the browser says so itself. */
const NO_SCREEN = /^\/(?:api|admin|stripe-sandbox|health|images|previews|assets|uploads|dev)(?:\/|$)/i;

/**
 * Lets the site start without a network (docs/adr/0051). Pages come from the network, and only if
 * there is none, from the shell, whose calls then fail and say so. Nothing else is ever stored: no
 * page with data, no response of the API, no picture.
 */
export function serveOfflineShell(scope: WorkerScope, { version, files }: Shell): void {
  const name = CACHE + version;
  scope.addEventListener('install', (event) => event.waitUntil(store(scope, name, files)));
  // A worker takes over when no tab is left of the build before, so no tab loses its scripts.
  scope.addEventListener('activate', (event) =>
    event.waitUntil(Promise.all([removeOthers(scope, name), scope.registration.navigationPreload?.enable()])),
  );
  scope.addEventListener('fetch', (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (request.method !== 'GET' || origin !== scope.location.origin) return;
    if (request.mode === 'navigate') {
      if (!NO_SCREEN.test(pathname)) event.respondWith(pageFor(scope, name, event));
    } else if (files.includes(pathname) && request.cache !== 'no-store') {
      event.respondWith(stored(scope, name, pathname).then((file) => file ?? scope.fetch(request)));
    }
  });
}

async function store(
  { caches, location }: WorkerScope,
  name: string,
  files: readonly string[],
): Promise<void> {
  const cache = await caches.open(name);
  const page = new Request(new URL(SHELL_PAGE, location.origin), { cache: 'reload' });
  await cache.addAll([page, ...files]);
}

async function removeOthers({ caches }: WorkerScope, name: string): Promise<void> {
  const others = (await caches.keys()).filter((each) => each.startsWith(CACHE) && each !== name);
  await Promise.all(others.map((each) => caches.delete(each)));
}

async function pageFor(scope: WorkerScope, name: string, event: FetchEvent): Promise<Response> {
  try {
    return (await event.preloadResponse) ?? (await scope.fetch(event.request));
  } catch (error) {
    const shell = await stored(scope, name, SHELL_PAGE);
    if (shell) return shell;
    throw error;
  }
}

async function stored({ caches }: WorkerScope, name: string, path: string): Promise<Response | undefined> {
  return (await caches.open(name)).match(path);
}
