import { createHmac } from 'node:crypto';
import type { Page } from '@playwright/test';
import { admin, expect, expectAccessible, leaveAdminArea, test } from './fixtures';

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Returns the code of RFC 6238 that an authenticator app shows some seconds from now. */
function codeOf(key: string, secondsAhead = 0): string {
  const bits = [...key].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const bytes = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor((Date.now() / 1000 + secondsAhead) / 30)));
  const hash = createHmac('sha1', bytes).update(step).digest();
  const number = hash.readUInt32BE((hash.at(-1) ?? 0) & 15) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
}

/** Gives the browser a device that verifies its person at once. */
async function addDevice(page: Page): Promise<void> {
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
}

async function isWhole(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expectAccessible(page, { inTheDark: true });
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
}

const oneSize = { tag: '@one-size' }; // the test waits for new codes of the app

test(
  'an admin adds a passkey and an app, and signs in with each of them',
  oneSize,
  async ({ page }, { project }) => {
    test.slow();
    const username = `segura-${project.name}`;
    const enter = async () => {
      await page.getByLabel('Usuario').fill(username);
      await page.getByLabel('Contraseña', { exact: true }).fill(admin.password);
      await page.getByRole('button', { name: 'Entrar' }).click();
    };
    const section = page.getByRole('region', { name: 'Segundo paso' });
    const dialog = page.getByRole('dialog');
    await addDevice(page);

    // A passkey is the first factor, so it comes with recovery codes.
    await page.goto('/admin/account');
    await enter();
    await expect(section).toContainText('Todavía entras solo con tu contraseña.');
    await isWhole(page);
    await section.getByRole('button', { name: 'Agregar llave de acceso' }).click();
    await dialog.getByLabel('Nombre de la llave').fill('Mi laptop');
    await dialog.getByLabel('Contraseña actual').fill(admin.password);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Continuar' }).click();
    const codes = dialog.getByRole('list', { name: 'Tus códigos de recuperación' }).getByRole('listitem');
    await expect(codes).toHaveCount(10);
    const recoveryCode = await codes.first().innerText();
    await expectAccessible(page);
    const download = page.waitForEvent('download');
    await dialog.getByRole('link', { name: 'Descargar' }).click();
    expect((await download).suggestedFilename()).toBe('codigos-de-recuperacion-saque.txt');
    await dialog.getByRole('button', { name: 'Ya los guardé' }).click();
    await expect(section).toContainText('Mi laptop');
    await expect(section).toContainText('Te quedan 10 códigos de recuperación.');
    await isWhole(page);

    // The passkey completes the next sign-in, also after the page was reloaded in between.
    await leaveAdminArea(page);
    await page.goto('/admin/account');
    await enter();
    await expect(page.getByRole('heading', { name: 'Segundo paso' })).toBeVisible();
    await isWhole(page);
    await page.reload();
    await page.getByRole('button', { name: 'Usar mi llave de acceso' }).click();
    await expect(page.getByText('Acceso concedido', { exact: true })).toBeVisible();

    // The passkey alone is enough, without a name or a password.
    await leaveAdminArea(page);
    await page.goto('/admin/account');
    await page.getByRole('button', { name: 'Usar una llave de acceso' }).click();
    await expect(section).toContainText('Mi laptop');

    // An app, set up with the key for typing.
    await page.goto('/admin/account');
    await section.getByRole('button', { name: 'Configurar una app' }).click();
    await dialog.getByLabel('Contraseña actual').fill(admin.password);
    await dialog.getByRole('button', { name: 'Continuar' }).click();
    await expect(dialog.getByRole('img', { name: 'Código QR con la clave para tu app' })).toBeVisible();
    await expectAccessible(page);
    const key = (await dialog.locator('code').innerText()).replaceAll(' ', '');
    await dialog.getByLabel('Código de la app').fill(codeOf(key));
    await dialog.getByRole('button', { name: 'Activar' }).click();
    await expect(section).toContainText('App de códigos');

    // The code of the app, with the keyboard alone. The code of the set-up is used up.
    await leaveAdminArea(page);
    await page.goto('/admin/account');
    await page.getByLabel('Usuario').focus();
    await page.keyboard.type(username);
    await page.keyboard.press('Tab');
    await page.keyboard.type(admin.password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Usar mi llave de acceso' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Código de la app')).toBeFocused();
    await isWhole(page);
    await page.keyboard.type(codeOf(key, 30));
    await page.keyboard.press('Enter');
    await expect(page.getByText('Acceso concedido', { exact: true })).toBeVisible();

    // A recovery code, and the way back to the password alone.
    await leaveAdminArea(page);
    await page.goto('/admin/account');
    await enter();
    await page.getByRole('button', { name: 'Usar un código de recuperación' }).click();
    await page.getByLabel('Código de recuperación').fill(recoveryCode.toLowerCase());
    await page.getByRole('button', { name: 'Confirmar' }).click();
    await expect(section).toContainText('Te quedan 9 códigos de recuperación.');
    for (const name of ['App de códigos', 'Mi laptop']) {
      await section.getByRole('button', { name: `Quitar ${name}` }).click();
      await dialog.getByLabel('Contraseña actual').fill(admin.password);
      await dialog.getByRole('button', { name: 'Quitar' }).click();
      await expect(page.getByText(`Quitamos ${name}`, { exact: true })).toBeVisible();
    }
    await expect(section).toContainText('Todavía entras solo con tu contraseña.');
  },
);
