import { installWhatIsMissing } from '../launch/install.mjs';

/**
 * `node backend/tools/launch/launch.cjs chromium`: installs a Chromium for the browser tests if
 * needed.
 */
export async function run() {
  await installWhatIsMissing();
  const { ensureChromium } = await import('./chromium.mjs');
  await ensureChromium();
  return 0;
}
