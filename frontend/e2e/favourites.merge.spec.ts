import type { Page } from '@playwright/test';
import { expect, expectAccessible, openTakenOver, test } from './fixtures';

const headings = (page: Page) =>
  page.getByRole('region', { name: 'Complejos deportivos destacados' }).getByRole('heading', { level: 3 });

/** Returns the names on the cards. A busy server sends them after its page. */
async function namesOf(page: Page): Promise<string[]> {
  await expect(headings(page).first()).toBeVisible();
  return headings(page).allTextContents();
}

test('a favourite leads the home page from then on, painted by the server, without moving a card', async ({
  page,
}) => {
  await openTakenOver(page, '/');
  const before = await namesOf(page);
  const last = before.at(-1) ?? '';
  const heart = page.getByRole('button', { name: `Agregar ${last} a favoritos` });
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  const kept = page.waitForResponse(
    (response) => response.url().includes('favourites') && response.request().method() === 'PUT',
  );
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  expect(await namesOf(page)).toEqual(before);
  expect((await kept).status()).toBe(204);

  // A busy server sends a page without content rather than a late one.
  const html = async () => (await page.request.get('/')).text();
  const painted = new RegExp(`aria-label="Agregar ${last} a favoritos"[^>]*aria-pressed="true"`);
  await expect.poll(html).toMatch(painted);
  await page.goto('/');
  await expect(headings(page).first()).toHaveText(last);
  await expectAccessible(page);
});

test('the venue that was opened last stands behind the favourites on the home page', async ({ page }) => {
  await openTakenOver(page, '/');
  const last = (await namesOf(page)).at(-1) ?? '';
  await page.getByRole('link', { name: last, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: last })).toBeVisible();
  const visited = async () => (await page.context().cookies()).some(({ name }) => name === 'saque-visited');
  await expect.poll(visited).toBe(true);
  await page.goto('/');
  await expect(headings(page).first()).toHaveText(last);
});
