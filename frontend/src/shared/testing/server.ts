import { setupServer } from 'msw/node';

/** The network of every test; a call that no handler answers fails the test. */
export const server = setupServer();
