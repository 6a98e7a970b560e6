import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

/** Headers of the errors that nginx makes itself, before or instead of the API. */
const HEADERS = {
  'content-security-policy': /^default-src 'none'/,
  'cross-origin-resource-policy': /^same-origin$/,
  'referrer-policy': /^no-referrer$/,
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/,
  'x-request-id': /^[0-9a-f]{32}$/,
  'cache-control': /^no-store$/,
};

/** Sends bytes that no HTTP client would send and returns the whole response. */
async function raw(
  site: string,
  request: string,
): Promise<{ status: number; headers: Headers; body: string }> {
  const { hostname, port } = new URL(site);
  const socket = connect(Number(port), hostname, () => socket.write(request));
  const [head = '', ...body] = (await text(socket)).split('\r\n\r\n');
  const [line = '', ...fields] = head.split('\r\n');
  const headers = new Headers(fields.map((field) => field.split(/: (.*)/, 2) as [string, string]));
  return { status: Number(line.split(' ')[1]), headers, body: body.join('\r\n\r\n') };
}

const REST = 'Host: localhost\r\nConnection: close\r\n';

/** Declares the tests of the errors that nginx makes itself. */
export function testOwnErrors(site: () => string): void {
  test.each([
    [413, 'too_large', `POST /api/bookings HTTP/1.1\r\n${REST}Content-Length: 99000000\r\n\r\n`],
    [400, 'malformed', `GET /api/venues HTTP/1.1\r\n${REST}X-Large: ${'a'.repeat(40_000)}\r\n\r\n`],
    [403, 'forbidden', `GET /saque-images/uploads/1 HTTP/1.1\r\n${REST}\r\n`],
  ])(
    'nginx refuses a call with %i, our headers and a body like the API: %s',
    async (status, code, request) => {
      const response = await raw(site(), request);
      expect(response.status).toBe(status);
      for (const [name, value] of Object.entries(HEADERS)) expect(response.headers.get(name)).toMatch(value);
      expect(JSON.parse(response.body)).toEqual({
        statusCode: status,
        code,
        message: expect.stringMatching(/^[A-Z].*\.$/) as string,
        requestId: response.headers.get('x-request-id'),
      });
    },
  );

  test.each([
    [405, 'Página no encontrada', `POST /robots.txt HTTP/1.1\r\n${REST}Content-Length: 0\r\n\r\n`],
    [414, 'No te hemos entendido', `GET /${'a'.repeat(9_000)} HTTP/1.1\r\n${REST}\r\n`],
    [501, 'No te hemos entendido', `GET / HTTP/1.1\r\n${REST}Transfer-Encoding: nonsense\r\n\r\n`],
  ])('nginx shows people a page in Spanish with our headers for a %i: %s', async (status, title, request) => {
    const response = await raw(site(), request);
    expect(response.status).toBe(status);
    for (const [name, value] of Object.entries(HEADERS)) expect(response.headers.get(name)).toMatch(value);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.body).toContain(`<h1>${title}</h1>`);
  });
}
