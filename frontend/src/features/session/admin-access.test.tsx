import { screen, waitFor } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { sessionKeys } from '../../shared/api/keys';
import { expectAccessible } from '../../testing/accessibility';
import { aCode, serveAdmin } from '../../testing/handlers/admin';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';

const credentials = { username: 'ana', password: 'una-clave' };

interface Login {
  status?: number;
  body?: object;
}

/** Simulates a server that responds to logins as given, and counts the attempts. */
function serveLogin({ status = 200, body = { isAdmin: true } }: Login = {}) {
  const attempts: unknown[] = [];
  server.use(
    http.post('*/api/admin/login', async ({ request }) => {
      attempts.push(await request.json());
      return HttpResponse.json(body, { status });
    }),
    http.get('*/api/admin/discount-codes', () => HttpResponse.json([aCode()])),
  );
  return attempts;
}

type User = ReturnType<typeof renderApp>['user'];

async function enter(user: User, { username, password } = credentials) {
  await user.type(await screen.findByLabelText('Usuario'), username);
  await user.type(screen.getByLabelText('Contraseña'), password);
  await user.click(screen.getByRole('button', { name: 'Entrar' }));
}

const title = () => screen.findByRole('heading', { level: 1, name: 'Acceso Admin' });
const codes = () => screen.findByRole('heading', { level: 1, name: 'Códigos de descuento' });

describe('an admin who was signed in at the last visit', () => {
  beforeEach(() => window.localStorage.setItem('saque-admin', 'yes'));

  it('sees the screen before the check has ended, because its data is fetched with the check', async () => {
    serveLogin();
    server.use(http.get('*/api/admin/check', () => delay('infinite')));
    renderApp('/admin/discounts');

    expect(await codes()).toBeVisible();
    expect(await screen.findByText('VERANO')).toBeVisible();
  });

  it('has to sign in if the session is over', async () => {
    serveAdmin(false);
    serveLogin();
    server.use(http.get('*/api/admin/discount-codes', () => HttpResponse.json(null, { status: 401 })));
    renderApp('/admin/discounts');

    expect(await title()).toBeVisible();
    await waitFor(() => expect(window.localStorage.getItem('saque-admin')).toBe('no'));
  });
});

describe('the screen "Acceso Admin"', () => {
  it('leads an admin to the requested screen with a welcome', async () => {
    serveAdmin(false);
    const attempts = serveLogin();
    const { user, container } = renderApp('/admin/discounts');

    expect(await title()).toBeVisible();
    expect(screen.getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute('href', '/');
    await expectAccessible(container);
    serveAdmin();
    await enter(user);

    expect(await codes()).toBeVisible();
    expect(await screen.findByText('Acceso concedido')).toBeInTheDocument();
    expect(screen.getByText('Bienvenido al panel administrativo')).toBeInTheDocument();
    expect(attempts).toEqual([credentials]);
  });

  it('requires both fields before it sends a request', async () => {
    const attempts = serveLogin();
    const { user, container } = renderApp('/admin/login');

    await user.click(await screen.findByRole('button', { name: 'Entrar' }));

    expect(await screen.findByText('Escribe tu usuario.')).toBeVisible();
    expect(screen.getByText('Escribe tu contraseña.')).toBeVisible();
    expect(screen.getByLabelText('Usuario')).toHaveFocus();
    expect(screen.getByLabelText('Usuario')).toBeInvalid();
    expect(attempts).toEqual([]);
    await expectAccessible(container);
  });

  it.each([
    [
      'with the words of the server',
      { code: 'too_many_attempts', message: 'Espera 15 minutos.' },
      'Espera 15 minutos.',
    ],
    ['with its own words', {}, 'Usuario o contraseña incorrectos'],
  ])('reports a refusal %s next to the form and in a notification', async (_, body, sentence) => {
    serveLogin({ status: 401, body });
    const { user, container } = renderApp('/admin/login');

    await enter(user);

    expect(await screen.findByText('Acceso denegado')).toBeInTheDocument();
    expect(screen.getAllByText(sentence)).toHaveLength(1);
    expect(screen.getByLabelText('Usuario')).toHaveValue('ana');
    expect(screen.getByLabelText('Contraseña')).toHaveFocus();
    await expectAccessible(container);
  });

  it('distinguishes a lost connection from a wrong password', async () => {
    server.use(http.post('*/api/admin/login', () => HttpResponse.error()));
    const { user } = renderApp('/admin/login');

    await enter(user);

    expect(await screen.findByText('Error')).toBeInTheDocument();
    // Beside the form, and in the notification: a title "Error" alone says nothing.
    expect(screen.getAllByText('No se pudo conectar con el servidor')).toHaveLength(2);
  });

  it('shows and hides the password', async () => {
    const { user } = renderApp('/admin/login');

    await user.type(await screen.findByLabelText('Contraseña'), 'abc');
    await user.click(screen.getByRole('button', { name: 'Mostrar contraseña' }));
    expect(screen.getByLabelText('Contraseña')).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Ocultar contraseña' }));
    expect(screen.getByLabelText('Contraseña')).toHaveAttribute('type', 'password');
  });
});

describe('the guard of the admin screens', () => {
  it('shows a message while it checks the session', async () => {
    server.use(http.get('*/api/admin/check', () => new Promise(() => undefined)));
    const { container } = renderApp('/admin/discounts');

    expect(await screen.findByText('Verificando acceso...')).toBeVisible();
    await expectAccessible(container);
  });

  it('offers to retry after a lost connection instead of asking for the password', async () => {
    serveLogin();
    serveAdmin();
    server.use(http.get('*/api/admin/check', () => HttpResponse.error(), { once: true }));
    const { user, container } = renderApp('/admin/discounts');

    expect(await screen.findByRole('heading', { name: 'No pudimos verificar tu acceso' })).toBeVisible();
    await expectAccessible(container);
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await codes()).toBeVisible();
  });

  it('leads back to the login with an explanation if the session is over', async () => {
    serveAdmin();
    server.use(
      http.get('*/api/admin/discount-codes', () => HttpResponse.json({ code: 'x' }, { status: 401 })),
    );
    renderApp('/admin/discounts');

    expect(await title()).toBeVisible();
    expect(screen.getByText('Tu sesión terminó. Entra otra vez para seguir donde estabas.')).toBeVisible();
  });

  it('removes all data of the admin after signing out', async () => {
    serveLogin();
    serveAdmin();
    const { user, queryClient } = renderApp('/admin/discounts');

    await codes();
    await screen.findAllByText('VERANO');
    await user.click(screen.getByRole('button', { name: 'Cerrar sesión' }));

    expect(await title()).toBeVisible();
    expect(await screen.findByText('Sesión cerrada')).toBeInTheDocument();
    // The login screen asks whether a sign-in waits for its second step.
    const kept = () =>
      queryClient
        .getQueryCache()
        .getAll()
        .map(({ queryKey }) => queryKey);
    await waitFor(() => expect(kept()).toEqual([sessionKeys.admin]));
  });
});
