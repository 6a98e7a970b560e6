import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { toHaveNoViolations } from 'jest-axe';
import { clearImmediate, setImmediate } from 'node:timers';
import { format } from 'node:util';
import { FakeEventSource } from './fake-event-source';
import { makeFirstRequest } from './first-request';
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
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};
