import { screen, waitFor, within } from '@testing-library/react';
import { expectAccessible } from '../../testing/accessibility';
import { anAccount, serveAccount } from '../../testing/handlers/account';
import { renderApp } from '../../testing/render-app';

const passkey = {
  id: 'key-1',
  name: 'Mi teléfono',
  createdAt: '2026-11-18T15:00:00.000Z',
  lastUsedAt: null,
  isBackedUp: true,
};
const proving = () => screen.findByRole('dialog', { name: 'Confirma que eres tú' });

/** Opens the page as Ana, who signed in long ago and has a passkey. */
function openAfterLong() {
  const world = serveAccount(anAccount());
  world.isProofOld = true;
  world.passkeys = [passkey];
  return { world, ...renderApp('/mi-cuenta') };
}

/** Proves to be Ana in the dialog that asks for it. */
async function prove(user: ReturnType<typeof renderApp>['user']) {
  const dialog = within(await proving());
  await user.click(dialog.getByRole('button', { name: 'Enviarme el código' }));
  await user.type(await dialog.findByLabelText('Código de 6 dígitos'), '123456');
}

describe('a change of how one signs in, long after the sign-in', () => {
  it('asks for a code from the present mailbox before a passkey is removed', async () => {
    const { user, world, container } = openAfterLong();
    await user.click(await screen.findByRole('button', { name: 'Quitar Mi teléfono' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Quitar' }));
    expect(within(await proving()).getByText('Te mandamos un código a ana@example.org.')).toBeVisible();
    await expectAccessible(container);
    expect(world.passkeys).toHaveLength(1);

    await prove(user);
    const question = await screen.findByRole('alertdialog', { name: '¿Quitar Mi teléfono?' });
    await user.click(within(question).getByRole('button', { name: 'Quitar' }));

    expect(await screen.findByText('Todavía no tienes ninguna.')).toBeVisible();
    expect(world.sent).toEqual(['code to ana@example.org', 'verify 123456']);
  });

  it('asks for it before the address changes, and keeps what was typed', async () => {
    const { user, world } = openAfterLong();
    await user.click(await screen.findByRole('button', { name: 'Cambiar correo' }));
    await user.type(await screen.findByLabelText('Correo nuevo'), 'nueva@example.org{Enter}');
    await prove(user);

    const field = await screen.findByLabelText('Correo nuevo');
    expect(field).toHaveValue('nueva@example.org');
    await user.type(field, '{Enter}');
    await user.type(await screen.findByLabelText('Código de 6 dígitos'), '123456');
    expect(await screen.findByText('Correo cambiado')).toBeVisible();
    expect(world.session.email).toBe('nueva@example.org');
  });

  it('asks for it before the passkeys end with the other sessions', async () => {
    const { user, world, container } = openAfterLong();
    await user.click(await screen.findByRole('button', { name: 'Cerrar las demás sesiones' }));
    const question = () => screen.findByRole('alertdialog', { name: '¿Cerrar las demás sesiones?' });
    await user.click(await screen.findByRole('checkbox', { name: 'Quitar también mis llaves de acceso' }));
    await expectAccessible(container);
    const confirm = async () =>
      user.click(within(await question()).getByRole('button', { name: 'Cerrar las demás sesiones' }));
    await confirm();
    await prove(user);
    await question();
    expect(
      await screen.findByRole('checkbox', { name: 'Quitar también mis llaves de acceso' }),
    ).toBeChecked();
    await confirm();

    expect(await screen.findByText(/ya no hay llaves de acceso/)).toBeVisible();
    await waitFor(() => expect(world.passkeys).toEqual([]));
    expect(world.devices).toHaveLength(1);
  });

  it('can be given up, and nothing has changed', async () => {
    const { user, world } = openAfterLong();
    await user.click(await screen.findByRole('button', { name: 'Quitar Mi teléfono' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Quitar' }));
    await user.click(within(await proving()).getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect([world.sent, world.passkeys]).toEqual([[], [passkey]]);
  });
});
