import { ensureChromium } from './chromium.mjs';

/** `node backend/cli/launch.mjs chromium`: sees to it that there is a Chromium for the browser tests. */
export async function run() {
  await ensureChromium();
  return 0;
}
