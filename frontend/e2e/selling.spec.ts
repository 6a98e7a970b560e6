import type { Locator, Page } from '@playwright/test';
import { texts } from '../src/features/admin-bookings/texts';
import { admin, expect, expectAccessible, test } from './fixtures';
import { createVenue, dayAhead, expectNoOverflow, openTill } from './own-venue';

const { sale } = texts;
const always = { weekdays: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'], from: '00:00', to: '24:00' };
const allDay = Object.fromEntries(always.weekdays.map((day) => [day, [['00:00', '24:00']]]));

/** A venue that is open at any hour, at one price, and whose till is open. */
async function aVenueAlwaysOpen(page: Page, name: string) {
  const rules = { openingHours: allDay, priceRules: [{ ...always, pricePerHour: '16.50' }] };
  const venue = await createVenue(page, name, rules);
  await openTill(page, venue.id);
  return venue;
}

/** The amount in the name of a button: "Cobrar $8.25" → 825. */
const centsOn = async (button: Locator) =>
  Math.round(Number(/\$(\d+\.\d\d)/.exec(await button.innerText())?.[1]) * 100);
const money = (cents: number) => `$${(cents / 100).toFixed(2)}`;

/** Expects that the cash field and its hint stand above the buttons of the dialog. */
async function expectCashInView(dialog: Locator): Promise<void> {
  const cash = await dialog.getByText(sale.receivedHint).boundingBox();
  const buttons = await dialog.getByRole('button', { name: /^Cobrar \$/ }).boundingBox();
  expect((cash?.y ?? Infinity) + (cash?.height ?? 0)).toBeLessThanOrEqual(buttons?.y ?? 0);
}

/** The first hour of the shown day that has not ended. */
const firstHour = (desk: Page) => desk.getByRole('button', { name: /^Cancha 1, \d\d:\d\d: / }).first();

test('the running hour is sold for cash with its change, and other desks see it at once', async ({
  page,
  browser,
}, { project }) => {
  test.slow();
  const { id } = await aVenueAlwaysOpen(page, `Club Mostrador ${project.name}`);
  const { viewport, isMobile, hasTouch } = project.use;
  const context = await browser.newContext({ viewport, isMobile, hasTouch });
  expect((await context.request.post('/api/admin/login', { data: admin })).ok()).toBe(true);
  const other = await context.newPage();
  await other.goto(`/admin/desk?complejo=${id}`);
  await expect(firstHour(other)).toContainText('Libre');

  await page.goto(`/admin/desk?complejo=${id}`);
  await firstHour(page).click();
  const dialog = page.getByRole('dialog', { name: 'Cancha 1 · Central' });
  await expect(dialog.getByRole('radio', { name: 'Vender' })).toBeChecked();
  await expectCashInView(dialog);
  await dialog.getByRole('combobox', { name: 'Nombre' }).fill('Ana Torres');
  const sell = dialog.getByRole('button', { name: /^Cobrar \$/ });
  const due = await centsOn(sell);
  await dialog.getByRole('textbox', { name: 'Recibido' }).fill('1');
  await sell.click();
  await expect(dialog.getByText(`Faltan ${money(due - 100)}.`)).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Recibido' }).fill('20');
  await expect(dialog.getByText(`Vuelto ${money(2000 - due)}`)).toBeVisible();
  await expectNoOverflow(page);
  await expectAccessible(page);
  await sell.click();
  await expect(page.getByText('Hora vendida', { exact: true })).toBeVisible();
  await expect(dialog).toHaveCount(0);
  const sold = page.getByRole('dialog', { name: sale.done.sold });
  await expect(sold.getByText(`Vuelto ${money(2000 - due)}`)).toBeVisible();
  await expect(sold.getByRole('link', { name: /^Recibo \d{3,}-000000001$/ })).toBeVisible();
  await expect(sold.getByRole('button', { name: 'Cerrar' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(sold).toHaveCount(0);
  await expect(firstHour(page)).toContainText('Ana Torres');
  await expect(firstHour(page)).toContainText('Pagada');
  await expect(firstHour(other)).toContainText('Ana Torres', { timeout: 3000 });
  await context.close();
});

test('an hour is held by keyboard alone, and paid at the desk later @one-size', async ({ page }) => {
  const { id, courtId } = await aVenueAlwaysOpen(page, 'Club Teclado');
  await page.goto(`/admin/desk?complejo=${id}&dia=${dayAhead(2)}&cancha=${courtId}`);
  const hour = page.getByRole('button', { name: /^Cancha 1, 18:00: / });
  await hour.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Cancha 1 · Central' });
  await expect(dialog.getByRole('button', { name: 'Cobrar $16.50' })).toBeVisible();
  await expect(dialog.getByRole('combobox', { name: 'Nombre' })).toBeFocused();
  await page.keyboard.type('Luis Paz');
  const cash = dialog.getByRole('radio', { name: 'Efectivo' });
  while (!(await cash.evaluate((radio) => radio === document.activeElement)))
    await page.keyboard.press('Tab');
  for (let steps = 0; steps < 5; steps++) await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('radio', { name: 'Guardar' })).toBeFocused();
  await expect(dialog.getByRole('combobox', { name: 'Guardar hasta las' })).toHaveValue(/T22:00/);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Hora guardada', { exact: true })).toBeVisible();
  await expect(hour).toContainText('Sin pagar · $16.50');
  await expect(hour).toBeFocused();

  await page.keyboard.press('Enter');
  const booking = page.getByRole('dialog');
  await booking.getByRole('combobox', { name: 'Medio de pago' }).selectOption('Efectivo');
  await booking.getByRole('button', { name: 'Cobrar $16.50' }).click();
  await expect(booking).toContainText('Pagada');
});

test('the cash field comes out from behind the buttons of a low phone when it takes the focus @one-size', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 640 });
  const { id } = await aVenueAlwaysOpen(page, 'Club Teléfono');
  await page.goto(`/admin/desk?complejo=${id}&dia=${dayAhead(2)}`);
  await page.getByRole('button', { name: /^Cancha 1, 18:00: / }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancha 1 · Central' });
  await dialog.getByRole('radio', { name: sale.kinds.cash }).focus();
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('textbox', { name: sale.received })).toBeFocused();
  await expectCashInView(dialog);
});
