import { setOf } from './sets.mjs';

const { name, mutate, mutantsOfProcess = 0, ...tests } = setOf(process.env.MUTANTS_SET ?? 'domains');

/** How Stryker mutates one set (docs/adr/0106). */
export default {
  plugins: ['test-runner', 'sentences'].map((name) => `./backend/tools/proof/mutants/${name}.mjs`),
  ignorers: ['sentences'],
  testRunner: 'shared-modules',
  sharedModules: { root: 'backend', ...tests },
  warnings: { unknownOptions: false }, // such as `sharedModules`
  mutate: [...mutate, '!backend/src/**/*.test.ts'],
  ignorePatterns: ['/*', '!/backend', '/backend/{dist,node_modules}', '!/package.json'],
  disableTypeChecks: false, // the loader strips types without a check
  coverageAnalysis: 'perTest',
  ignoreStatic: true, // what runs only while a file is loaded
  maxTestRunnerReuse: mutantsOfProcess,
  concurrency: 2,
  tempDirName: '.nightly/mutants',
  incrementalFile: `.nightly/mutants-${name}.json`,
  reporters: ['progress-append-only', 'json'],
  jsonReporter: { fileName: `.nightly/mutants-of-${name}.json` },
};
