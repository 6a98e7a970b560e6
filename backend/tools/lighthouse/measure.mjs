import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import * as constants from 'lighthouse/core/config/constants.js';
import { say } from '../launch/say.mjs';

const FLAGS = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'];

/** A phone of the middle: half as fast as this machine, on slow 4G. */
const THROTTLING = { ...constants.throttling.mobileSlow4G, cpuSlowdownMultiplier: 2 };

/**
 * As `measureOnce`, and once more if Lighthouse itself failed: on a busy machine it sometimes
 * loses the start of the page load.
 */
export async function measure(visit, options) {
  return measureOnce(visit, options).catch((error) => {
    if (!(error instanceof LighthouseError)) throw error;
    say(`${error.message} Measuring it again.`);
    return measureOnce(visit, options);
  });
}

class LighthouseError extends Error {}

/**
 * Opens a page once, in a new browser on an emulated phone, and returns its figures and reports.
 * @param {import('./visits.mjs').Visit} visit
 * @param {{ chromium: string, throttling: 'devtools' | 'simulate' }} options
 */
async function measureOnce({ name, url, cookie }, { chromium, throttling }) {
  const browser = await launch({ chromePath: chromium, chromeFlags: FLAGS });
  try {
    const { lhr, report } = await lighthouse(url, {
      port: browser.port,
      output: ['json', 'html'],
      throttlingMethod: throttling,
      throttling: THROTTLING,
      onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
      extraHeaders: cookie ? { Cookie: cookie } : undefined,
    });
    if (lhr.runtimeError) throw new LighthouseError(`${name}: ${lhr.runtimeError.message}`);
    // A screen may write its choices into its own address, as the search does with its date.
    if (!isSameScreen(lhr.finalDisplayedUrl, url))
      throw new Error(`${name} went on to ${lhr.finalDisplayedUrl}`);
    return { figures: figuresOf(lhr), json: report[0], html: report[1] };
  } finally {
    browser.kill();
  }
}

function isSameScreen(one, other) {
  const [a, b] = [new URL(one), new URL(other)];
  return a.origin === b.origin && a.pathname === b.pathname;
}

function figuresOf({ categories, audits, environment }) {
  const score = (category) => Math.round(categories[category].score * 100);
  const value = (audit) => audits[audit].numericValue;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    kilobytes: value('total-byte-weight') / 1000,
    speed: environment.benchmarkIndex,
  };
}
