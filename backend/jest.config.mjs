/**
 * The projects: `unit` tests are pure and take milliseconds, `integration` tests need a PostgreSQL,
 * `merge` tests need an nginx, `compose` tests a running `docker compose up`.
 */
const base = {
  testEnvironment: '<rootDir>/test/support/shared-modules/environment.mjs',
  testRunner: '<rootDir>/test/support/shared-modules/runner.mjs',
  transform: {},
};

export default {
  testSequencer: '<rootDir>/test/support/longest-first.mjs',
  testTimeout: 60_000, // a test that waits for a condition gives up earlier, with a message
  projects: [
    { ...base, displayName: 'unit', testMatch: ['<rootDir>/{src,stand-ins,demo}/**/*.test.ts'] },
    {
      ...base,
      displayName: 'integration',
      testMatch: ['<rootDir>/test/**/*.test.ts'],
      testPathIgnorePatterns: ['/node_modules/', '<rootDir>/test/compose/', '<rootDir>/test/merge/'],
      globalSetup: '<rootDir>/test/support/database/global-setup.mjs',
      globalTeardown: '<rootDir>/test/support/database/global-teardown.mjs',
    },
    { ...base, displayName: 'merge', testMatch: ['<rootDir>/test/merge/**/*.test.ts'] },
    { ...base, displayName: 'compose', testMatch: ['<rootDir>/test/compose/**/*.test.ts'] },
  ],
};
