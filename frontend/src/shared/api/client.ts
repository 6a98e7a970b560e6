import createClient, { type Middleware } from 'openapi-fetch';
import { ApiError } from './api-error';
import type { paths } from './schema';

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
  fetch: (request) => globalThis.fetch(request),
});

client.use(throwApiErrors);

function isAbort(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError';
}
