import { useQuery } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { renderInProviders } from '../../testing/render-app';
import { server } from '../../testing/server';
import { client } from './client';
import { unwrap } from './unwrap';

function Config() {
  const { data, error } = useQuery({
    queryKey: ['config'],
    queryFn: () => unwrap(client.GET('/api/config')),
  });
  return <p>{data ? 'llegó' : error ? 'falló' : 'espera'}</p>;
}

/** Serves one failed response and good ones afterwards. Returns a count of the requests. */
function serveAfterOne(failure: () => Response) {
  let requests = 0;
  server.use(
    http.head('*/health/live', () => new HttpResponse()),
    http.get('*/api/config', () => {
      requests += 1;
      return requests === 1 ? failure() : HttpResponse.json({ bookingWindowDays: 60 });
    }),
  );
  return () => requests;
}
const comeOnline = () => act(() => void window.dispatchEvent(new Event('online')));

test.each([
  ['is offline', () => HttpResponse.error()],
  ['meets a server that restarts', () => new HttpResponse('', { status: 503 })],
])('a screen that %s gets its data by itself as soon as the network returns', async (_case, failure) => {
  serveAfterOne(failure);
  renderInProviders(<Config />);
  expect(await screen.findByText('falló')).toBeVisible();

  comeOnline();

  expect(await screen.findByText('llegó')).toBeVisible();
});

test('a screen without data asks again after some seconds while the server is away', async () => {
  const real = window.setTimeout;
  const asks: (() => void)[] = [];
  // Testing Library takes a spy for fake timers, so this is a plain function.
  window.setTimeout = ((ask: () => void, pause = 0) => {
    if (pause < 5000 || pause > 6250) return real(ask, pause);
    return asks.push(ask);
  }) as typeof window.setTimeout;
  serveAfterOne(() => HttpResponse.error());
  renderInProviders(<Config />);
  expect(await screen.findByText('falló')).toBeVisible();
  window.setTimeout = real;

  act(() => asks.forEach((ask) => ask()));

  expect(asks).toHaveLength(1);
  expect(await screen.findByText('llegó')).toBeVisible();
});

test('a refusal of the server is not repeated when the network returns', async () => {
  const requests = serveAfterOne(() => new HttpResponse('', { status: 404 }));
  renderInProviders(<Config />);
  expect(await screen.findByText('falló')).toBeVisible();

  comeOnline();
  await act(() => new Promise((resolve) => setTimeout(resolve, 0)));

  expect([requests(), screen.getByText('falló')]).toEqual([1, expect.anything()]);
});
