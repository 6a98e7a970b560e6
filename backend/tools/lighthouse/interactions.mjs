import { chromium as playwright } from '@playwright/test';

/** The phone that Lighthouse emulates, for a person who taps. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'es-EC',
};
const SLOWDOWN = 2;
/** The browser reports no interaction that is shorter than this. */
const SHORTEST_MS = 16;
const REPORT_PATIENCE_MS = 2000;
const attached = { state: 'attached' };

/** The parts that are tapped on each page, and the parts that must be there afterwards. */
export const INTERACTIONS = {
  home: [
    {
      title: 'open the account sheet',
      target: (page) => page.getByRole('button', { name: 'Mi Cuenta' }).filter({ visible: true }).first(),
      outcome: (page) => page.getByRole('dialog', { name: 'Mi Cuenta' }).waitFor(),
    },
  ],
  calendar: [
    {
      title: 'change the month',
      target: (page) => page.getByRole('button', { name: 'Mes siguiente' }),
      outcome: (page) => page.getByRole('button', { name: 'Mes anterior', disabled: false }).waitFor(),
    },
  ],
  booking: [
    {
      title: 'change the game type',
      target: (page) => page.locator('input[name="juego"]:not(:checked)'),
      outcome: (page) => page.locator('input[name="juego"][value="doubles"]:checked').waitFor(attached),
    },
    {
      title: 'choose an hour',
      target: (page) => page.locator('input[name="hora"]:enabled:not(:checked)').first(),
      outcome: (page) => page.locator('input[name="hora"]:checked').waitFor(attached),
    },
  ],
};

/**
 * Taps through a page once, in a new browser on an emulated phone with half the processor.
 * @param {import('./visits.mjs').Visit} visit
 * @returns {Promise<Record<string, number>>} milliseconds from each tap to the next paint
 */
export async function tapThrough({ name, url, cookie }, { chromium }) {
  const browser = await playwright.launch({ executablePath: chromium, args: ['--no-sandbox'] });
  try {
    const context = await browser.newContext(PHONE);
    if (cookie) await context.setExtraHTTPHeaders({ Cookie: cookie });
    const page = await context.newPage();
    await page.addInitScript(observeInteractions);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.goto(url);
    const durations = {};
    for (const { title, target, outcome } of INTERACTIONS[name])
      durations[title] = await durationOf(page, target(page), outcome);
    return durations;
  } finally {
    await browser.close();
  }
}

/** Runs in the page: keeps what the browser says about interactions. */
function observeInteractions() {
  globalThis.interactions = [];
  const keep = (list) =>
    globalThis.interactions.push(...list.getEntries().filter(({ interactionId }) => interactionId > 0));
  new globalThis.PerformanceObserver(keep).observe({ type: 'event', durationThreshold: 16, buffered: true });
}

async function durationOf(page, target, outcome) {
  await target.waitFor({ state: 'attached' });
  // Before React has taken over what the server rendered, no script listens to the tap.
  await page.waitForFunction(
    (element) => Object.keys(element).some((key) => key.startsWith('__reactProps')),
    await target.elementHandle(),
  );
  // Bars that stay at an edge of the window would catch the tap.
  await target.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await page.evaluate(() => (globalThis.interactions.length = 0));
  await target.tap({ force: true });
  await outcome(page);
  await page
    .waitForFunction(() => globalThis.interactions.some(({ name }) => name === 'click'), undefined, {
      timeout: REPORT_PATIENCE_MS,
    })
    .catch(() => undefined); // shorter than the browser reports
  const durations = await page.evaluate(() => globalThis.interactions.map(({ duration }) => duration));
  return Math.max(SHORTEST_MS, ...durations);
}
