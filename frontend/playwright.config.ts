import { defineConfig } from '@playwright/test';
import { availableParallelism } from 'node:os';

/**
 * The pages that Chromium draws for its own address bar, which cost every test as much as the page under test does. The
 * last list wins, so what Playwright's own has for the sake of tests stands here again.
 */
const UNWANTED_FEATURES = [
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'],
  ...[
    'AvoidCorsURLLoaderRestartOnRedirect',
    'AvoidUnnecessaryBeforeUnloadCheckSync',
    'DestroyProfileOnBrowserClose',
  ],
  ...[
    'HttpsFirstBalancedModeAutoEnable',
    'HttpsUpgrades',
    'MediaRouter',
    'OptimizationHints',
    'PaintHolding',
  ],
  ...['AimEnabled', 'NetworkTimeServiceQuerying', 'PreconnectToSearch', 'ThirdPartyStoragePartitioning'],
];

/** Two sizes of screen, one browser, against the built site that the test run has started (`SAQUE_BASE_URL`). */
export default defineConfig({
  testDir: 'e2e',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  workers: availableParallelism() + 1, // some wait for a notification to go, or for somebody else
  forbidOnly: Boolean(process.env['CI']),
  use: {
    baseURL: process.env['SAQUE_BASE_URL'],
    locale: 'es-EC',
    timezoneId: 'America/Guayaquil',
    screenshot: 'only-on-failure', // a trace (`--trace retain-on-failure`) would take half as long again
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'],
      args: [
        ...['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
        `--disable-features=${UNWANTED_FEATURES.join()}`,
      ],
    },
  },
  projects: [
    {
      name: 'phone',
      grepInvert: /@one-size/, // what has nothing to do with the size of the screen is tried at one
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
  ],
});
