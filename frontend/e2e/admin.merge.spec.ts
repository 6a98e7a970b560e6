import { enterAdminArea, expect, expectAccessible, leaveAdminArea, test } from './fixtures';

type Page = Parameters<typeof expectAccessible>[0];

async function isWhole(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expectAccessible(page);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
}

test("an admin signs in, sees today's figures, creates a discount code, and signs out", async ({ page }, {
  project,
}) => {
  const code = `E2E-${project.name}-${Date.now().toString(36)}`.toUpperCase();

  await page.goto('/admin/discounts');
  await expect(page.getByRole('heading', { level: 1, name: 'Acceso Admin' })).toBeVisible();
  await isWhole(page);
  await enterAdminArea(page, 'no-es-la-clave');
  await expect(page.getByText('Acceso denegado', { exact: true })).toBeVisible();
  await enterAdminArea(page);
  await expect(page.getByText('Acceso concedido', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Códigos de descuento' })).toBeVisible();

  await page.getByRole('button', { name: 'Crear código' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /^Código/ }).fill(code.toLowerCase());
  await dialog.getByRole('textbox', { name: /^Valor/ }).fill('15');
  await expectAccessible(page);
  // On a busy machine a click returns after the toast has gone.
  await Promise.all([
    expect(page.getByText('Código creado', { exact: true })).toBeVisible(),
    dialog.getByRole('button', { name: 'Crear código' }).click(),
  ]);
  await expect(dialog).toBeHidden();
  await isWhole(page);

  const active = page.getByRole('switch', { name: `${code} activo` });
  await active.click();
  await expect(active).not.toBeChecked();
  await expect(page.getByText('Código actualizado', { exact: true })).toBeVisible();
  await page.reload();
  await expect(active).not.toBeChecked();

  await page.getByRole('link', { name: 'Mostrador' }).click();
  await page.getByRole('link', { name: 'Panel' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Reservas de hoy' })).toBeVisible();
  await expect(page.getByRole('table').first()).toBeVisible();
  await isWhole(page);

  await page.goto('/admin/account');
  await expect(page.getByRole('list', { name: 'Sesiones abiertas' })).toContainText('Este dispositivo');
  await isWhole(page);

  await leaveAdminArea(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Acceso Admin' })).toBeVisible();
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Acceso Admin' })).toBeVisible();
});
