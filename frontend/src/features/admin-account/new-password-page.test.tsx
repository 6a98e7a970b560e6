import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expectAccessible } from '../../testing/accessibility';
import { aCode, aDashboard } from '../../testing/handlers/admin';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';

type PasswordChange = 'required' | 'advised';

/** Simulates an admin with the generated password, until the password is changed. */
function serveFirstAdmin(passwordChange: PasswordChange | undefined, isAdmin = true) {
  let state = { isAdmin, passwordChange };
  server.use(
    http.get('*/api/admin/check', () => HttpResponse.json(state)),
    http.get('*/api/admin/account', () =>
      HttpResponse.json({ username: 'admin', hasInitialPassword: true, sessions: [] }),
    ),
    http.post('*/api/admin/login', () => HttpResponse.json((state = { isAdmin: true, passwordChange }))),
    http.put('*/api/admin/account/password', () => {
      state = { isAdmin: true, passwordChange: undefined };
      return HttpResponse.json({ ended: 0 });
    }),
    http.get('*/api/admin/discount-codes', () => HttpResponse.json([aCode()])),
    http.get('*/api/admin/dashboard', () => HttpResponse.json(aDashboard())),
  );
}

const title = () => screen.findByRole('heading', { level: 1, name: 'Elige tu contraseña' });
const codes = () => screen.findByRole('heading', { level: 1, name: 'Códigos de descuento' });
type User = ReturnType<typeof renderApp>['user'];

async function choose(user: User) {
  await user.type(await screen.findByLabelText('Contraseña actual'), 'la-generada');
  await user.type(screen.getByLabelText('Contraseña nueva'), 'tres tazas de café');
  await user.type(screen.getByLabelText('Repite la contraseña nueva'), 'tres tazas de café');
  await user.click(screen.getByRole('button', { name: 'Cambiar contraseña' }));
}

describe('the screen "Elige tu contraseña"', () => {
  it('stands before every admin screen until the generated password is replaced', async () => {
    serveFirstAdmin('required');
    const { user, container } = renderApp('/admin/discounts');

    expect(await title()).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Más tarde' })).not.toBeInTheDocument();
    await screen.findByLabelText('Contraseña actual');
    await expectAccessible(container);
    await choose(user);

    expect(await codes()).toBeVisible();
    expect(await screen.findByText('Contraseña cambiada')).toBeInTheDocument();
  });

  it('follows the login and can wait if only this machine reaches the site', async () => {
    serveFirstAdmin('advised', false);
    const { user } = renderApp('/admin/discounts');

    await user.type(await screen.findByLabelText('Usuario'), 'admin');
    await user.type(screen.getByLabelText('Contraseña'), 'la-generada');
    await user.click(screen.getByRole('button', { name: 'Entrar' }));

    expect(await title()).toBeVisible();
    await user.click(await screen.findByRole('link', { name: 'Más tarde' }));
    expect(await codes()).toBeVisible();
  });

  it.each([
    ['a visitor who is not signed in', undefined, false, 'Acceso Admin'],
    ['an admin with an own password', undefined, true, 'Panel'],
  ])('sends %s away', async (_who, passwordChange, isAdmin, heading) => {
    serveFirstAdmin(passwordChange, isAdmin);
    renderApp('/admin/new-password');
    expect(await screen.findByRole('heading', { level: 1, name: new RegExp(heading) })).toBeVisible();
  });
});
