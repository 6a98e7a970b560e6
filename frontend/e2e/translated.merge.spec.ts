import type { Page } from '@playwright/test';
import { choose, expect, freeHour, openTakenOver, test } from './fixtures';

/** Puts a translation in the place of every text, also where the page forbids it. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (/^(SCRIPT|STYLE|NOSCRIPT|FONT)$/.test(text.parentElement?.tagName ?? '')) continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    }
  });

test('the total of a translated page follows the game and the hour', async ({ page }, { project }) => {
  const { courtId, date, timeSlot } = await freeHour(page, 23, project.name);
  await openTakenOver(page, `/booking/${courtId}?fecha=${date}&hora=${timeSlot}`);
  const total = page.locator('.total b');
  await expect(total).toContainText('$');
  const before = await total.textContent();
  await translate(page);
  await choose(page.getByRole('radio', { name: /Dobles/ }));
  await expect(total).not.toHaveText(before ?? '');
  const doubles = await total.textContent();
  await translate(page);
  await choose(page.getByRole('radio', { name: /Singles/ }));
  await expect(total).toHaveText(before ?? '');
  expect(doubles).not.toBe(before);
});

test('no screen breaks after the browser has translated it @one-size', async ({ page }) => {
  const { venueId, courtId, date, timeSlot } = await freeHour(page, 23, 'desktop');
  const data = { courtId, bookingDate: date, timeSlot, gameType: 'singles' };
  const { id } = (await (await page.request.post('/api/bookings', { data })).json()) as { id: string };
  const screens = [`/buscar?fecha=${date}`, `/venue/${venueId}`, `/booking/${courtId}`, '/my-bookings'];
  for (const address of [...screens, `/checkout/${id}`, '/mi-cuenta', '/admin/login']) {
    await openTakenOver(page, address);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await translate(page);
    // The whole screen is removed, and everything that it had is removed with it.
    await page.getByRole('link', { name: 'Saque' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /Tu cancha/ })).toBeVisible();
    await translate(page);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.request.post('/api/cancellations', { data: { bookingId: id } });
});
