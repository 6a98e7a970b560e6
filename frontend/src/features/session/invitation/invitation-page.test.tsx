import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expectAccessible } from '../../../testing/accessibility';
import { aDashboard, serveAdmin } from '../../../testing/handlers/admin';
import { renderApp } from '../../../testing/render-app';
import { server } from '../../../testing/server';

const path = '/admin/invitation/a-token';

/** Serves an invitation and the response to its acceptance. Returns the bodies that were sent. */
function serveInvitation(check: object = { isAdmin: true }) {
  const bodies: unknown[] = [];
  server.use(
    http.get('*/api/admin/invitations/a-token', () =>
      HttpResponse.json({
        email: 'eva@example.org',
        name: 'Eva',
        roles: [{ venueId: 'venue-1', venueName: 'Club Las Lomas', role: 'reception' }],
        expiresAt: '2026-11-30T12:00:00.000Z',
      }),
    ),
    http.post('*/api/admin/invitations/a-token', async ({ request }) => {
      bodies.push(await request.json());
      return HttpResponse.json(check);
    }),
  );
  return bodies;
}

test('an invitation says where and as what, and asks for a password of 12 characters', async () => {
  const bodies = serveInvitation();
  const { user, container } = renderApp(path);
  expect(await screen.findByText('Recepción en Club Las Lomas')).toBeVisible();
  expect(screen.getByText('Entrarás con eva@example.org.')).toBeVisible();
  await expectAccessible(container);
  await user.type(screen.getByLabelText('Contraseña nueva'), 'corta');
  await user.click(screen.getByRole('button', { name: 'Entrar al equipo' }));
  expect(await screen.findByText('Usa al menos 12 caracteres.')).toBeVisible();
  expect(bodies).toEqual([]);
});

test('a person who accepts is signed in with the chosen name and password', async () => {
  const bodies = serveInvitation();
  serveAdmin();
  server.use(http.get('*/api/admin/dashboard', () => HttpResponse.json(aDashboard())));
  const { user } = renderApp(path);
  await user.type(await screen.findByLabelText('Contraseña nueva'), 'tres gatos azules');
  await user.click(screen.getByRole('button', { name: 'Entrar al equipo' }));
  expect(await screen.findByText('Ya eres parte del equipo')).toBeVisible();
  expect(bodies).toEqual([{ name: 'Eva', password: 'tres gatos azules' }]);
});

test('an invitation that has ended leads to the sign-in', async () => {
  server.use(
    http.get('*/api/admin/invitations/a-token', () =>
      HttpResponse.json({ code: 'invitation_gone', message: 'Ya no vale.' }, { status: 404 }),
    ),
  );
  renderApp(path);
  expect(await screen.findByRole('heading', { name: 'Esta invitación ya no sirve' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ir a la entrada' })).toHaveAttribute('href', '/admin/login');
});

describe('in a browser with passkeys', () => {
  const bytes = (text: string) => new TextEncoder().encode(text).buffer;
  const created = {
    id: 'llave',
    rawId: bytes('llave'),
    type: 'public-key',
    response: {
      clientDataJSON: bytes('{}'),
      attestationObject: bytes('a'),
      getTransports: () => ['internal'],
    },
    getClientExtensionResults: () => ({}),
  };
  const options = { challenge: 'AQID', rp: {}, user: { id: 'AQID' }, pubKeyCredParams: [] };

  beforeEach(() => {
    Object.assign(window, { PublicKeyCredential: class {} });
    const create = () => Promise.resolve(created);
    Object.defineProperty(navigator, 'credentials', { value: { create }, configurable: true });
    server.use(
      http.post('*/api/admin/invitations/a-token/passkey/options', () => HttpResponse.json(options)),
    );
  });
  afterEach(() => {
    Reflect.deleteProperty(window, 'PublicKeyCredential');
    Reflect.deleteProperty(navigator, 'credentials');
  });

  const button = () => screen.findByRole('button', { name: 'Usar una llave de acceso' });

  test('a person accepts with a passkey and no password', async () => {
    serveInvitation();
    serveAdmin();
    const sent: unknown[] = [];
    server.use(
      http.get('*/api/admin/dashboard', () => HttpResponse.json(aDashboard())),
      http.post('*/api/admin/invitations/a-token/passkey', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ isAdmin: true });
      }),
    );
    const { user, container } = renderApp(path);
    const entrance = await button();
    await expectAccessible(container);
    await user.click(entrance);
    expect(await screen.findByText('Ya eres parte del equipo')).toBeVisible();
    const response = { clientDataJSON: 'e30', attestationObject: 'YQ', transports: ['internal'] };
    expect(sent).toEqual([{ name: 'Eva', id: 'llave', ...response }]);
  });

  test('a passkey needs a name first, and says what the server refuses', async () => {
    serveInvitation();
    server.use(
      http.post('*/api/admin/invitations/a-token/passkey', () =>
        HttpResponse.json({ code: 'set_up_expired', message: 'Pasó demasiado tiempo.' }, { status: 409 }),
      ),
    );
    const { user } = renderApp(path);
    const entrance = await button();
    await user.clear(screen.getByLabelText('Tu nombre'));
    await user.click(entrance);
    expect(await screen.findByText('Escribe tu nombre.')).toBeVisible();
    await user.type(screen.getByLabelText('Tu nombre'), 'Eva');
    await user.click(entrance);
    expect(await screen.findByText('Pasó demasiado tiempo.')).toBeVisible();
  });
});
