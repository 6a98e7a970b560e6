import type { Locator, Page } from '@playwright/test';
import { choose, enterAdminArea, expect, freeHour, openTakenOver, test } from './fixtures';

/** Returns the outline and the border of a part, which a contrast theme leaves. */
const linesOf = (part: Locator) =>
  part.evaluate((element) => {
    const { outlineStyle, outlineWidth, borderTopStyle, borderTopWidth } = getComputedStyle(element);
    const widthOf = (style: string, width: string) => (style === 'none' ? 0 : parseFloat(width));
    return {
      outline: widthOf(outlineStyle, outlineWidth),
      border: widthOf(borderTopStyle, borderTopWidth),
    };
  });

/** Expects that a chosen part has an outline and that its neighbours have none. */
async function expectOnlyChosen(chosen: Locator, others: Locator): Promise<void> {
  await expect.poll(async () => (await linesOf(chosen.first())).outline).toBeGreaterThanOrEqual(2);
  expect((await linesOf(others.first())).outline).toBe(0);
}

const bar = (page: Page) => page.getByRole('navigation', { name: 'Navegación inferior' });

/** Takes the focus away, whose outline would hide what is under test. */
const leave = (page: Page) =>
  page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

test('a contrast theme shows the chosen game, day and hour, and what buttons are', async ({ page }, {
  project,
}) => {
  const { courtId, date, timeSlot } = await freeHour(page, 5, project.name);
  await openTakenOver(page, `/booking/${courtId}?fecha=${date}&hora=${timeSlot}`);
  await choose(page.getByRole('radio', { name: /Dobles/ }));
  await leave(page);
  for (const name of ['juego', 'hora'])
    await expectOnlyChosen(
      page.locator(`input[name="${name}"]:checked + *`),
      page.locator(`input[name="${name}"]:not(:checked):enabled + *`),
    );
  await expectOnlyChosen(
    page.locator(':checked + .day, [data-chosen="true"]'),
    page.locator('input:not(:checked) + .day, [data-chosen="false"]'),
  );
  const pay = page.getByRole('button', { name: 'Continuar al pago' });
  expect((await linesOf(pay)).border).toBeGreaterThanOrEqual(1);
  await pay.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect.poll(async () => (await linesOf(pay)).outline).toBeGreaterThanOrEqual(3);
});

test('a contrast theme shows the place in the bars, and the chosen appearance', async ({ page }) => {
  await openTakenOver(page, '/my-bookings');
  const isPhone = await bar(page).isVisible();
  const places = isPhone ? bar(page) : page.getByRole('navigation', { name: 'Principal' });
  await expectOnlyChosen(places.locator('[aria-current="page"]'), places.locator('a:not([aria-current])'));
  await page.getByRole('button', { name: 'Mi Cuenta' }).filter({ visible: true }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Mi Cuenta' });
  await expect(dialog).toBeInViewport({ ratio: 1 }); // at rest
  await choose(dialog.getByRole('radio', { name: 'Oscura' }));
  await leave(page);
  await expectOnlyChosen(dialog.locator(':checked + span'), dialog.locator('input:not(:checked) + span'));
  expect((await linesOf(dialog.getByRole('link').first())).border).toBeGreaterThanOrEqual(1);
  await choose(page.getByRole('radio', { name: 'Clara' }));
});

test('a contrast theme shows the chosen day of the calendar, the board and the search', async ({ page }, {
  project,
}) => {
  const { venueId, date } = await freeHour(page, 5, project.name);
  await page.goto(`/venue/${venueId}/calendar?dia=${date}`);
  await page.locator('[data-chosen="false"] > [aria-pressed]').last().click();
  await leave(page);
  await expectOnlyChosen(
    page.locator('[data-chosen="true"]'),
    page.locator('[data-chosen="false"]:not([aria-current])'),
  );
  await page.goto(`/venue/${venueId}`);
  await expectOnlyChosen(page.locator('input:checked + span'), page.locator('input:not(:checked) + span'));
  await openTakenOver(page, `/buscar?fecha=${date}`);
  await expectOnlyChosen(
    page.locator('input:checked + .day, [data-chosen="true"]'),
    page.locator('input:not(:checked) + .day'),
  );
});

test('a contrast theme shows the place in the admin area and the chosen court', async ({ page }) => {
  await page.goto('/admin/login');
  await enterAdminArea(page);
  await page.goto('/admin/desk');
  const nav = page.getByRole('navigation', { name: 'Administración' });
  await expectOnlyChosen(nav.locator('[aria-current="page"]'), nav.locator('a:not([aria-current])'));
  const courts = page.locator('[aria-pressed="true"]').filter({ visible: true });
  if ((await courts.count()) > 0)
    await expectOnlyChosen(courts, page.locator('[aria-pressed="false"]').filter({ visible: true }));
});
