import createClient from 'openapi-fetch';
import { deviceNow, learnServerTime } from '../time/server-time';
import { ApiError, codeOf } from './api-error';
import { withoutCookies } from './no-cookies';
import { isSentOnce } from './sent-once';
import type { paths } from './schema';
import { keyFor } from './unknown-keys';
import { untilKnown } from './until-known';

/** Stands for the origin on the server, where it is not shown. */
const serverSide = 'http://saque.invalid';

/**
 * The typed client for the server. A wrong path, parameter or body does not compile. What changes
 * something is sent until its outcome is known (docs/adr/0074).
 */
export const client = createClient<paths>({
  baseUrl: typeof location === 'undefined' ? serverSide : location.origin,
  credentials: 'include',
  fetch: send,
});

/** For a query that has to be sent as a POST: it is fetched again like every other query. */
export const asQuery = { fetch: sendOnce };

function send(request: Request): Promise<Response> {
  return request.method === 'GET' || isSentOnce(request) ? sendOnce(request) : sendUntilKnown(request);
}

/**
 * Sends a request again, with the same key, as long as its response is lost. If the thing that a
 * repeated request deletes is gone, the first request has deleted it.
 */
async function sendUntilKnown(request: Request): Promise<Response> {
  const key = await keyFor(request);
  request.headers.set('Idempotency-Key', key.value);
  let isRepeated = false;
  try {
    return await untilKnown(async () => {
      const attempt = request.clone();
      try {
        return await sendOnce(attempt);
      } catch (error) {
        if (isRepeated && request.method === 'DELETE' && error instanceof ApiError && error.status === 404)
          return new Response(null, { status: 204 });
        throw error;
      } finally {
        isRepeated = true;
      }
    });
  } catch (error) {
    if (codeOf(error) === 'unknown_outcome') key.keep();
    throw error;
  }
}

/**
 * Sends a request and returns its response with the whole body: a response that is cut off is lost.
 * @throws ApiError if there is no response, or the server refuses
 */
async function sendOnce(request: Request): Promise<Response> {
  refuseWithoutCookies(request);
  const response = await inPresentSession(request);
  if (response.ok) return request.method === 'GET' ? response : whole(response);
  const body = await response.text();
  throw new ApiError(response.status, body, response.statusText, response.headers.get('x-request-id'));
}

/**
 * Sends a request. If the browser has signed in meanwhile, the server has refused it before it did
 * anything, and the same request with the new cookie succeeds (docs/adr/0044). What is about the
 * person is not repeated: it was meant for the one before.
 */
async function inPresentSession(request: Request): Promise<Response> {
  const again = request.clone();
  const sentAt = deviceNow();
  const response = await fetched(request);
  learnServerTime(response.headers, sentAt);
  const isAboutPerson = request.method !== 'GET' && /\/api\/session\b/.test(request.url);
  if (response.status !== 409 || isAboutPerson) return response;
  if (!(await response.clone().text()).includes('"session_changed"')) return response;
  await new Promise((resolve) => setTimeout(resolve, 300)); // the new cookie may still be under way
  return fetched(again);
}

async function whole(response: Response): Promise<Response> {
  const { status, headers } = response;
  const body = await orLost(() => response.arrayBuffer());
  return new Response(body.byteLength > 0 ? body : null, { status, headers });
}

const fetched = (request: Request) => orLost(() => globalThis.fetch(request));

async function orLost<Result>(receive: () => Promise<Result>): Promise<Result> {
  try {
    return await receive();
  } catch (error) {
    throw isAbort(error) ? error : new ApiError(0, '', String(error));
  }
}

/** Calls that show by a token of a letter who makes them, and not by a cookie. */
const byToken = /\/api\/(?:manage|mail-addresses)\//;

/**
 * A browser that keeps no cookies would hold an hour, or a place in a line, for a player who is
 * lost at the next call. So it sends no request that changes something.
 */
function refuseWithoutCookies({ method, url }: Request): void {
  if (method === 'GET' || byToken.test(url)) return;
  if (typeof navigator === 'undefined' || navigator.cookieEnabled) return;
  throw withoutCookies();
}

function isAbort(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError';
}
