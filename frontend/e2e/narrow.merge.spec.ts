import type { Page } from '@playwright/test';
import { expect, freeHour, openTakenOver, test } from './fixtures';

/** A phone of 390 pixels has this much left at a zoom of 200 %. */
test.use({ viewport: { width: 195, height: 422 } });

test('no screen is wider than a phone at twice the size, whatever a venue writes @one-size', async ({
  page,
}) => {
  test.slow();
  const { venueId, courtId, date, timeSlot } = await freeHour(page, 41, 'desktop');
  for (const path of [
    '/',
    '/complejos',
    '/buscar',
    '/mi-cuenta',
    `/booking/${courtId}?fecha=${date}`,
    '/reembolsos',
    '/estado',
  ]) {
    await page.goto(path);
    await expectToFit(page);
  }
  await page.goto(`/booking/${courtId}?fecha=${date}&hora=${timeSlot}`);
  await page.getByRole('button', { name: 'Continuar al pago' }).click();
  await expect(page).toHaveURL(/\/checkout\//);
  await expect(page.getByRole('button', { name: 'Rellenar tarjeta de prueba' })).toBeVisible();
  await expectToFit(page);
  await page.goto('/my-bookings');
  await expect(page.getByRole('link', { name: 'Completar pago' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(195);
  await page.goto(`/venue/${venueId}/calendar`);
  await expectToFit(page);
  await openTakenOver(page, `/venue/${venueId}`);
  const description = page.getByText('eucaliptos').first();
  await description.evaluate((paragraph) => (paragraph.textContent = 'sinespacios'.repeat(30)));
  await expectToFit(page);
  // A table of prices has two directions by nature: it scrolls inside its card.
  await expect(page.locator('section:has(> table)')).toHaveCSS('overflow-x', 'auto');
});

/**
 * Expects that nothing makes the page scroll sideways, and that no card cuts off a control. The day
 * board and its days scroll by themselves.
 */
async function expectToFit(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const beyond = await page.evaluate(() => [
    ...(document.documentElement.scrollWidth > window.innerWidth ? ['the page'] : []),
    ...[...document.querySelectorAll('main :is(a, button, h1, h2, h3)')]
      .filter((element) => element.getBoundingClientRect().right > window.innerWidth)
      .filter((element) => !element.closest('[role="grid"], [role="radiogroup"]'))
      .map(({ outerHTML }) => outerHTML.slice(0, 120)),
  ]);
  expect(beyond, page.url()).toEqual([]);
}
