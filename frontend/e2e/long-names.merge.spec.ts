import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { createVenue, dayAhead } from './own-venue';

test.use({ viewport: { width: 320, height: 640 } });

/** A name of one word, as long as the forms take. */
const word = (length: number) => 'Llanfairpwllgwyngyllgogerychwyrndrobwll'.repeat(3).slice(0, length);

test('a venue, a court and a person of one long word widen no screen @one-size', async ({
  page,
  browser,
}) => {
  test.slow();
  const name = word(110);
  const allDay = Object.fromEntries(
    ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map((day) => [day, [['06:00', '22:00']]]),
  );
  const { id, courtId } = await createVenue(page, name, { openingHours: allDay });
  const prices = {
    daySinglesPrice: '1.00',
    dayDoublesPrice: '2.00',
    nightSinglesPrice: '1.00',
    nightDoublesPrice: '2.00',
  };
  const headers = { origin: new URL(page.url()).origin };
  const renamed = { ...prices, name: word(100), courtNumber: 1, venueId: id };
  expect((await page.request.put(`/api/courts/${courtId}`, { data: renamed, headers })).status()).toBe(200);

  const player = await (await browser.newContext({ viewport: { width: 320, height: 640 } })).newPage();
  await player.goto('/');
  await player.request.post('/api/session');
  const data = {
    courtId,
    bookingDate: `${dayAhead(3)}T10:00:00`,
    timeSlot: '10:00',
    gameType: 'doubles',
    playerName: word(80),
  };
  const booked = await player.request.post('/api/bookings', { data });
  expect(booked.status(), await booked.text()).toBe(201);
  const bookingId = ((await booked.json()) as { id: string }).id;
  await player.request.put(`/api/favourites/${id}`, { headers });
  const search = `/buscar?fecha=${dayAhead(2)}&lugar=${name.slice(0, 60)}`;
  for (const path of [
    '/',
    '/complejos',
    search,
    `/venue/${id}`,
    `/venue/${id}/calendar`,
    `/booking/${courtId}`,
    `/checkout/${bookingId}`,
    '/my-bookings',
    '/mi-cuenta',
  ])
    await expectToFit(player, path);
  for (const path of [
    '/admin',
    '/admin/courts',
    '/admin/desk',
    '/admin/till',
    '/admin/reviews',
    '/admin/audit',
    '/admin/payments',
  ])
    await expectToFit(page, path);
});

async function expectToFit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  const wide = await page.evaluate(() => ({
    page: document.documentElement.scrollWidth,
    parts: [...document.querySelectorAll('main :is(h1, h2, h3, h4, p, a, dd, span, small, b)')]
      .filter((part) => part.getBoundingClientRect().right > window.innerWidth + 1)
      .filter(
        (part) => !part.closest('[role="grid"], [role="radiogroup"], [role="tablist"], table, .s-hidden'),
      )
      .map((part) => part.outerHTML.slice(0, 160))
      .slice(0, 5),
  }));
  expect(wide.page, `${path}: ${wide.parts.join('\n')}`).toBeLessThanOrEqual(320);
}
