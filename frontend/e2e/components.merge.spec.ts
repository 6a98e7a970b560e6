import { expect, test, type Locator, type Page } from '@playwright/test';
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';

/** The built development page (`src/dev`). It belongs to no site, so the test serves it itself. */
const built = join(import.meta.dirname, '../.cache/dev-page');
const origin = 'http://components.test';

/**
 * Pictures are compared at half of their size. Versions of Chromium draw the edges of letters
 * differently, and half as large those differences nearly vanish; moves and colours do not.
 */
const tolerance = { threshold: 0.03, maxDiffPixelRatio: 0.01 };

for (const scheme of ['light', 'dark'] as const) {
  test(`every component in every state looks as in its picture, ${scheme} scheme`, async ({ page }, info) => {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await page.clock.install({ time: new Date('2027-11-21T12:00:00-05:00') });
    await page.route('**/*', async (route) => {
      const { origin: asked, pathname } = new URL(route.request().url());
      const path = join(built, pathname === '/' ? 'index.html' : pathname);
      return asked === origin && existsSync(path) ? route.fulfill({ path }) : route.fulfill({ status: 404 });
    });
    const shoot = async (name: string, what: Page | Locator) => {
      const picture = await what.screenshot({ animations: 'disabled' });
      expect.soft(await halved(picture)).toMatchSnapshot(`${name}-${scheme}.png`, tolerance);
    };
    const parts = await open(page);
    for (const { name } of parts.filter(({ overlay }) => !overlay))
      await shoot(name, page.getByRole('region', { name, exact: true }));
    for (const { name } of parts.filter(({ overlay }) => overlay)) {
      await open(page, name);
      await shoot(name, page);
    }
    const kept = readdirSync(dirname(info.snapshotPath('x'))).filter((file) => file.includes(`-${scheme}.`));
    expect(kept.sort()).toEqual(parts.map(({ name }) => `${name}-${scheme}.png`).sort());
  });
}

/** Opens the whole page, or the one part that covers it, and returns the list of parts. */
async function open(page: Page, part = ''): Promise<{ name: string; overlay: boolean }[]> {
  await page.goto(`${origin}/?part=${part}`);
  await page.locator('section').first().waitFor({ state: 'attached', timeout: 10_000 });
  await page.evaluate(() => document.fonts.ready);
  await page.clock.runFor(1000); // what shows itself only after a while, such as a skeleton
  return page.evaluate(() =>
    [...document.querySelectorAll('a[href^="?part="]')].map(({ textContent }) => ({
      name: textContent,
      overlay: document.getElementById(textContent) === null,
    })),
  );
}

async function halved(picture: Buffer): Promise<Buffer> {
  const image = sharp(picture);
  const { width } = await image.metadata();
  return image
    .resize({ width: Math.round(width / 2), kernel: 'linear' })
    .png({ palette: true, dither: 0 })
    .toBuffer();
}

test('the development page is no part of the built site @one-size', async ({ request }) => {
  for (const path of ['/src/dev/', '/src/dev/index.html', '/src/dev/main.tsx'])
    expect((await request.get(path)).status()).toBe(404);
});
