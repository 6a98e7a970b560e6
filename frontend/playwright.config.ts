import { defineConfig, type Project } from '@playwright/test';
import { availableParallelism } from 'node:os';

/**
 * Features that Chromium draws around its own address bar. They cost every test as much time as the
 * page under test. Only the last list counts, so it repeats the features that Playwright itself
 * turns off.
 */
const UNWANTED_FEATURES = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'MediaRouter',
  'OptimizationHints',
  'PaintHolding',
  'AimEnabled',
  'NetworkTimeServiceQuerying',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

const phone: Project = {
  name: 'phone',
  grepInvert: /@one-size/, // tests that do not depend on the window size run at one size
  use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};
const desktop: Project = { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } };

const MERGE = /\.merge\.spec\.ts$/;
/**
 * The projects of each lane (backend/tools/tests/lanes.mjs): together, every test at every size.
 */
const LANES: Record<string, Project[]> = {
  'every run': [{ ...phone, testIgnore: MERGE }],
  merge: [{ ...phone, testMatch: MERGE }, desktop],
};

/** Runs the tests of `SAQUE_LANE`, or all of them, against the built site at `SAQUE_BASE_URL`. */
export default defineConfig({
  testDir: 'e2e',
  snapshotPathTemplate: '{testDir}/pictures/{projectName}/{arg}{ext}',
  // Long, because the tests also run on busy machines. A test that passes never waits.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  workers: availableParallelism() + 1, // some tests spend their time waiting
  forbidOnly: Boolean(process.env['CI']),
  use: {
    baseURL: process.env['SAQUE_BASE_URL'],
    locale: 'es-EC',
    timezoneId: 'America/Guayaquil',
    serviceWorkers: 'block', // Playwright cannot see or change the requests behind one
    // A trace (`--trace retain-on-failure`) would make the tests take half as long again.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'],
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        `--disable-features=${UNWANTED_FEATURES.join()}`,
      ],
    },
  },
  projects: LANES[process.env['SAQUE_LANE'] ?? ''] ?? [phone, desktop],
});
