import type { Locator, Page } from '@playwright/test';
import { admin, enterAdminArea, expect, freeHour, openTakenOver, test } from './fixtures';

/** The shown notification, also while a dialog hides the rest of the page from screen readers. */
const toast = (page: Page) => page.locator('[role="region"][aria-label^="Notificaciones"] li').first();

/** Returns the texts of the parts that the shown notification covers at one moment. */
async function coveredOf(page: Page, parts: Locator): Promise<string[]> {
  await expect(toast(page)).toBeVisible();
  const shown = await toast(page).elementHandle();
  return parts.evaluateAll((elements, notification) => {
    const over = notification?.getBoundingClientRect();
    if (!over?.width) return ['the notification is gone'];
    const isCovered = (under: DOMRect) =>
      under.left < over.right &&
      over.left < under.right &&
      under.top < over.bottom &&
      over.top < under.bottom;
    return elements
      .filter((element) => isCovered(element.getBoundingClientRect()))
      .map(({ textContent }) => textContent);
  }, shown);
}

test('a notification covers neither a dialog nor its buttons', async ({ page }, { project }) => {
  const { courtId, date, timeSlot } = await freeHour(page, 6, project.name);
  const data = { courtId, bookingDate: date, timeSlot, gameType: 'singles' };
  const placed = await page.request.post('/api/bookings', { data });
  const { id } = (await placed.json()) as { id: string };
  await openTakenOver(page, '/my-bookings');
  await page.route('**/api/cancellations', (route) => route.fulfill({ status: 409, body: '' }));
  await page.getByRole('button', { name: 'Cancelar reserva' }).first().click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Cancelar reserva' }).click();
  await expect(toast(page)).toContainText('Error al cancelar');
  expect(await coveredOf(page, dialog.or(dialog.getByRole('button')))).toEqual([]);
  await page.unroute('**/api/cancellations');
  await page.request.post('/api/cancellations', { data: { bookingId: id } });
});

test('a notification covers neither the title of a dialog that fills the window nor its buttons', async ({
  page,
}) => {
  expect((await page.request.post('/api/admin/login', { data: admin })).ok()).toBe(true);
  await page.goto('/admin/discounts');
  await page.getByRole('button', { name: 'Crear código' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /^Código/ }).fill('NUNCA');
  await dialog.getByRole('textbox', { name: /^Valor/ }).fill('10');
  await page.route('**/api/admin/discount-codes', (route) => route.fulfill({ status: 409, body: '' }));
  await dialog.getByRole('button', { name: 'Crear código' }).click();
  await expect(toast(page)).toContainText('Error');
  const title = dialog.getByRole('heading', { name: 'Nuevo código' });
  expect(await coveredOf(page, title.or(dialog.getByRole('button')))).toEqual([]);
});

test('the greeting of the dashboard covers no figure and no heading', async ({ page }) => {
  await page.goto('/admin/login');
  await enterAdminArea(page);
  await expect(toast(page)).toContainText('Acceso concedido');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  const figures = page.getByRole('main').getByRole('link');
  expect(await coveredOf(page, heading.or(figures))).toEqual([]);
});
