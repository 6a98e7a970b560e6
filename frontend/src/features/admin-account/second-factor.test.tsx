import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expectAccessible } from '../../testing/accessibility';
import { aSecondFactor, serveAdmin } from '../../testing/handlers/admin';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';

const withApp = aSecondFactor({ app: { createdAt: '2026-11-20T15:00:00.000Z' }, recoveryCodesLeft: 2 });
const withBoth = {
  ...withApp,
  passkeys: [
    {
      id: 'AQID',
      name: 'Mi laptop',
      isBackedUp: true,
      createdAt: '2026-11-20T15:00:00.000Z',
      lastUsedAt: null,
    },
  ],
};

/** Simulates the account of an admin with these second factors. */
function serveAccount(...states: object[]): void {
  serveAdmin();
  const account = { username: 'ana', hasInitialPassword: false, sessions: [] };
  server.use(
    http.get('*/api/admin/account', () => HttpResponse.json(account)),
    http.get('*/api/admin/second-factor', () =>
      HttpResponse.json(states.length > 1 ? states.shift() : states[0]),
    ),
  );
}

function serveChange(path: string, status: number, body: object): unknown[] {
  const sent: unknown[] = [];
  server.use(
    http.post(`*/api/admin/second-factor/${path}`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(body, { status });
    }),
  );
  return sent;
}

const section = () => screen.findByRole('region', { name: 'Segundo paso' });

describe('the second step on the screen "Mi cuenta"', () => {
  it('says that it is off and offers to set it up', async () => {
    serveAccount(aSecondFactor());
    const { container } = renderApp('/admin/account');

    const part = within(await section());
    expect(await part.findByText('Todavía entras solo con tu contraseña.')).toBeVisible();
    expect(part.getByRole('button', { name: 'Configurar una app' })).toBeVisible();
    expect(part.getByRole('button', { name: 'Agregar llave de acceso' })).toBeVisible();
    await expectAccessible(container);
  });

  it('lists the app and the passkeys, and warns when few recovery codes are left', async () => {
    serveAccount({ ...withBoth, isRequired: true });
    const { container } = renderApp('/admin/account');

    const part = within(await section());
    const rows = await part.findAllByRole('listitem');
    expect(rows[0]).toHaveTextContent('App de códigos');
    expect(rows[1]).toHaveTextContent('Mi laptop');
    expect(rows[1]).toHaveTextContent('Sin usar todavía · Sincronizada');
    expect(part.getByText(/Te quedan 2 códigos de recuperación\. Renuévalos/)).toBeVisible();
    expect(part.getByText('Para ti es obligatorio.')).toBeVisible();
    await expectAccessible(container);
  });

  it('removes a passkey after the right password', async () => {
    serveAccount(withBoth, withApp);
    const { user } = renderApp('/admin/account');
    const problem = {
      code: 'not_confirmed',
      message: 'x',
      errors: [{ field: 'password', message: 'No es.' }],
    };
    serveChange('passkeys/remove', 403, problem);

    await user.click(await screen.findByRole('button', { name: 'Quitar Mi laptop' }));
    const dialog = within(await screen.findByRole('dialog', { name: '¿Quitar Mi laptop?' }));
    await user.type(dialog.getByLabelText('Contraseña actual'), 'mal');
    await user.click(dialog.getByRole('button', { name: 'Quitar' }));
    expect(await dialog.findByText('No es.')).toBeVisible();
    await expectAccessible(document.body);

    const sent = serveChange('passkeys/remove', 200, withApp);
    await user.type(dialog.getByLabelText('Contraseña actual'), 'or');
    await user.click(dialog.getByRole('button', { name: 'Quitar' }));
    expect(await screen.findByText('Quitamos Mi laptop')).toBeInTheDocument();
    expect(sent).toEqual([{ id: 'AQID', password: 'malor' }]);
    await waitFor(() => expect(screen.queryByText('Mi laptop')).not.toBeInTheDocument());
  });

  it('renews the recovery codes after a code of the app, and only its button closes them', async () => {
    serveAccount(withApp);
    const sent = serveChange('recovery-codes', 200, { recoveryCodes: ['7K3QF-9XMT2'] });
    const { user } = renderApp('/admin/account');

    await user.click(await screen.findByRole('button', { name: 'Renovar códigos' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Usar un código de mi app' }));
    await user.type(dialog.getByLabelText('Código de la app'), '123456');
    await user.click(dialog.getByRole('button', { name: 'Renovar códigos' }));

    expect(await screen.findByText('7K3QF-9XMT2')).toBeVisible();
    expect(sent).toEqual([{ appCode: '123456' }]);
    await user.keyboard('{Escape}');
    expect(screen.getByText('7K3QF-9XMT2')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Ya los guardé' }));
    expect(await screen.findByText('Códigos renovados')).toBeInTheDocument();
  });

  it('shows an admin without a password only what passkeys can do, and asks the device', async () => {
    serveAccount({ ...withBoth, app: null, recoveryCodesLeft: 0, hasPassword: false });
    const options = { challenge: 'AQID', allowCredentials: [] };
    server.use(http.post('*/api/admin/second-factor/confirmation/options', () => HttpResponse.json(options)));
    const { user, container } = renderApp('/admin/account');

    const part = within(await section());
    expect(await part.findByText(/^Entras con tu llave de acceso, sin contraseña/)).toBeVisible();
    expect(part.queryByRole('button', { name: 'Configurar una app' })).toBeNull();
    expect(part.queryByText(/códigos de recuperación/)).toBeNull();
    expect(screen.queryByRole('region', { name: 'Contraseña' })).toBeNull();
    await user.click(part.getByRole('button', { name: 'Quitar Mi laptop' }));

    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/confirma con tu llave de acceso/)).toBeVisible();
    expect(dialog.queryByLabelText('Contraseña actual')).toBeNull();
    await expectAccessible(container);
    await user.click(dialog.getByRole('button', { name: 'Quitar' }));
    expect(await dialog.findByText('Este navegador no admite llaves de acceso.')).toBeVisible();
  });
});
