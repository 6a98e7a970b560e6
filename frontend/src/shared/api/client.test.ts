import { http, HttpResponse } from 'msw';
import { server } from '../../testing/server';
import { ApiError } from './api-error';
import { client } from './client';
import { refusedWithoutCookies } from './no-cookies';
import { unwrap } from './unwrap';

const venues = '/api/venues';

async function failureOf(promise: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await promise.catch((thrown: unknown) => thrown);
  if (error instanceof ApiError) return error;
  throw new Error(`expected an ApiError, got ${String(error)}`);
}

describe('the typed client of the API', () => {
  test('returns the data of a successful response', async () => {
    server.use(http.get(venues, () => HttpResponse.json([])));

    expect(await unwrap(client.GET('/api/venues'))).toEqual([]);
  });

  test('sends the cookies, and no content type without a body', async () => {
    server.use(http.get(venues, () => HttpResponse.json([])));
    const fetching = jest.spyOn(globalThis, 'fetch');

    await unwrap(client.GET('/api/venues'));

    const request = fetching.mock.calls[0]?.[0] as Request;
    expect(request.credentials).toBe('include');
    expect(request.headers.get('content-type')).toBeNull();
  });

  test('leaves it to the browser to revalidate what it has', async () => {
    server.use(http.get(venues, () => HttpResponse.json([])));
    const fetching = jest.spyOn(globalThis, 'fetch');

    await unwrap(client.GET('/api/venues'));

    expect((fetching.mock.calls[0]?.[0] as Request).cache).toBe('default');
  });

  test("throws the server's error with the id of the request", async () => {
    const body = { statusCode: 503, code: 'database_away', message: 'Volvemos enseguida.' };
    server.use(
      http.get(venues, () => HttpResponse.json(body, { status: 503, headers: { 'x-request-id': 'r-1' } })),
    );

    const error = await failureOf(unwrap(client.GET('/api/venues')));

    expect(error).toMatchObject({ status: 503, code: 'database_away', requestId: 'r-1' });
    expect(error.message).toBe(`503: ${JSON.stringify(body)}`);
  });

  test('throws a 401 like any other failure', async () => {
    const body = { statusCode: 401, code: 'not_signed_in', message: 'Inicia sesión.' };
    server.use(http.get(venues, () => HttpResponse.json(body, { status: 401 })));

    const error = await failureOf(unwrap(client.GET('/api/venues')));

    expect(error).toMatchObject({ status: 401, userMessage: 'Inicia sesión.' });
  });

  test('throws the status 0 if there is no response', async () => {
    server.use(http.get(venues, () => HttpResponse.error()));

    expect((await failureOf(unwrap(client.GET('/api/venues')))).status).toBe(0);
  });

  test('sends nothing that changes something from a browser without cookies', async () => {
    jest.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
    const fetching = jest.spyOn(globalThis, 'fetch');

    const error = await failureOf(unwrap(client.POST('/api/session')));

    expect(error).toMatchObject({
      code: 'no_cookies',
      userMessage: expect.stringContaining('no guarda cookies') as string,
    });
    expect(fetching).not.toHaveBeenCalled();
    refusedWithoutCookies(false);
  });

  test('rejects with an abort error if the call was aborted', async () => {
    server.use(http.get(venues, () => HttpResponse.json([])));
    const given = AbortSignal.abort();

    await expect(client.GET('/api/venues', { signal: given })).rejects.toMatchObject({ name: 'AbortError' });
  });

  describe('when the browser has signed in while a call was under way', () => {
    const changed = () =>
      HttpResponse.json(
        { statusCode: 409, code: 'session_changed', message: 'Inténtalo de nuevo.' },
        { status: 409 },
      );
    const booking = {
      courtId: 'c',
      bookingDate: '2026-11-20',
      timeSlot: '18:00',
      gameType: 'singles',
    } as const;
    const book = () =>
      client.POST('/api/bookings', { params: { header: { 'Idempotency-Key': 'key-1' } }, body: booking });

    test('repeats the call once, with the same body and idempotency key', async () => {
      const received: unknown[] = [];
      server.use(
        http.post('/api/bookings', async ({ request }) => {
          received.push([request.headers.get('idempotency-key'), await request.json()]);
          return received.length === 1 ? changed() : HttpResponse.json({ id: 'b' }, { status: 201 });
        }),
      );

      expect(await unwrap(book())).toEqual({ id: 'b' });
      expect(received).toEqual([
        ['key-1', booking],
        ['key-1', booking],
      ]);
    });

    test('gives up after the second refusal', async () => {
      let calls = 0;
      server.use(http.post('/api/bookings', () => (calls++, changed())));

      expect(await failureOf(unwrap(book()))).toMatchObject({ status: 409, code: 'session_changed' });
      expect(calls).toBe(2);
    });

    test('does not repeat a call with another refusal', async () => {
      let calls = 0;
      server.use(
        http.post('/api/bookings', () => {
          calls += 1;
          return HttpResponse.json({ code: 'slot_taken' }, { status: 409 });
        }),
      );

      await failureOf(unwrap(book()));
      expect(calls).toBe(1);
    });

    test('does not change the profile of an account that another person may use', async () => {
      let calls = 0;
      server.use(http.put('/api/session/profile', () => (calls++, changed())));

      await failureOf(unwrap(client.PUT('/api/session/profile', { body: { name: 'Luis' } })));
      expect(calls).toBe(1);
    });
  });

  describe('when the response of a change is lost', () => {
    const favourite = { params: { path: { venueId: 'venue-1' } } };

    test('sends it again with the same key, whatever call it is', async () => {
      const keys: (string | null)[] = [];
      server.use(
        http.put('/api/favourites/venue-1', ({ request }) => {
          keys.push(request.headers.get('idempotency-key'));
          return keys.length === 1 ? HttpResponse.error() : new HttpResponse(null, { status: 204 });
        }),
      );

      await client.PUT('/api/favourites/{venueId}', favourite);
      expect(keys).toEqual([expect.any(String), keys[0]]);
    });

    test('takes what is gone for deleted, but not what was never there', async () => {
      let calls = 0;
      const gone = () => HttpResponse.json({ code: 'not_found' }, { status: 404 });
      const respond = () => (calls++ === 0 ? HttpResponse.error() : gone());
      server.use(http.delete('/api/favourites/venue-1', respond));

      await expect(client.DELETE('/api/favourites/{venueId}', favourite)).resolves.toBeDefined();
      await expect(client.DELETE('/api/favourites/{venueId}', favourite)).rejects.toMatchObject({
        status: 404,
      });
    });

    test('does not send again what would send another letter', async () => {
      let calls = 0;
      server.use(http.post('/api/session/email-code', () => (calls++, HttpResponse.error())));

      const body = { email: 'ana@example.org' };
      expect(await failureOf(unwrap(client.POST('/api/session/email-code', { body })))).toMatchObject({
        status: 0,
      });
      expect(calls).toBe(1);
    });
  });

  test('does not compile with a path that the server does not have', () => {
    // @ts-expect-error the contract has no such call
    const wrong = () => client.GET('/api/venuez');
    expect(wrong).toBeInstanceOf(Function);
  });
});
