import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expectAccessible } from '../../../testing/accessibility';
import { refusal } from '../../../testing/handlers/account';
import { aDashboard, serveAdmin } from '../../../testing/handlers/admin';
import { renderApp } from '../../../testing/render-app';
import { server } from '../../../testing/server';

const path = '/admin/password/a-token';

/** Serves the link of a letter and the response to the new password. Returns what was sent. */
function serveReset(check: object = { isAdmin: true }) {
  const bodies: unknown[] = [];
  server.use(
    http.post('*/api/admin/password-resets', async ({ request }) => {
      bodies.push(await request.json());
      return HttpResponse.json({ validForSeconds: 1800 }, { status: 202 });
    }),
    http.get('*/api/admin/password-resets/a-token', () => HttpResponse.json({ username: 'eva@example.org' })),
    http.post('*/api/admin/password-resets/a-token', async ({ request }) => {
      bodies.push(await request.json());
      return HttpResponse.json(check);
    }),
  );
  return bodies;
}

describe('asking for another password', () => {
  it('begins on the sign-in screen, and says the same for every address', async () => {
    serveAdmin(false);
    const bodies = serveReset();
    const { user, container } = renderApp('/admin/login');
    await user.click(await screen.findByRole('link', { name: '¿Olvidaste tu contraseña?' }));
    expect(await screen.findByRole('heading', { name: '¿Olvidaste tu contraseña?' })).toBeVisible();
    await expectAccessible(container);
    await user.type(screen.getByLabelText('Correo'), 'eva{Enter}');
    expect(await screen.findByText(/^Escribe tu correo, por ejemplo/)).toBeVisible();
    expect(screen.getByLabelText('Correo')).toHaveFocus();
    await user.type(screen.getByLabelText('Correo'), '@example.org{Enter}');

    expect(await screen.findByRole('heading', { name: 'Revisa tu correo' })).toHaveFocus();
    expect(screen.getByText(/^Si alguien entra al panel con eva@example\.org/)).toBeVisible();
    await expectAccessible(container);
    expect(bodies).toEqual([{ email: 'eva@example.org' }]);
  });

  it('shows why the server refuses it', async () => {
    server.use(
      http.post('*/api/admin/password-resets', () =>
        refusal(429, 'too_many_attempts', 'Demasiados intentos. Espera unos minutos.'),
      ),
    );
    const { user } = renderApp('/admin/password');
    await user.type(await screen.findByLabelText('Correo'), 'eva@example.org{Enter}');
    expect(await screen.findByText('Demasiados intentos. Espera unos minutos.')).toBeVisible();
  });
});

describe('choosing another password', () => {
  it('asks for 12 characters, and leads into the admin area', async () => {
    const bodies = serveReset();
    serveAdmin();
    server.use(http.get('*/api/admin/dashboard', () => HttpResponse.json(aDashboard())));
    const { user, container } = renderApp(path);
    expect(await screen.findByText(/^Para entrar como eva@example\.org/)).toBeVisible();
    await expectAccessible(container);
    await user.type(screen.getByLabelText('Contraseña nueva'), 'corta{Enter}');
    expect(await screen.findByText('Usa al menos 12 caracteres.')).toBeVisible();
    await user.type(screen.getByLabelText('Contraseña nueva'), ' pero ya no tanto{Enter}');

    expect(await screen.findByRole('navigation', { name: 'Administración' })).toBeVisible();
    expect(bodies).toEqual([{ password: 'corta pero ya no tanto' }]);
  });

  it('goes on with the second factor, which stays as it was', async () => {
    const secondStep = { stage: 'verify', app: true, passkey: false, recoveryCode: true };
    serveReset({ isAdmin: false, secondStep });
    server.use(http.get('*/api/admin/check', () => HttpResponse.json({ isAdmin: false, secondStep })));
    const { user } = renderApp(path);
    await user.type(await screen.findByLabelText('Contraseña nueva'), 'tres gatos azules{Enter}');
    expect(await screen.findByLabelText(/Código/)).toBeVisible();
  });

  it('says what is wrong with a password, and lets the person choose another one', async () => {
    serveReset();
    server.use(
      http.post('*/api/admin/password-resets/a-token', () =>
        refusal(400, 'unfit_password', 'Esa contraseña es fácil de adivinar. Elige otra.'),
      ),
    );
    const { user } = renderApp(path);
    await user.type(await screen.findByLabelText('Contraseña nueva'), 'contraseña123{Enter}');
    expect(await screen.findByText('Esa contraseña es fácil de adivinar. Elige otra.')).toBeVisible();
    expect(screen.getByLabelText('Contraseña nueva')).toHaveFocus();
  });

  it('leads to another link if this one has ended', async () => {
    server.use(
      http.get('*/api/admin/password-resets/a-token', () =>
        refusal(404, 'reset_not_found', 'Este enlace ya no sirve.'),
      ),
    );
    renderApp(path);
    expect(await screen.findByRole('heading', { name: 'Este enlace ya no sirve' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Pedir otro enlace' })).toHaveAttribute(
      'href',
      '/admin/password',
    );
  });
});
