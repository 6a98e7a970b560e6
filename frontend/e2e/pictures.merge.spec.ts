import { enterAdminArea, expect, test } from './fixtures';

type Page = import('@playwright/test').Page;

interface Shown {
  file: string;
  /** The pixels that make the picture sharp. It has 9/16 of its width and fills its box. */
  needed: number;
}

const WIDTHS = [320, 480, 640, 960, 1280];

/** Returns the pictures of the site that the screen has loaded. */
async function picturesOf(page: Page): Promise<Shown[]> {
  await expect.poll(() => page.locator('main img').count()).toBeGreaterThan(0);
  const first = page.locator('main img').first();
  await expect.poll(() => first.evaluate((img: HTMLImageElement) => img.complete)).toBe(true);
  return page.locator('main img').evaluateAll((images: HTMLImageElement[]) =>
    images
      .filter((img) => img.complete && img.currentSrc !== '')
      .map((img) => {
        const { width, height } = img.getBoundingClientRect();
        const needed = Math.max(width, (height * 16) / 9) * window.devicePixelRatio;
        return { file: img.currentSrc, needed };
      }),
  );
}

/** A file is right if it is sharp, and no larger than the next width above what is needed. */
function expectRightFiles(pictures: readonly Shown[]): void {
  expect(pictures.length).toBeGreaterThan(0);
  for (const { file, needed } of pictures) {
    const width = Number(/-(\d+)\.avif$/.exec(file)?.[1]);
    const enough = WIDTHS.find((each) => each >= needed) ?? 1280;
    const next = WIDTHS[WIDTHS.indexOf(enough) + 1] ?? 1280;
    expect(width, `${file} for ${needed} px`).toBeGreaterThanOrEqual(Math.min(needed * 0.8, 1280));
    expect(width, `${file} for ${needed} px`).toBeLessThanOrEqual(next);
  }
}

test(
  'every screen loads its pictures in the width that it needs, and a thumbnail weighs at most 10 kB',
  { tag: '@one-size' },
  async ({ browser, baseURL, request }) => {
    const courts = (await (await request.get('/api/courts')).json()) as { id: string; venueId: string }[];
    const { id = '', venueId = '' } = courts[0] ?? {};
    for (const [path, deviceScaleFactor, width] of [
      ['/', 2, 390],
      [`/venue/${venueId}`, 1, 1440],
      [`/booking/${id}`, 2.75, 390],
      ['/admin/courts', 1, 1440],
    ] as const) {
      // A new context each, because browsers prefer a larger file that they already have.
      const context = await browser.newContext({
        baseURL,
        deviceScaleFactor,
        viewport: { width, height: 900 },
      });
      const page = await context.newPage();
      await page.goto(path);
      if (path.startsWith('/admin')) await enterAdminArea(page);
      const pictures = await picturesOf(page);
      expectRightFiles(pictures);
      if (path.startsWith('/booking')) {
        const thumbnail = await request.get(pictures[0]?.file ?? '');
        expect(thumbnail.headers()).toMatchObject({
          'content-type': 'image/avif',
          'cache-control': 'public, max-age=31536000, immutable',
        });
        expect((await thumbnail.body()).length).toBeLessThanOrEqual(10_000);
      }
      await context.close();
    }
  },
);
