import type { Page } from '@playwright/test';
import {
  choose,
  codeFor,
  expect,
  expectAccessible,
  freeHour,
  openTakenOver,
  signInByLetter,
  test,
} from './fixtures';

const oneSize = { tag: '@one-size' }; // the journey has two window sizes of its own
const greeting = (page: Page) => page.getByRole('heading', { name: /^¡Hola/ });
const codeField = (page: Page) => page.getByLabel('Código de 6 dígitos');

/** Signs in on the page of the account, with the keyboard alone. */
async function enter(page: Page, email: string): Promise<void> {
  await signInByLetter(page, email);
  await expect(greeting(page)).toBeFocused();
}

/** Nothing scrolls sideways, and axe finds no violation. */
async function isWhole(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expectAccessible(page, { inTheDark: true });
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
}

test(
  'a guest books on a phone, signs in on a laptop and finds the booking there',
  oneSize,
  async ({ page: laptop, browser }, { project }) => {
    const email = `ana-${Date.now()}@saque.example`;
    const hour = await freeHour(laptop, 34, project.name);
    const phone = await browser.newPage({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    await phone.goto(`/booking/${hour.courtId}?fecha=${hour.date}`);
    await choose(phone.getByRole('radio', { name: new RegExp(`^${hour.timeSlot}`) }));
    await phone.getByRole('button', { name: /Continuar al pago/ }).click();
    await expect(phone).toHaveURL(/\/checkout\//);

    // The guest becomes an account, from the bottom bar.
    await phone.getByRole('button', { name: 'Mi Cuenta' }).last().click();
    await phone.getByRole('link', { name: 'Entrar con mi correo' }).click();
    await expect(phone.getByRole('heading', { name: 'Entra con tu correo' })).toBeVisible();
    await isWhole(phone);
    await enter(phone, email);
    await isWhole(phone);

    // The laptop has nothing, says where to look, and leads back from there.
    await laptop.goto('/my-bookings');
    await expect(laptop.getByText('Aún no tienes reservas')).toBeVisible();
    await laptop.getByRole('link', { name: 'Entra con tu correo' }).click();
    await signInByLetter(laptop, email);
    await expect(laptop).toHaveURL(/\/my-bookings$/);
    await expect(laptop.getByRole('article')).toHaveCount(1);
    await laptop.goto('/mi-cuenta');
    await isWhole(laptop);
    const devices = laptop.getByRole('list', { name: 'Dónde entraste' }).getByRole('listitem');
    await expect(devices).toHaveCount(2);
    await laptop.getByRole('link', { name: 'Mis Reservas' }).first().click();
    await expect(laptop.getByRole('article')).toHaveCount(1);
    await expect(laptop.getByRole('article')).toContainText(hour.timeSlot);

    // Another tab of the laptop loses the person too.
    const otherTab = await laptop.context().newPage();
    await otherTab.goto('/my-bookings');
    await expect(otherTab.getByRole('article')).toHaveCount(1);
    await laptop.goto('/mi-cuenta');
    await laptop.getByRole('button', { name: 'Cerrar sesión', exact: true }).first().click();
    await expect(laptop.getByText('Sesión cerrada', { exact: true })).toBeVisible();
    await expect(otherTab.getByText('Aún no tienes reservas')).toBeVisible();
    await laptop.goto('/my-bookings');
    await expect(laptop.getByText('Aún no tienes reservas')).toBeVisible();
    await phone.goto('/my-bookings');
    await expect(phone.getByRole('article')).toHaveCount(1);
    await phone.close();
  },
);

test('the way in by code needs no mouse, and a screen reader hears each step', oneSize, async ({ page }) => {
  const email = `eva-${Date.now()}@saque.example`;
  await openTakenOver(page, '/');
  await page.getByRole('button', { name: 'Mi Cuenta' }).first().focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('link', { name: 'Entrar con mi correo' }).focus();
  await page.keyboard.press('Enter');
  const form = page.getByRole('region', { name: 'Entra con tu correo' });
  await page.getByLabel('Correo', { exact: true }).focus();
  await page.keyboard.type('eva');
  await page.keyboard.press('Enter');
  const address = form.getByRole('textbox');
  await expect(address).toBeFocused();
  await expect(address).toHaveAccessibleDescription(/^Escribe tu correo/);
  await page.keyboard.type(email.slice(3));
  await page.keyboard.press('Enter');

  await expect(codeField(page)).toBeFocused();
  await expect(codeField(page)).toHaveAccessibleDescription(
    `Busca el código de 6 dígitos en ${email}. Sirve durante 10 minutos. Al escribir el último, entras sin más. ¿No llega? Mira en correo no deseado.`,
  );
  await expect(form).toMatchAriaSnapshot(`
    - heading "Entra con tu correo" [level=2]
    - status: /^Busca el código de 6 dígitos en/
    - textbox "Código de 6 dígitos"
    - status: /^Al escribir el último/
    - button "Entrar"
    - button /Enviar otro código/ [disabled]
    - button "Usar otro correo"
  `);
  const code = await codeFor(page, email);
  const announced = await form.getByRole('status').last().elementHandle();
  await page.keyboard.type(code === '111111' ? '222222' : '111111');
  // The text changes in a status that is there already, and the field keeps the focus.
  await expect.poll(() => announced?.textContent()).toMatch(/^Ese no es el código/);
  await expect(codeField(page)).toHaveAccessibleDescription(/Ese no es el código/);
  await expect(codeField(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(codeField(page)).toBeFocused();
  await expectAccessible(page);

  await page.keyboard.type(code);
  await expect(greeting(page)).toBeFocused();
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - heading "Mi Cuenta" [level=1]
    - heading /^¡Hola/ [level=2]
    - paragraph: /eva-/
    - button "Cerrar sesión"
  `);
});

test('a player adds a passkey, signs in with it and removes it', oneSize, async ({ page }) => {
  const email = `bea-${Date.now()}@saque.example`;
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  // The device accepts every offer at once, so the browser makes none while the button is tried.
  const letBrowserOffer = (isAllowed: boolean) =>
    page.evaluate((allowed) => {
      PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(allowed);
    }, isAllowed);
  await page.goto('/mi-cuenta');
  await enter(page, email);
  const section = page.getByRole('region', { name: 'Llaves de acceso' });
  await section.getByRole('button', { name: 'Agregar llave de acceso' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Nombre de la llave')).toBeFocused();
  await dialog.getByLabel('Nombre de la llave').fill('Mi laptop');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Continuar' }).click();
  await expect(section).toContainText('Mi laptop');
  await expect(section).toContainText('Sin usar todavía');
  await isWhole(page);

  // With the button.
  await letBrowserOffer(false);
  await page.getByRole('button', { name: 'Cerrar sesión', exact: true }).first().click();
  await page.getByRole('button', { name: 'Entrar con una llave de acceso' }).click();
  await expect(page.getByText(`Entraste con ${email}.`)).toBeVisible();
  await expect(section).toContainText('Último uso: hoy');

  // The browser offers the passkey by itself.
  await letBrowserOffer(true);
  const offered = page.waitForResponse('**/api/session/passkey-sign-in');
  await page.getByRole('button', { name: 'Cerrar sesión', exact: true }).first().click();
  await expect(page.getByText('Sesión cerrada', { exact: true })).toBeVisible();
  await offered; // until then, the screen may still show the account of before
  await expect(page.getByText(`Entraste con ${email}.`)).toBeVisible();

  await section.getByRole('button', { name: 'Quitar Mi laptop' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Quitar' }).click();
  await expect(section).toContainText('Todavía no tienes ninguna.');
  await letBrowserOffer(false);
  await page.getByRole('button', { name: 'Cerrar sesión', exact: true }).first().click();
  await page.getByRole('button', { name: 'Entrar con una llave de acceso' }).click();
  await expect(page.getByText(/^Esa llave de acceso ya no está en ninguna cuenta/)).toBeVisible();
  await isWhole(page);
});
