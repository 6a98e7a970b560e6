import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';

/**
 * The network of every test; a call that no handler answers fails the test. No code is promoted unless a test says so,
 * because the home page, which many walks pass, always asks.
 */
export const server = setupServer(http.get('/api/discount-codes', () => HttpResponse.json([])));
