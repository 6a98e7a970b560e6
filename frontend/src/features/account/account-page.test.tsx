import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { bookingKeys } from '../../shared/api/keys';
import { expectAccessible } from '../../testing/accessibility';
import { anAccount, refusal, serveAccount } from '../../testing/handlers/account';
import { renderApp } from '../../testing/render-app';
import { unavailable } from '../../testing/handlers/unavailable';
import { server } from '../../testing/server';

const section = (name: string) => screen.findByRole('region', { name });
const dialog = (role: 'dialog' | 'alertdialog' = 'alertdialog') => screen.findByRole(role);

/** Opens the page as Ana. */
function openAccount(over = {}) {
  const world = serveAccount(anAccount(over));
  return { world, ...renderApp('/mi-cuenta') };
}

describe('the account of a player', () => {
  it('shows who it is, how to enter and where it is open', async () => {
    const { container } = openAccount();

    expect(await screen.findByRole('heading', { name: '¡Hola, Ana!' })).toBeVisible();
    expect(await screen.findByLabelText('Nombre')).toHaveValue('Ana');
    expect(screen.getByLabelText('Teléfono')).toHaveValue('+593991234567');
    expect(within(await section('Tus datos')).getByText('Verificado')).toBeVisible();
    expect(await screen.findByText('Firefox en Windows')).toBeVisible();
    expect(screen.getByText('Este dispositivo')).toBeVisible();
    await expectAccessible(container);
  });

  it('saves name and phone, and shows the phone as the server has it', async () => {
    const { user, world } = openAccount({ name: null, phone: null });
    await user.type(await screen.findByLabelText('Nombre'), 'Ana María');
    await user.type(screen.getByLabelText('Teléfono'), '099 123 4567');
    await user.click(screen.getByRole('button', { name: 'Guardar' }));

    expect(await screen.findByText('Datos guardados')).toBeVisible();
    expect(world.sent).toEqual(['profile Ana María, 099 123 4567']);
    expect(screen.getByRole('heading', { name: '¡Hola, Ana María!' })).toBeVisible();
  });

  it('shows below the field what the server refuses, and leads there', async () => {
    const { user } = openAccount();
    const errors = [{ field: 'phone', message: 'Escribe un teléfono válido.' }];
    server.use(
      http.put('*/api/session/profile', () => refusal(400, 'invalid_request', 'Revisa.', { errors })),
    );
    await user.click(await screen.findByRole('button', { name: 'Guardar' }));

    expect(await screen.findByText('Escribe un teléfono válido.')).toBeVisible();
    expect(screen.getByLabelText('Teléfono')).toHaveFocus();
  });

  it('changes the address with a code that was sent to the new one', async () => {
    const { user, world } = openAccount();
    await user.click(await screen.findByRole('button', { name: 'Cambiar correo' }));
    const change = within(await dialog('dialog'));
    await user.type(change.getByLabelText('Correo nuevo'), 'nueva@example.org{Enter}');
    await user.type(await change.findByLabelText('Código de 6 dígitos'), '123456');

    expect(await screen.findByText('Correo cambiado')).toBeVisible();
    expect(world.sent).toEqual(['code to nueva@example.org', 'verify 123456']);
    expect(within(await section('Tus datos')).getByText('nueva@example.org')).toBeVisible();
  });

  it('says so if the new address has an account of its own', async () => {
    const { user, world } = openAccount();
    world.account = anAccount({ userId: 'bea', name: 'Bea' });
    await user.click(await screen.findByRole('button', { name: 'Cambiar correo' }));
    const change = within(await dialog('dialog'));
    await user.type(change.getByLabelText('Correo nuevo'), 'bea@example.org{Enter}');
    await user.type(await change.findByLabelText('Código de 6 dígitos'), '123456');

    expect(await screen.findByText('Entraste en otra cuenta')).toBeVisible();
    expect(screen.getByRole('heading', { name: '¡Hola, Bea!' })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('the devices of an account', () => {
  it('are ended one by one', async () => {
    const { user, world } = openAccount();
    await user.click(await screen.findByRole('button', { name: 'Cerrar sesión de Chrome en Android' }));

    expect(await screen.findByText('No tienes sesiones en otros dispositivos.')).toBeVisible();
    expect(within(await section('Dónde entraste')).queryByText('Chrome en Android')).toBeNull();
    expect(world.sent).toEqual(['end phone']);
  });

  it('are ended all at once after a question, except this one', async () => {
    const { user } = openAccount();
    await user.click(await screen.findByRole('button', { name: 'Cerrar las demás sesiones' }));
    const question = within(await dialog());
    expect(question.getByRole('button', { name: 'Cancelar' })).toHaveFocus();
    await user.click(question.getByRole('button', { name: 'Cerrar las demás sesiones' }));

    expect(await screen.findByText('Ahora solo estás dentro en este dispositivo.')).toBeVisible();
    expect(await screen.findByText('No tienes sesiones en otros dispositivos.')).toBeVisible();
  });
});

describe('the saved cards of an account', () => {
  it('are removed after a question, and one that a booking counts on stays', async () => {
    const card = { brand: 'visa', expMonth: 4, expYear: 2029 };
    const { user, world, container } = openAccount();
    world.cards = [
      { ...card, id: 'pm_1', last4: '4242', promisedTo: [] },
      { ...card, id: 'pm_2', last4: '0077', promisedTo: ['K7M-4QX'] },
    ];
    expect(await screen.findByText(/Queda hasta que se pague la reserva K7M-4QX\./)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Quitar Visa terminada en 0077' })).toBeNull();
    await expectAccessible(container);

    await user.click(screen.getByRole('button', { name: 'Quitar Visa terminada en 4242' }));
    await user.click(within(await dialog()).getByRole('button', { name: 'Quitar' }));
    expect(await screen.findByText('Tarjeta quitada')).toBeVisible();
    await waitFor(() => expect(world.cards.map(({ id }) => id)).toEqual(['pm_2']));
  });
});

describe('the passkeys of an account', () => {
  it('are removed after a question', async () => {
    const { user, world } = openAccount();
    const facts = { createdAt: '2026-11-18T15:00:00.000Z', lastUsedAt: null, isBackedUp: true };
    world.passkeys = [{ id: 'key-1', name: 'Mi teléfono', ...facts }];
    expect(await screen.findByText(/Sin usar todavía · Sincronizada/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Quitar Mi teléfono' }));
    await user.click(within(await dialog()).getByRole('button', { name: 'Quitar' }));

    expect(await screen.findByText('Todavía no tienes ninguna.')).toBeVisible();
  });

  it('are not offered in a browser without them', async () => {
    openAccount();
    expect(await screen.findByText('Este navegador no admite llaves de acceso.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Agregar llave de acceso' })).toBeNull();
  });
});

describe('the reminders of an account', () => {
  it('are turned on and off one by one, and a refusal shows the switch as it was', async () => {
    const { user, world, container } = openAccount();
    await user.click(await screen.findByRole('switch', { name: 'Dos horas antes' }));
    await waitFor(() => expect(world.reminders).toMatchObject({ dayBefore: true, hoursBefore: false }));
    expect(screen.getByRole('switch', { name: 'Dos horas antes' })).not.toBeChecked();
    await expectAccessible(container);

    server.use(http.put('*/api/session/reminders', unavailable));
    await user.click(screen.getByRole('switch', { name: 'Un día antes' }));
    expect(await screen.findByText('No pudimos guardar el cambio')).toBeVisible();
    expect(screen.getByRole('switch', { name: 'Un día antes' })).toBeChecked();
  });

  it('say so if the owner of the address wants none', async () => {
    const { world } = openAccount();
    world.reminders = { dayBefore: true, hoursBefore: true, mailUnsubscribed: true };
    expect(await screen.findByText(/pediste no recibir recordatorios/)).toBeVisible();
  });
});

describe('leaving the account', () => {
  it('shows the way in again, and nothing of the former person is left in the browser', async () => {
    const { user, world, queryClient } = openAccount();
    queryClient.setQueryData(bookingKeys.ofUser('me'), [{ id: 'of-ana' }]);
    await user.click(await screen.findByRole('button', { name: 'Cerrar sesión' }));

    expect(await screen.findByRole('heading', { name: 'Entra con tu correo' })).toHaveFocus();
    expect(screen.queryByText(/Ana/)).not.toBeInTheDocument();
    expect(queryClient.getQueryData(bookingKeys.ofUser('me'))).toBeUndefined();
    const kept = JSON.stringify(
      queryClient
        .getQueryCache()
        .getAll()
        .map(({ queryKey, state }) => [queryKey, state]),
    );
    expect(kept).not.toMatch(/ana@example|of-ana/);
    expect(world.sent).toEqual(['sign out']);
  });

  it('is possible again if the server cannot do it now', async () => {
    const { user } = openAccount();
    server.use(http.delete('*/api/session', unavailable));
    await user.click(await screen.findByRole('button', { name: 'Cerrar sesión' }));

    expect(await screen.findByText('No pudimos cerrar tu sesión')).toBeVisible();
    expect(screen.getByRole('heading', { name: '¡Hola, Ana!' })).toBeVisible();
  });
});

describe('erasing the account', () => {
  it('says what goes and what stays, and asks for a fresh code', async () => {
    const { user, world, baseElement } = openAccount();
    await user.click(await screen.findByRole('button', { name: 'Eliminar mi cuenta' }));
    const erasing = within(await dialog());
    expect(erasing.getByText('tu nombre, tu teléfono y tu correo')).toBeVisible();
    expect(erasing.getByText(/las reservas que jugaste y sus pagos/)).toBeVisible();
    expect(erasing.getByText(/Si tienes un partido por jugar/)).toBeVisible();
    await expectAccessible(baseElement);
    await user.click(erasing.getByRole('button', { name: 'Enviarme el código' }));
    const code = await erasing.findByLabelText('Código de 6 dígitos');
    expect(code).toHaveFocus();
    await user.keyboard('123456');
    expect(world.sent).toEqual(['code to erase']); // nothing is erased before the button
    await expectAccessible(baseElement);
    await user.keyboard('{Enter}');

    expect(await screen.findByText('Tu cuenta ya no existe')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Entra con tu correo' })).toBeVisible();
    expect(world.sent).toEqual(['code to erase', 'erase with 123456']);
  });

  it('leads to the bookings if a game is still to come', async () => {
    const { user } = openAccount();
    server.use(
      http.delete('*/api/session/account', () =>
        refusal(409, 'upcoming_booking', 'Todavía tienes una reserva por jugar (K7M-4QX).'),
      ),
    );
    await user.click(await screen.findByRole('button', { name: 'Eliminar mi cuenta' }));
    const erasing = within(await dialog());
    await user.click(erasing.getByRole('button', { name: 'Enviarme el código' }));
    await user.type(await erasing.findByLabelText('Código de 6 dígitos'), '123456{Enter}');

    expect(await erasing.findByText('Todavía tienes una reserva por jugar (K7M-4QX).')).toBeVisible();
    expect(erasing.getByRole('link', { name: 'Ver Mis Reservas' })).toHaveAttribute('href', '/my-bookings');
  });
});

it('the page can be loaded again after the server did not respond', async () => {
  serveAccount(anAccount());
  server.use(http.get('*/api/session', () => new HttpResponse(null, { status: 500 }), { once: true }));
  const { user } = renderApp('/mi-cuenta');
  await user.click(await screen.findByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('heading', { name: '¡Hola, Ana!' })).toBeVisible();
});
