import type { Browser, Page } from '@playwright/test';
import { MOST_SCRIPTS } from '../src/build/bundle-budgets';
import { pages } from '../src/build/page-budgets';
import { expect, freeHour, openRendered, openTakenOver, test } from './fixtures';

interface Loaded {
  /** Kilobytes of the page itself. */
  page: number;
  /** The names of the scripts. */
  scripts: string[];
  kilobytes: number;
}

/**
 * Kilobytes of a page with its screen. What fits into the first 14 needs one round trip less. The
 * calendar contains the bookings of the demo data and of other tests, so the limit leaves room.
 */
const MOST_OF_PAGE = 24;

/**
 * In bytes: the ten packets that a server sends before the browser has confirmed one, 14,600 with
 * their headers, and what the venues of other tests add.
 */
const HOME_PAGE = 15_500;

/** Kilobytes for the card form, which two screens load by themselves. */
const CARD_FORM = 18;

/** Screens that show something of a player. Others are visited by a stranger. */
const OWN = /^\/(?:checkout|my-bookings)/;

/** Opens a screen with an empty cache. Returns what the page and its scripts cost on the wire. */
async function visit(browser: Browser, player: Page, path: string): Promise<Loaded> {
  const baseURL = new URL(player.url()).origin;
  const storageState = OWN.test(path) ? await player.context().storageState() : undefined;
  const context = await browser.newContext({ baseURL, storageState });
  const page = await context.newPage();
  const sizes: Promise<number>[] = [];
  const scripts: string[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script') return;
    scripts.push(new URL(request.url()).pathname);
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  const document = page.waitForEvent('requestfinished', (request) => request.isNavigationRequest());
  if (path.startsWith('/admin')) {
    await page.goto(path);
    await expect(page.locator('main[inert]')).toHaveCount(0); // the shell, before any script
  } else await openTakenOver(page, path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.waitForLoadState('load');
  if (path.startsWith('/checkout')) {
    await expect(page.getByRole('button', { name: 'Rellenar tarjeta de prueba' })).toBeVisible();
    await expect(page.getByLabel('Tu correo (opcional)')).toBeEnabled();
  }
  const { responseBodySize } = await (await document).sizes();
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  await context.close();
  return { page: responseBodySize / 1000, scripts, kilobytes: bytes / 1000 };
}

/** Books an hour for the player and returns its id. */
async function book(page: Page, projectName: string): Promise<string> {
  const { courtId, date, timeSlot } = await freeHour(page, 13, projectName);
  const choice = { courtId, bookingDate: date, timeSlot, gameType: 'singles' };
  const booked = await page.request.post('/api/bookings', { data: choice });
  return ((await booked.json()) as { id: string }).id;
}

async function screensOf(page: Page, projectName: string): Promise<[keyof typeof pages, string][]> {
  const { venueId, courtId, date } = await freeHour(page, 13, projectName);
  const unpaid = await book(page, projectName);
  const data = { bookingId: await book(page, projectName) };
  const linked = await page.request.post('/api/shared-payment-links', { data });
  const { shareUrl } = (await linked.json()) as { shareUrl: string };
  return [
    ['home', '/'],
    ['venues', '/complejos'],
    ['search', `/buscar?fecha=${date}`],
    ['venue', `/venue/${venueId}`],
    ['calendar', `/venue/${venueId}/calendar`],
    ['booking', `/booking/${courtId}`],
    ['myBookings', '/my-bookings'],
    ['checkout', `/checkout/${unpaid}`],
    ['sharedPayment', new URL(shareUrl).pathname],
    ['adminLogin', '/admin/login'],
    ['terms', '/terminos'],
    ['status', '/estado'],
  ];
}

test(
  'no first visit requests more scripts, or heavier ones, than its budget allows',
  { tag: '@one-size' },
  async ({ page, browser }, { project }) => {
    test.slow(); // twelve first visits, each in a browser context of its own
    await page.goto('/');
    for (const [screen, path] of await screensOf(page, project.name)) {
      const { page: html, scripts, kilobytes } = await visit(browser, page, path);
      const { kilobytes: atOnce, soon } = pages[screen];
      expect.soft(html, `${path}: kB of the page`).toBeLessThanOrEqual(MOST_OF_PAGE);
      const named = `${path}: ${scripts.join(' ')}`;
      expect.soft(scripts.length, named).toBeGreaterThan(0);
      expect.soft(scripts.length, named).toBeLessThanOrEqual(MOST_SCRIPTS);
      expect.soft(kilobytes, `${path}: kB on the wire`).toBeGreaterThan(100);
      expect.soft(kilobytes, `${path}: kB on the wire`).toBeLessThanOrEqual(atOnce + (soon ? CARD_FORM : 0));
    }
  },
);

test('the home page is small, without a style that nothing on it uses @one-size', async ({ page }) => {
  const html = await openRendered(page, '/');
  const size = await page.evaluate(() => {
    const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return document?.encodedBodySize ?? 0;
  });
  expect(size).toBeGreaterThan(0);
  expect(size).toBeLessThanOrEqual(HOME_PAGE);
  const names = /data-emotion="s ([^"]*)"/.exec(html)?.[1]?.split(' ') ?? [];
  expect(names).not.toEqual([]);
  const isUsed = (name: string) => html.split(`s-${name}`).length > 2 || html.includes(`:${name} `);
  expect(names.filter((name) => !isUsed(name))).toEqual([]);
});
