import { serveOfflineShell, SHELL_PAGE } from './offline-shell';
import type { FetchEvent, LongEvent, WorkerScope } from './worker-scope';

const ORIGIN = 'https://saque.example';
const SCRIPT = '/assets/index-1.js';

/** A browser with its caches, for one worker after the other. */
function aBrowser() {
  const stored = new Map<string, Map<string, Response>>();
  const network = jest.fn(async (request: RequestInfo | URL): Promise<Response> => {
    return new Response(`network: ${new URL(addressOf(request)).pathname}`);
  });
  const caches = {
    keys: async () => [...stored.keys()],
    delete: async (name: string) => stored.delete(name),
    open: async (name: string) => {
      const files = stored.get(name) ?? new Map<string, Response>();
      stored.set(name, files);
      return {
        addAll: async (requests: RequestInfo[]) => {
          for (const request of requests) {
            const { pathname } = new URL(addressOf(request));
            files.set(pathname, new Response(`stored: ${pathname}`));
          }
        },
        match: async (path: string) => files.get(path),
      } as unknown as Cache;
    },
  };
  const install = async (version: string, files = [SCRIPT]) => {
    const listeners = new Map<string, (event: never) => void>();
    const scope = {
      addEventListener: (type: string, listener: (event: never) => void) => listeners.set(type, listener),
      registration: {},
      caches,
      fetch: network,
      location: { origin: ORIGIN },
    } as unknown as WorkerScope;
    serveOfflineShell(scope, { version, files });
    const run = async (type: string) => {
      const work: Promise<unknown>[] = [];
      const event: LongEvent = { waitUntil: (each) => void work.push(each) };
      listeners.get(type)?.(event as never);
      await Promise.all(work);
    };
    await run('install');
    return { activate: () => run('activate'), ask: (request: Request) => ask(listeners, request) };
  };
  return { stored, network, install };
}

const addressOf = (request: RequestInfo | URL) =>
  new URL(request instanceof Request ? request.url : String(request), ORIGIN).href;

/** Returns the text of the response, or null if the worker leaves the request to the browser. */
async function ask(listeners: Map<string, (event: never) => void>, request: Request): Promise<string | null> {
  const responses: Promise<Response>[] = [];
  const event: FetchEvent = {
    request,
    waitUntil: () => undefined,
    respondWith: (given) => void responses.push(given),
  };
  listeners.get('fetch')?.(event as never);
  const [response] = await Promise.all(responses);
  return response ? response.clone().text() : null;
}

/** A request as the browser makes it for a page. The constructor refuses this mode. */
function navigation(path: string): Request {
  return Object.defineProperty(new Request(ORIGIN + path), 'mode', { value: 'navigate' });
}
const call = (path: string, init?: RequestInit) => new Request(ORIGIN + path, init);
const offline = () => Promise.reject(new TypeError('Failed to fetch'));

describe('the worker of the site', () => {
  test('takes pages from the network, and without one shows the shell at their address', async () => {
    const { network, install } = aBrowser();
    const worker = await install('1');
    expect(await worker.ask(navigation('/venue/1'))).toBe('network: /venue/1');
    network.mockImplementation(offline);
    expect(await worker.ask(navigation('/venue/1'))).toBe(`stored: ${SHELL_PAGE}`);
    expect(await worker.ask(navigation('/my-bookings?reserva=1'))).toBe(`stored: ${SHELL_PAGE}`);
  });

  test('stores the shell and its files, and nothing that was visited', async () => {
    const { stored, install } = aBrowser();
    const worker = await install('1');
    for (const path of ['/my-bookings', '/checkout/1', '/shared-payment/t'])
      await worker.ask(navigation(path));
    expect([...(stored.get('saque-shell-1')?.keys() ?? [])]).toEqual([SHELL_PAGE, SCRIPT]);
    expect(stored.size).toBe(1);
  });

  test.each([
    ['a call of the API', call('/api/bookings/user/me')],
    ['the hours of a court', call('/api/courts/1/availability?date=2026-11-20')],
    ['a picture', call('/images/1.webp')],
    ['a script of another screen', call('/assets/venue-1.js')],
    ['a file of another site', new Request('https://js.stripe.example/assets/index-1.js')],
    ['a request that writes', call('/api/bookings', { method: 'POST' })],
    ['the question whether a script still exists', call(SCRIPT, { method: 'HEAD', cache: 'no-store' })],
    ['the page of the API', navigation('/api/docs')],
    ['a calendar file', navigation('/api/bookings/1/calendar.ics')],
    ['a page of the admin', navigation('/admin/courts')],
  ])('leaves %s to the browser', async (_, request) => {
    const worker = await aBrowser().install('1');
    expect(await worker.ask(request)).toBeNull();
  });

  test('returns the scripts of the shell from the store, and from the network if they are gone', async () => {
    const { stored, install } = aBrowser();
    const worker = await install('1');
    expect(await worker.ask(call(SCRIPT))).toBe(`stored: ${SCRIPT}`);
    stored.clear(); // the browser needed the room
    expect(await worker.ask(call(SCRIPT))).toBe(`network: ${SCRIPT}`);
  });

  test('removes the shell of an older build when it takes over, not before, and nothing else', async () => {
    const { stored, install } = aBrowser();
    stored.set('of-another-program', new Map());
    const before = await install('1');
    await before.activate();
    const after = await install('2', ['/assets/index-2.js']);
    expect(await before.ask(call(SCRIPT))).toBe(`stored: ${SCRIPT}`);
    await after.activate();
    expect([...stored.keys()]).toEqual(['of-another-program', 'saque-shell-2']);
    expect(await after.ask(call('/assets/index-2.js'))).toBe('stored: /assets/index-2.js');
  });

  test('reports the failure of the network without a stored shell', async () => {
    const { stored, network, install } = aBrowser();
    const worker = await install('1');
    stored.clear();
    network.mockImplementation(offline);
    await expect(worker.ask(navigation('/'))).rejects.toThrow('Failed to fetch');
  });
});
