/**
 * The projects: `unit` tests are pure and take milliseconds, `integration` tests need a PostgreSQL,
 * `merge` tests also start and kill processes, break networks or fill large tables, `nginx` tests
 * need an nginx, `compose` tests a running `docker compose up`. `tools/tests/lanes.mjs` says which
 * lane runs which.
 */
const base = {
  testEnvironment: '<rootDir>/test/support/shared-modules/environment.mjs',
  testRunner: '<rootDir>/test/support/shared-modules/runner.mjs',
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: {},
};

const MERGE = String.raw`\.merge\.test\.ts$`;
const onPostgres = {
  ...base,
  globalSetup: '<rootDir>/test/support/database/global-setup.mjs',
  globalTeardown: '<rootDir>/test/support/database/global-teardown.mjs',
};

export default {
  testSequencer: '<rootDir>/test/support/longest-first.mjs',
  testTimeout: 60_000, // a test that waits for a condition gives up earlier, with a message
  projects: [
    { ...base, displayName: 'unit', testMatch: ['<rootDir>/{src,stand-ins,demo}/**/*.test.ts'] },
    {
      ...onPostgres,
      displayName: 'integration',
      testMatch: ['<rootDir>/test/**/*.test.ts'],
      testPathIgnorePatterns: ['/node_modules/', '<rootDir>/test/compose/', MERGE],
    },
    {
      ...onPostgres,
      displayName: 'merge',
      testMatch: ['<rootDir>/test/**/*.merge.test.ts'],
      testPathIgnorePatterns: ['/node_modules/', '<rootDir>/test/nginx/'],
    },
    { ...base, displayName: 'nginx', testMatch: ['<rootDir>/test/nginx/**/*.test.ts'] },
    { ...base, displayName: 'compose', testMatch: ['<rootDir>/test/compose/**/*.test.ts'] },
  ],
};
