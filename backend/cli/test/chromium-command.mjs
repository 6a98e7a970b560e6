import { installWhatIsMissing } from '../launch/install.mjs';

/** `node backend/cli/launch/launch.mjs chromium`: sees to it that there is a Chromium for the browser tests. */
export async function run() {
  await installWhatIsMissing();
  const { ensureChromium } = await import('./chromium.mjs');
  await ensureChromium();
  return 0;
}
