import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expectAccessible } from '../../testing/accessibility';
import { serveAdmin } from '../../testing/handlers/admin';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';
import { standAt } from '../../testing/venue-clock';
import type { AdminAccount, AdminSession } from './api/account-query';

standAt('2026-11-21T12:00:00-05:00');
beforeEach(() => serveAdmin());

function aSession(over: Partial<AdminSession> = {}): AdminSession {
  return {
    id: 'here',
    browser: 'Chrome',
    system: 'Windows',
    address: '203.0.113.7',
    startedAt: '2026-11-20T15:00:00.000Z',
    lastUsedAt: '2026-11-21T16:59:00.000Z',
    isCurrent: true,
    ...over,
  };
}

const elsewhere = aSession({ id: 'phone', browser: 'Firefox', system: 'Android', isCurrent: false });

/** Simulates an account with these sessions, which can be ended. Returns what was asked for. */
function serveAccount(...sessions: AdminSession[]): string[] {
  const requests: string[] = [];
  let open = sessions;
  const account = (): AdminAccount => ({ username: 'ana', hasInitialPassword: false, sessions: open });
  server.use(
    http.get('*/api/admin/account', () => HttpResponse.json(account())),
    http.delete<{ id: string }>('*/api/admin/account/sessions/:id', ({ params }) => {
      requests.push(params.id);
      open = open.filter(({ id }) => id !== params.id);
      return HttpResponse.json({ ended: 1 });
    }),
    http.post('*/api/admin/account/sessions/end-others', () => {
      requests.push('others');
      open = open.filter(({ isCurrent }) => isCurrent);
      return HttpResponse.json({ ended: 1 });
    }),
  );
  return requests;
}

function servePassword(status = 200, body: object = { ended: 0 }): unknown[] {
  const requests: unknown[] = [];
  server.use(
    http.put('*/api/admin/account/password', async ({ request }) => {
      requests.push(await request.json());
      return HttpResponse.json(body, { status });
    }),
  );
  return requests;
}

type User = ReturnType<typeof renderApp>['user'];

async function fill(user: User, current: string, next: string, repeated = next) {
  await user.type(await screen.findByLabelText('Contraseña actual'), current);
  await user.type(screen.getByLabelText('Contraseña nueva'), next);
  await user.type(screen.getByLabelText('Repite la contraseña nueva'), repeated);
  await user.click(screen.getByRole('button', { name: 'Cambiar contraseña' }));
}

const list = () => screen.findByRole('list', { name: 'Sesiones abiertas' });

describe('the sessions on the screen "Mi cuenta"', () => {
  it('are named by device, with their times and address, and the present one is marked', async () => {
    serveAccount(aSession(), elsewhere, aSession({ id: 'old', browser: null, system: null, address: null }));
    const { container } = renderApp('/admin/account');

    const rows = within(await list()).getAllByRole('listitem');
    expect(rows[0]).toHaveTextContent('Chrome en Windows');
    expect(rows[0]).toHaveTextContent('Este dispositivo');
    expect(rows[0]).toHaveTextContent(/Último uso: hoy, \d\d:59 · Dirección: 203.0.113.7/);
    expect(rows[1]).toHaveTextContent('Firefox en Android');
    expect(rows[2]).toHaveTextContent('Dispositivo desconocido');
    expect(screen.getByText('Entraste como ana.')).toBeVisible();
    await expectAccessible(container);
  });

  it('end one by one', async () => {
    const requests = serveAccount(aSession(), elsewhere);
    const { user } = renderApp('/admin/account');

    await user.click(await screen.findByRole('button', { name: 'Cerrar sesión de Firefox en Android' }));

    expect(await screen.findByText('No tienes sesiones en otros dispositivos.')).toBeVisible();
    expect(requests).toEqual(['phone']);
  });

  it('end all at once after a question, except the present one', async () => {
    const requests = serveAccount(aSession(), elsewhere);
    const { user } = renderApp('/admin/account');

    await user.click(await screen.findByRole('button', { name: 'Cerrar las demás sesiones' }));
    const dialog = await screen.findByRole('alertdialog', { name: '¿Cerrar las demás sesiones?' });
    await expectAccessible(dialog);
    await user.click(within(dialog).getByRole('button', { name: 'Cerrar las demás sesiones' }));

    expect(await screen.findByText('No tienes sesiones en otros dispositivos.')).toBeVisible();
    expect(requests).toEqual(['others']);
  });

  it('can be asked for again after an error', async () => {
    server.use(http.get('*/api/admin/account', () => HttpResponse.error(), { once: true }));
    const { user } = renderApp('/admin/account');

    expect(await screen.findByRole('heading', { name: 'No pudimos cargar tu cuenta' })).toBeVisible();
    serveAccount(aSession());
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await list()).toBeVisible();
  });
});

describe('the change of the password on the screen "Mi cuenta"', () => {
  beforeEach(() => serveAccount(aSession()));

  it('sends the present and the new password and says what else happened', async () => {
    const requests = servePassword(200, { ended: 2 });
    const { user } = renderApp('/admin/account');

    await fill(user, 'la-de-antes', 'tres tazas de café');

    expect(await screen.findByText('Contraseña cambiada')).toBeInTheDocument();
    expect(screen.getByText('También cerramos tus sesiones en otros 2 dispositivos.')).toBeInTheDocument();
    expect(requests).toEqual([{ currentPassword: 'la-de-antes', newPassword: 'tres tazas de café' }]);
    expect(screen.getByLabelText('Contraseña actual')).toHaveValue('');
  });

  it('says the rules before, and checks them before it sends a request', async () => {
    const requests = servePassword();
    const { user, container } = renderApp('/admin/account');

    expect(await screen.findByLabelText('Contraseña nueva')).toHaveAccessibleDescription(
      /^Al menos 12 caracteres\./,
    );
    await fill(user, 'la-de-antes', 'corta', 'otra');

    expect(await screen.findByText('Usa al menos 12 caracteres.')).toBeVisible();
    expect(screen.getByText('No es igual a la contraseña nueva.')).toBeVisible();
    expect(requests).toEqual([]);
    await expectAccessible(container);
  });

  it('shows a refusal of the server at the field that it is about', async () => {
    const message = 'Esa no es tu contraseña actual.';
    servePassword(403, { code: 'wrong_password', message, errors: [{ field: 'currentPassword', message }] });
    const { user } = renderApp('/admin/account');

    await fill(user, 'no-es-esta', 'tres tazas de café');

    const field = screen.getByLabelText('Contraseña actual');
    await waitFor(() => expect(field).toBeInvalid());
    expect(field).toHaveAccessibleDescription(message);
    expect(field).toHaveFocus();
  });

  it('shows any other refusal above the form', async () => {
    servePassword(429, { code: 'too_many_attempts', message: 'Espera 15 minutos.' });
    const { user } = renderApp('/admin/account');

    await fill(user, 'no-es-esta', 'tres tazas de café');

    expect(await screen.findAllByText('Espera 15 minutos.')).toHaveLength(1);
  });
});
