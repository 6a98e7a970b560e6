import type { Page } from '@playwright/test';
import { expect, freeHour, openRendered, test } from './fixtures';

interface Painted {
  /** The elements that were the largest, in the order of their first paint. */
  largest: string[];
  shifted: number;
}

declare global {
  interface Window {
    painted: Painted;
  }
}

interface ShiftEntry extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/** Remembers what the browser paints, from the first byte on. */
async function watchPaints(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.painted = { largest: [], shifted: 0 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { element: Element | null })[])
        window.painted.largest.push(entry.element?.tagName ?? 'removed');
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries() as ShiftEntry[])
        if (!hadRecentInput) window.painted.shifted += value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

test('the title of the home page is painted once, although its font comes late', async ({ page }) => {
  await watchPaints(page);
  let letFontsCome = () => {};
  const painted = new Promise<void>((resolve) => (letFontsCome = resolve));
  await page.route('**/*.woff2', async (route) => {
    await painted;
    await route.continue();
  });
  await openRendered(page, '/');
  await expect(page.getByRole('heading', { name: 'Complejos deportivos destacados' })).toBeVisible();
  letFontsCome();
  await page.waitForLoadState('networkidle');

  const { largest, shifted } = await page.evaluate(() => window.painted);
  expect(largest).toEqual(['H1']);
  expect(shifted).toBeLessThanOrEqual(0.02);
});

test('every public screen of the server fits the browser’s own, and nothing moves', async ({ page }, {
  project,
}) => {
  await watchPaints(page);
  const { venueId, courtId, date } = await freeHour(page, 9, project.name);
  const addresses = [
    '/',
    '/complejos',
    `/venue/${venueId}`,
    `/venue/${venueId}/calendar`,
    `/booking/${courtId}?fecha=${date}`,
    '/my-bookings',
  ];
  for (const address of addresses) {
    await openRendered(page, address);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // A screen that does not fit is an error on the console, which fails the test.
    expect([address, await page.evaluate(() => window.painted.shifted <= 0.1)]).toEqual([address, true]);
  }
});

test.describe('a reader without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('reads the first screen of a venue @one-size', async ({ page }) => {
    const { venueId, venueName } = await freeHour(page, 9, 'desktop');
    await openRendered(page, `/venue/${venueId}`);
    await expect(page.getByRole('heading', { level: 1, name: venueName })).toBeVisible();
    await expect(page.getByRole('heading', { name: /Cancha 1/ }).first()).toBeVisible();
  });
});

test('the checkout of the server has its title, and asks for the booking before its scripts @one-size', async ({
  page,
}) => {
  const booking = '01a0346b-d4cd-74aa-8168-8bce2bb266e0';
  await expect(async () => {
    const html = await (await page.request.get(`/checkout/${booking}`)).text();
    expect(html).toMatch(/<h1[^>]*>Confirma tu reserva<\/h1>/);
    expect(html).toMatch(new RegExp(`<link rel="preload" as="fetch"[^>]* href="/api/bookings/${booking}">`));
  }).toPass();
});
