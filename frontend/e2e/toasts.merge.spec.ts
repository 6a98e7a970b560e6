import type { Locator, Page } from '@playwright/test';
import { enterAdminArea, expect, freeHour, openTakenOver, test } from './fixtures';

/** The shown notification, also while a dialog hides the rest of the page from screen readers. */
const toast = (page: Page) => page.locator('[role="region"][aria-label^="Notificaciones"] li').first();

/** Returns how many square pixels of a part the shown notification covers. */
async function covered(page: Page, part: Locator): Promise<number> {
  const [under, over] = await Promise.all([part.boundingBox(), toast(page).boundingBox()]);
  if (!under || !over) return 0;
  const across = Math.min(under.x + under.width, over.x + over.width) - Math.max(under.x, over.x);
  const down = Math.min(under.y + under.height, over.y + over.height) - Math.max(under.y, over.y);
  return Math.max(0, across) * Math.max(0, down);
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
  expect(await covered(page, dialog)).toBe(0);
  for (const button of await dialog.getByRole('button').all()) expect(await covered(page, button)).toBe(0);
  await page.unroute('**/api/cancellations');
  await page.request.post('/api/cancellations', { data: { bookingId: id } });
});

test('the greeting of the dashboard covers no figure and no heading', async ({ page }) => {
  await page.goto('/admin/login');
  await enterAdminArea(page);
  await expect(toast(page)).toContainText('Acceso concedido');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  expect(await covered(page, heading)).toBe(0);
  for (const part of await page.getByRole('main').getByRole('link').all())
    expect(await covered(page, part)).toBe(0);
});
