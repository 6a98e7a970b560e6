import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { toHaveNoViolations } from 'jest-axe';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { clearImmediate, setImmediate } from 'node:timers';
import { format } from 'node:util';
import { withModalDialogs } from './dialogs';
import { FakeEventSource } from './fake-event-source';
import { withoutOwnerStacks } from './owner-stacks';
import { server } from './server';
import { withoutStyleSheets } from './style-sheets';

Object.assign(globalThis, { __DEVELOPMENT__: true, EventSource: FakeEventSource });
// jsdom removes them, but the simulated network needs them.
Object.assign(globalThis, { setImmediate, clearImmediate });
expect.extend(toHaveNoViolations);
configure({ asyncUtilTimeout: 10_000 });
withoutOwnerStacks();

const complaints: string[] = [];

beforeAll(async () => {
  await makeFirstRequest();
  server.listen({ onUnhandledFrame: 'error' });
});

beforeEach(() => {
  withoutStyleSheets();
  const complain = (...parts: unknown[]) => void complaints.push(format(...parts));
  jest.spyOn(console, 'error').mockImplementation(complain);
  jest.spyOn(console, 'warn').mockImplementation(complain);
});

afterEach(() => {
  server.resetHandlers();
  FakeEventSource.forgetAll();
  window.localStorage.clear();
  jest.restoreAllMocks();
  expect(complaints.splice(0)).toEqual([]);
});

afterAll(() => server.close());

/**
 * Makes one real request to this machine, so that Node has loaded its HTTP parser. The first
 * request of a process writes only after that. On a busy machine the simulated network takes such a
 * silent connection for one that is not HTTP, and lets it through to the real network.
 */
async function makeFirstRequest(): Promise<void> {
  const server = createServer((_request, response) => response.writeHead(204, { connection: 'close' }).end());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await fetch(`http://127.0.0.1:${port}`);
  await new Promise((resolve) => server.close(resolve));
}

/** jsdom has no ResizeObserver, but the screens need one. */
class QuietResizeObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

Object.assign(window, {
  ResizeObserver: QuietResizeObserver,
  scrollTo: () => undefined,
  matchMedia: (media: string): Partial<MediaQueryList> => ({
    media,
    matches: media === '(prefers-reduced-motion: reduce)',
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }),
});
Element.prototype.scrollIntoView = () => undefined;
Element.prototype.hasPointerCapture = () => false;
withModalDialogs();
