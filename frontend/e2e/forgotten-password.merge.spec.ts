import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { enterAdminArea, expect, expectAccessible, inLetterTo, leaveAdminArea, test } from './fixtures';

const first = 'tres gatos azules en la cancha';
const second = 'cuatro tazas de té frío';

async function isWhole(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expectAccessible(page);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
}

/** Has the owner of everything invite a receptionist, who accepts with the first password. */
async function aReceptionist(page: Page, owner: Page): Promise<string> {
  const email = `olvido-${randomUUID()}@example.org`;
  await owner.goto('/admin/staff');
  await enterAdminArea(owner);
  const [venue] = (await (await owner.request.get('/api/venues')).json()) as { id: string }[];
  const data = { email, name: 'Eva Prueba', roles: [{ venueId: venue?.id, role: 'reception' }] };
  const headers = { origin: new URL(owner.url()).origin };
  expect((await owner.request.post('/api/admin/staff', { data, headers })).status()).toBe(201);
  await page.goto(await inLetterTo(owner, email, /(\/admin\/invitation\/[\w-]+)/));
  await page.getByLabel('Contraseña nueva').fill(first);
  await page.getByRole('button', { name: 'Entrar al equipo' }).click();
  await expect(page).toHaveURL(/\/admin\/desk/);
  await leaveAdminArea(page);
  return email;
}

test('a receptionist who has forgotten the password chooses another one with the link of a letter', async ({
  page,
  browser,
}) => {
  const owner = await (await browser.newContext()).newPage();
  const email = await aReceptionist(page, owner);

  await page.goto('/admin');
  await isWhole(page);
  await page.getByRole('link', { name: '¿Olvidaste tu contraseña?' }).click();
  await expect(page.getByRole('heading', { name: '¿Olvidaste tu contraseña?' })).toBeVisible();
  await isWhole(page);
  await page.getByLabel('Correo').fill(email);
  await page.getByRole('button', { name: 'Pedir el enlace' }).click();
  await expect(page.getByRole('heading', { name: 'Revisa tu correo' })).toBeFocused();
  await isWhole(page);

  const link = await inLetterTo(owner, email, /(\/admin\/password\/[\w-]{22,})/);
  const document = await page.goto(link);
  expect(document?.headers()['cache-control']).toBe('no-store');
  expect(document?.headers()['x-robots-tag']).toContain('noindex');
  await expect(page.getByText(`Para entrar como ${email}.`)).toBeVisible();
  await isWhole(page);
  await page.getByLabel('Contraseña nueva').fill('contraseña123');
  await page.getByRole('button', { name: 'Guardar y entrar' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByLabel('Contraseña nueva').fill(second);
  await page.getByRole('button', { name: 'Guardar y entrar' }).click();
  await expect(page).toHaveURL(/\/admin\/desk/);

  // The link is used up, and only the new password signs in.
  await leaveAdminArea(page);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Este enlace ya no sirve' })).toBeVisible();
  await isWhole(page);
  await page.goto('/admin');
  await page.getByLabel('Usuario').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(second);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/desk/);
  await inLetterTo(owner, email, /(Se cambió la contraseña)/);
});
