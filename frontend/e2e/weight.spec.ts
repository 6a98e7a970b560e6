import type { Browser, Page } from '@playwright/test';
import { MOST_SCRIPTS } from '../src/build/bundle-budgets';
import { pages } from '../src/build/page-budgets';
import { expect, freeHour, test } from './fixtures';

interface Loaded {
  scripts: number;
  kilobytes: number;
}

/** Opens a screen with an empty cache and returns what its scripts cost on the wire. */
async function visit(browser: Browser, path: string, baseURL: string | undefined): Promise<Loaded> {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script')
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.waitForLoadState('load');
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  await context.close();
  return { scripts: sizes.length, kilobytes: bytes / 1000 };
}

async function screensOf(page: Page, projectName: string): Promise<[keyof typeof pages, string][]> {
  const { venueId, courtId } = await freeHour(page, 13, projectName);
  return [
    ['home', '/'],
    ['venues', '/complejos'],
    ['venue', `/venue/${venueId}`],
    ['calendar', `/venue/${venueId}/calendar`],
    ['booking', `/booking/${courtId}`],
    ['myBookings', '/my-bookings'],
    ['adminLogin', '/admin/login'],
    ['terms', '/terminos'],
  ];
}

test(
  'no first visit requests more scripts, or heavier ones, than its budget allows',
  { tag: '@one-size' },
  async ({ page, browser, baseURL }, { project }) => {
    for (const [screen, path] of await screensOf(page, project.name)) {
      const { scripts, kilobytes } = await visit(browser, path, baseURL);
      expect.soft(scripts, `${path}: scripts`).toBeGreaterThan(0);
      expect.soft(scripts, `${path}: scripts`).toBeLessThanOrEqual(MOST_SCRIPTS);
      expect.soft(kilobytes, `${path}: kB on the wire`).toBeGreaterThan(100);
      expect.soft(kilobytes, `${path}: kB on the wire`).toBeLessThanOrEqual(pages[screen].kilobytes);
    }
  },
);
