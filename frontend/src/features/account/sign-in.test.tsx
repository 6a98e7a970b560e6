import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expectAccessible } from '../../testing/accessibility';
import { refusal, serveAccount } from '../../testing/handlers/account';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';

const emailField = () => screen.findByLabelText('Correo');
const codeField = () => screen.findByLabelText('Código de 6 dígitos');
const greeting = () => screen.findByRole('heading', { name: '¡Hola, Ana!' });

/** Opens the page as a guest and asks for a code. */
async function askForCode() {
  const page = renderApp('/mi-cuenta');
  await page.user.type(await emailField(), 'ana@example.org{Enter}');
  await codeField();
  return page;
}

describe('signing in with a code', () => {
  it('explains what happens, also to the bookings of this browser', async () => {
    serveAccount();
    const { container } = renderApp('/mi-cuenta');

    expect(await screen.findByRole('heading', { name: 'Entra con tu correo' })).toBeVisible();
    expect(screen.getByText('Tus reservas de este navegador pasan a tu cuenta.')).toBeVisible();
    expect(document.title).toBe('Mi Cuenta · Saque');
    expect(await emailField()).toHaveAttribute('autocomplete', 'email webauthn');
    await expectAccessible(container);
  });

  it('needs nothing but the keyboard, and leads the focus from the address to the account', async () => {
    const { sent } = serveAccount();
    const { user, container } = await askForCode();

    const field = await codeField();
    expect(field).toHaveFocus();
    expect(field).toHaveAttribute('inputmode', 'numeric');
    expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    expect(field).toHaveAccessibleDescription(/^Busca el código de 6 dígitos en ana@example\.org\./);
    await expectAccessible(container);
    await user.keyboard('123456');

    expect(await greeting()).toHaveFocus();
    expect(screen.getByText('Entraste con ana@example.org.')).toBeVisible();
    expect(sent).toEqual(['code to ana@example.org', 'verify 123456']);
  });

  it('leads back to the screen that asked for the sign-in', async () => {
    serveAccount();
    const { user } = renderApp({ pathname: '/mi-cuenta', state: { backTo: '/contacto?de=aqui' } });
    await user.type(await emailField(), 'ana@example.org{Enter}');
    await codeField();
    await user.keyboard('123456');

    expect(await screen.findByRole('heading', { level: 1, name: 'Contacto' })).toBeVisible();
  });

  it('takes a pasted code with a space in the middle', async () => {
    const { sent } = serveAccount();
    const { user } = await askForCode();

    await user.paste('123 456');

    expect(await greeting()).toBeVisible();
    expect(sent).toContain('verify 123456');
  });

  it('keeps a wrong code selected, so that the next one replaces it', async () => {
    serveAccount();
    const { user, container } = await askForCode();
    await user.keyboard('111111');

    expect(await screen.findByText('Ese no es el código.')).toBeVisible();
    expect(await codeField()).toBeInvalid();
    await expectAccessible(container);
    await user.keyboard('123456');
    expect(await greeting()).toBeVisible();
  });

  it('asks for six digits if there are fewer', async () => {
    const { sent } = serveAccount();
    const { user } = await askForCode();
    await user.keyboard('123{Enter}');

    expect(await screen.findByText('Escribe los 6 dígitos del código.')).toBeVisible();
    expect(sent).toEqual(['code to ana@example.org']);
  });

  it.each([
    [() => refusal(410, 'code_expired', 'Ese código ya no sirve. Pide uno nuevo.'), /ya no sirve/],
    [() => refusal(429, 'too_many_codes', 'Espera unos minutos.'), /Espera unos minutos/],
    [() => HttpResponse.error(), /No se pudo conectar con el servidor/],
  ])('says truthfully why a code is refused (%#)', async (respond, sentence) => {
    serveAccount();
    server.use(http.post('*/api/session/verify', respond));
    const { user } = await askForCode();
    await user.keyboard('123456');

    expect(await screen.findByText(sentence)).toBeVisible();
    expect(await codeField()).toHaveValue('123456');
  });

  it('goes back to another address and keeps the one that was typed', async () => {
    const { sent } = serveAccount();
    const { user } = await askForCode();
    await user.click(screen.getByRole('button', { name: 'Usar otro correo' }));

    expect(await emailField()).toHaveFocus();
    expect(await emailField()).toHaveValue('ana@example.org');
    await user.type(await emailField(), '.ec{Enter}');
    await codeField();
    expect(sent).toEqual(['code to ana@example.org', 'code to ana@example.org.ec']);
  });

  it('refuses what is no address, and shows why the server sends no code', async () => {
    serveAccount();
    server.use(
      http.post('*/api/session/email-code', () =>
        refusal(429, 'too_many_codes', 'Pediste varios códigos seguidos.'),
      ),
    );
    const { user } = renderApp('/mi-cuenta');
    await user.type(await emailField(), 'ana{Enter}');
    expect(await screen.findByText(/^Escribe tu correo, por ejemplo/)).toBeVisible();
    expect(await emailField()).toHaveFocus();

    await user.type(await emailField(), '@example.org{Enter}');
    expect(await screen.findByText('Pediste varios códigos seguidos.')).toBeVisible();
    expect(await emailField()).toHaveValue('ana@example.org');
  });
});

describe('a guest without an account', () => {
  it('sees what is kept about this browser, and can have it erased without a code', async () => {
    const world = serveAccount();
    world.cards = [{ id: 'pm_1', brand: 'visa', last4: '4242', expMonth: 4, expYear: 2029, promisedTo: [] }];
    const { user, container } = renderApp('/mi-cuenta');

    expect(await screen.findByText('Visa terminada en 4242')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Descargar mis datos' })).toHaveAttribute(
      'href',
      '/api/session/export',
    );
    await expectAccessible(container);
    await user.click(screen.getByRole('button', { name: 'Borrar mis datos' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Borrar mis datos' }));

    expect(await screen.findByText('Borramos tus datos')).toBeVisible();
    expect(world.sent).toEqual(['erase with no code']);
  });
});
