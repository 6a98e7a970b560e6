import createClient, { type Middleware } from 'openapi-fetch';
import { deviceNow, learnServerTime } from '../model/server-time';
import { ApiError } from './api-error';
import type { paths } from './schema';
import { texts } from './texts';

const throwApiErrors: Middleware = {
  async onResponse({ response }) {
    if (response.ok) return;
    const body = await response.text();
    throw new ApiError(response.status, body, response.statusText, response.headers.get('x-request-id'));
  },
  onError({ error }) {
    if (error instanceof ApiError || isAbort(error)) return;
    return new ApiError(0, '', String(error));
  },
};

/** Stands for the origin on the server, where nobody sees it. */
const serverSide = 'http://saque.invalid';

/** The typed client for the server. A wrong path, parameter or body does not compile. */
export const client = createClient<paths>({
  baseUrl: typeof location === 'undefined' ? serverSide : location.origin,
  credentials: 'include',
  fetch: send,
});

client.use(throwApiErrors);

/**
 * Sends a request. If the browser has signed in meanwhile, the server has refused it before it did
 * anything, and the same request with the new cookie succeeds (docs/adr/0044). What is about the
 * person is not repeated: it was meant for the one before.
 */
async function send(request: Request): Promise<Response> {
  refuseWithoutCookies(request);
  const again = request.clone();
  const sentAt = deviceNow();
  const response = await globalThis.fetch(request);
  learnServerTime(response.headers, sentAt);
  const isAboutPerson = request.method !== 'GET' && /\/api\/session\b/.test(request.url);
  if (response.status !== 409 || isAboutPerson) return response;
  if (!(await response.clone().text()).includes('"session_changed"')) return response;
  await new Promise((resolve) => setTimeout(resolve, 300)); // the new cookie may still be under way
  return globalThis.fetch(again);
}

/** Calls that show by a token of a letter who makes them, and not by a cookie. */
const byToken = /\/api\/(?:manage|mail-addresses)\//;

/**
 * A browser that keeps no cookies would hold an hour, or a place in a line, for a player whom
 * nobody finds again. So nothing that changes something is sent.
 */
function refuseWithoutCookies({ method, url }: Request): void {
  if (method === 'GET' || byToken.test(url)) return;
  if (typeof navigator === 'undefined' || navigator.cookieEnabled) return;
  throw new ApiError(0, JSON.stringify({ code: 'no_cookies', message: texts.noCookies }));
}

function isAbort(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError';
}
