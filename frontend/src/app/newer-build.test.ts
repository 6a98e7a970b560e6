import { http, HttpResponse } from 'msw';
import { server } from '../testing/server';
import { reloadIfOutdated } from './newer-build';

const reload = jest.fn();

beforeEach(() => {
  window.sessionStorage.clear();
  reload.mockClear();
  document.head.innerHTML = '<script type="module" src="/assets/main-1.js"></script>';
});
afterAll(() => document.head.replaceChildren());

const serveEntry = (status: number) =>
  server.use(http.head('*/assets/main-1.js', () => new HttpResponse(null, { status })));

test('a page whose scripts are gone from the server is loaded again, once', async () => {
  serveEntry(404);
  await reloadIfOutdated(reload);
  await reloadIfOutdated(reload);
  expect(reload).toHaveBeenCalledTimes(1);
});

test.each([200, 503])(
  'a page is not loaded again if the server responds %i for its scripts',
  async (status) => {
    serveEntry(status);
    await reloadIfOutdated(reload);
    expect(reload).not.toHaveBeenCalled();
  },
);

test('a page is not loaded again without a network', async () => {
  server.use(http.head('*/assets/main-1.js', () => HttpResponse.error()));
  await reloadIfOutdated(reload);
  expect(reload).not.toHaveBeenCalled();
});
