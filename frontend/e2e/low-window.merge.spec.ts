import { enterAdminArea, expect, freeHour, openTakenOver, test } from './fixtures';

test.use({ viewport: { width: 740, height: 360 } });

test('no bar stays on the screen of a phone that lies on its side @one-size', async ({ page }) => {
  const hour = await freeHour(page, 3, 'desktop');
  const booking = `/booking/${hour.courtId}?fecha=${hour.date}&hora=${hour.timeSlot}`;
  for (const path of ['/', `/venue/${hour.venueId}`, `/venue/${hour.venueId}/calendar`, booking]) {
    await page.goto(path);
    await expectNoBar(page);
  }
  await page.getByRole('button', { name: 'Continuar al pago' }).click();
  await expect(page).toHaveURL(/\/checkout\//);
  await expectNoBar(page);
  await page.goto('/admin/desk');
  await enterAdminArea(page);
  await expectNoBar(page);
});

test('the menu of phones names the places of the bar only where the bar does not stay @one-size', async ({
  page,
}) => {
  const home = page.getByRole('dialog', { name: 'Menú' }).getByRole('link', { name: 'Inicio' });
  const search = page.getByRole('dialog', { name: 'Menú' }).getByRole('link', { name: 'Buscar cancha' });
  await openTakenOver(page, '/');
  await page.getByRole('button', { name: 'Abrir menú' }).click();
  await expect(search).toBeVisible();
  await expect(home).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(search).toBeVisible();
  await expect(home).toBeHidden();
  await page.goto('/admin');
  await enterAdminArea(page);
  await page.getByRole('button', { name: 'Abrir menú' }).click();
  await expect(home).toBeVisible();
});

/** Expects that everything which is wider than half the window scrolls with the page. */
async function expectNoBar(page: Parameters<typeof enterAdminArea>[0]): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const bars = await page.evaluate(() =>
    [...document.querySelectorAll('.s-page *')] // a toast may cover what it reports
      .filter((element) => {
        const { position, top, bottom } = getComputedStyle(element);
        const { width, height } = element.getBoundingClientRect();
        const stays =
          position === 'fixed' || (position === 'sticky' && (top !== 'auto' || bottom !== 'auto'));
        return stays && height > 0 && width > window.innerWidth / 2;
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 120)),
  );
  expect(bars, page.url()).toEqual([]);
}
