import { buildWhatIsStale } from './build.mjs';
import { ensureChromium } from './chromium.mjs';
import { playwright } from './test-runners.mjs';
import { startTestSite } from './test-site.mjs';

/** Playwright against the built site. What the server had to say is shown where a test fails. */
export async function browserTests(args) {
  const chromium = await ensureChromium();
  await buildWhatIsStale();
  const site = await startTestSite();
  try {
    const result = await playwright(args, { SAQUE_BASE_URL: site.url, CHROMIUM_PATH: chromium });
    const log = result.failed > 0 ? await site.readLog() : '';
    return log ? { ...result, output: `${result.output}\nThe server said:\n${log}` } : result;
  } finally {
    await site.stop();
  }
}
