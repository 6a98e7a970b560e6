import type { Browser, BrowserContext, Page } from '@playwright/test';
import { choose, enterAdminArea, expect, expectAccessible, tellName, test } from './fixtures';

async function isWhole(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expectAccessible(page);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
}

async function addCourt(page: Page, venue: string, name: string): Promise<void> {
  await page.getByRole('button', { name: `Agregar cancha a ${venue}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /^Nombre/ }).fill(name);
  await dialog.getByRole('button', { name: 'Crear cancha' }).click();
  await expect(dialog).toBeHidden();
}

/** Opens the page of a venue as a player with a browser of their own. */
async function playerAt(browser: Browser, context: BrowserContext, venue: string): Promise<Page> {
  const viewport = context.pages()[0]?.viewportSize() ?? null;
  const player = await (await browser.newContext({ viewport })).newPage();
  await player.goto('/');
  await player.getByRole('link', { name: venue, exact: true }).click();
  return player;
}

/** Books an hour of the court on a day that no other test uses, and pays it by card. */
async function bookAndPay(player: Page, court: string): Promise<void> {
  await player.getByRole('link', { name: court }).click();
  await expect(player).toHaveURL(/\/booking\//);
  const date = new Date(Date.now() + 21 * 86_400_000).toISOString().slice(0, 10);
  await player.goto(`${new URL(player.url()).pathname}?fecha=${date}`);
  await choose(player.getByRole('radio', { name: /^18:00/ }));
  await player.getByRole('button', { name: /Continuar al pago/ }).click();
  await expect(player).toHaveURL(/\/checkout\//);
  await tellName(player);
  await player.getByRole('button', { name: 'Rellenar tarjeta de prueba' }).click();
  await player.getByRole('button', { name: /Confirmar y Pagar/ }).click();
  await expect(player.getByText('Pago exitoso', { exact: true })).toBeVisible();
}

test('an admin creates a venue with two courts, changes a price, and deletes a court that has a paid booking', async ({
  page,
  context,
  browser,
}, { project }) => {
  test.slow(); // two people use the court for a whole season
  const venue = `Club Prueba ${project.name}`;
  await page.goto('/admin/courts');
  await enterAdminArea(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Complejos y canchas' })).toBeVisible();
  await isWhole(page);

  await page.getByRole('button', { name: 'Agregar complejo' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Crear complejo' }).click();
  await expect(dialog.getByText('El nombre y la ubicación son requeridos')).toHaveCount(2);
  await dialog.getByRole('textbox', { name: /^Nombre/ }).fill(venue);
  await dialog.getByRole('textbox', { name: /^Ubicación/ }).fill('La Floresta, Quito');
  await dialog.getByRole('combobox', { name: 'Zona horaria' }).fill('guayaquil');
  await dialog.getByRole('option', { name: /^Ecuador/ }).click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Crear complejo' }).click();
  await expect(page.getByText('Venue creado', { exact: true })).toBeVisible();

  await addCourt(page, venue, 'Central');
  await addCourt(page, venue, 'Rosales');
  const courts = page.getByRole('list', { name: `Canchas de ${venue}` });
  await expect(courts.getByRole('listitem')).toHaveCount(2);
  await isWhole(page);

  await courts.getByRole('button', { name: 'Editar Cancha 2 · Rosales' }).click();
  await dialog.getByRole('textbox', { name: 'Noche, singles' }).fill('20,00');
  await dialog.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByText('Cancha actualizada', { exact: true })).toBeVisible();
  await expect(courts.getByText('$20.00')).toBeVisible();

  const player = await playerAt(browser, context, venue);
  await bookAndPay(player, 'Cancha 2: Rosales');
  await expect(player).toHaveURL(/\/my-bookings/);

  await courts.getByRole('button', { name: 'Eliminar Cancha 2 · Rosales' }).click();
  const question = page.getByRole('alertdialog', { name: '¿Eliminar Cancha 2 · Rosales?' });
  await expect(
    question.getByText('1 reserva futura se cancelará con reembolso total ($20.00).'),
  ).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Eliminar cancha' }).click();
  await expect(page.getByText('Cancha eliminada', { exact: true })).toBeVisible();
  await expect(courts.getByRole('listitem')).toHaveCount(1);

  await expect(async () => {
    await player.goto('/my-bookings');
    await expect(player.getByText('Reembolsado $20.00')).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await player.goto('/');
  await player.getByRole('link', { name: venue, exact: true }).click();
  await expect(player.getByRole('link', { name: 'Cancha 1: Central' })).toBeVisible();
  await expect(player.getByText('Rosales')).toHaveCount(0);
  await player.context().close();

  await page.getByRole('button', { name: `Eliminar ${venue}`, exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar complejo' }).click();
  await expect(page.getByText('Venue eliminado', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: venue, exact: true })).toHaveCount(0);
});
