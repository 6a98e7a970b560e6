/** Packages that contain only ES modules, which Jest has to transform. */
const esmOnly = [
  'msw',
  '@msw',
  '@mswjs',
  '@open-draft',
  'until-async',
  'rettime',
  'openapi-fetch',
  'outvariant',
  'strict-event-emitter',
  'headers-polyfill',
];

export default {
  displayName: 'frontend',
  // The tests render whole screens in jsdom, which can take longer than the default of 5 s.
  testTimeout: 30_000,
  testEnvironment: 'jest-fixed-jsdom',
  testEnvironmentOptions: { customExportConditions: [''] },
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
  setupFilesAfterEnv: ['<rootDir>/src/testing/setup.ts'],
  transform: {
    '^.+\\.m?[tj]sx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  moduleNameMapper: {
    '\\.css$': '<rootDir>/src/testing/no-styles.ts',
    '/result-files$': '<rootDir>/src/testing/no-results.ts',
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnly.join('|')})/)`],
};
