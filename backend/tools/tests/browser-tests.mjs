import { buildWhatIsStale } from '../launch/build.mjs';
import { ensureChromium } from './chromium.mjs';
import { playwright } from './test-runners.mjs';
import { startTestSite } from './test-site.mjs';

const LAST_LINES = 40;
const LINE_LENGTH = 400;

/**
 * Runs the tests of the given lanes under Playwright, against the built site. With
 * `SAQUE_BASE_URL` it uses that running site and its administrator (`SAQUE_ADMIN_USERNAME`,
 * `SAQUE_ADMIN_PASSWORD`). If a test fails, the output ends with the last lines of its log.
 */
export async function browserTests(lanes, args) {
  const lane = lanes.length === 1 ? { SAQUE_LANE: lanes[0] } : {};
  const chromium = await ensureChromium();
  await buildWhatIsStale(['development page']);
  if (process.env.SAQUE_BASE_URL) return playwright(args, { ...lane, CHROMIUM_PATH: chromium });
  await buildWhatIsStale();
  const site = await startTestSite();
  try {
    const result = await playwright(args, {
      ...lane,
      SAQUE_BASE_URL: site.url,
      SAQUE_ADMIN_USERNAME: site.admin.username,
      SAQUE_ADMIN_PASSWORD: site.admin.password,
      CHROMIUM_PATH: chromium,
    });
    if (result.failed === 0) return result;
    return {
      ...result,
      output: `${result.output}\nThe server's last words:\n${endOf(await site.readLog())}`,
    };
  } finally {
    await site.stop();
  }
}

function endOf(log) {
  const lines = log.trim().split('\n').slice(-LAST_LINES);
  return lines.map((line) => line.slice(0, LINE_LENGTH)).join('\n');
}
