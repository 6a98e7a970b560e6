import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expectAccessible } from '../../testing/accessibility';
import { aCode, serveAdmin } from '../../testing/handlers/admin';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';

const PATH = '*/api/admin/passkey-sign-in';
const bytes = (text: string) => new TextEncoder().encode(text).buffer;

/** Gives the browser passkeys. `get` is what happens when the server asks for one. */
function serveDevice(get: () => Promise<object>) {
  Object.assign(window, { PublicKeyCredential: class {} });
  Object.defineProperty(navigator, 'credentials', { value: { get }, configurable: true });
  server.use(
    http.post(`${PATH}/options`, () => HttpResponse.json({ challenge: 'AQID', allowCredentials: [] })),
    http.get('*/api/admin/discount-codes', () => HttpResponse.json([aCode()])),
  );
}

/** Simulates the response to a passkey. Returns the bodies that were sent. */
function serveEntrance(status: number, body: object): unknown[] {
  const sent: unknown[] = [];
  server.use(
    http.post(PATH, async ({ request }) => {
      sent.push(await request.json());
      if (status === 200) serveAdmin();
      return HttpResponse.json(body, { status });
    }),
  );
  return sent;
}

const proof = () =>
  Promise.resolve({
    id: 'llave',
    rawId: bytes('llave'),
    type: 'public-key',
    response: {
      clientDataJSON: bytes('{}'),
      authenticatorData: bytes('d'),
      signature: bytes('s'),
      userHandle: undefined,
    },
    getClientExtensionResults: () => ({}),
  });

const button = () => screen.findByRole('button', { name: 'Usar una llave de acceso' });

afterEach(() => {
  Reflect.deleteProperty(window, 'PublicKeyCredential');
  Reflect.deleteProperty(navigator, 'credentials');
});

test('an admin enters with a passkey and nothing else, and gets to the wanted screen', async () => {
  serveDevice(proof);
  const sent = serveEntrance(200, { isAdmin: true });
  serveAdmin(false);
  const { user, container } = renderApp('/admin/discounts');
  const entrance = await button();
  await expectAccessible(container);
  await user.click(entrance);
  expect(await screen.findByRole('heading', { level: 1, name: 'Códigos de descuento' })).toBeVisible();
  expect(await screen.findByText('Acceso concedido')).toBeInTheDocument();
  expect(sent).toEqual([{ id: 'llave', clientDataJSON: 'e30', authenticatorData: 'ZA', signature: 'cw' }]);
});

test('a passkey that the server refuses, or the device does not use, is explained on the screen', async () => {
  serveDevice(proof);
  serveEntrance(404, { code: 'passkey_unknown', message: 'No es de nadie del equipo.' });
  serveAdmin(false);
  const { user } = renderApp('/admin/login');
  await user.click(await button());
  expect(await screen.findByText('No es de nadie del equipo.')).toBeVisible();
  serveDevice(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
  await user.click(await button());
  expect(await screen.findByText(/No se completó en tu dispositivo/)).toBeVisible();
});

test('a browser without passkeys offers none', async () => {
  serveAdmin(false);
  renderApp('/admin/login');
  expect(await screen.findByLabelText('Usuario')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Usar una llave de acceso' })).toBeNull();
});
