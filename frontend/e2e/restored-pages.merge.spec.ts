import type { Page } from '@playwright/test';
import { enterAdminArea, expect, test } from './fixtures';

// Playwright turns off the cache in which a browser keeps the pages that were left.
test.use({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
    { scope: 'worker' },
  ],
});

/** Goes back, and returns whether the browser shows the page as it was left. */
async function back(page: Page, path: string): Promise<boolean> {
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(path);
  return page.evaluate(() => document.documentElement.dataset['left'] === 'here');
}

/** Opens a page, and marks the one that is left for {@link back}. */
async function leaveFor(page: Page, path: string): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset['left'] = 'here';
  });
  await page.goto(path);
}

for (const { path, secret } of [
  { path: '/admin/payments', secret: 'Ingresos del mes' },
  { path: '/admin/staff', secret: 'Invitar' },
])
  test(
    `Back after signing out does not show what ${path} has shown`,
    { tag: '@one-size' },
    async ({ page }) => {
      await page.goto(path);
      await enterAdminArea(page);
      await expect(page.getByText(secret).first()).toBeVisible();
      await leaveFor(page, '/terminos');
      await leaveFor(page, '/admin');
      await page.getByRole('button', { name: 'Cerrar sesión', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Acceso Admin' })).toBeVisible();
      expect(await back(page, '/terminos')).toBe(true); // the browser does keep pages
      // The page may leave for the sign-in before its address can be read.
      await page.evaluate(() => history.back());
      await expect(page).toHaveURL(/\/admin\//);
      await expect(page.getByRole('heading', { level: 1, name: 'Acceso Admin' })).toBeVisible();
      await expect(page.getByText(secret)).toHaveCount(0);
    },
  );
