import { fileURLToPath } from 'node:url';
import { TestStatus } from '@stryker-mutator/api/test-runner';
import { SearchSource } from 'jest';
import { readConfigs } from 'jest-config';
import JestRunner from 'jest-runner';
import Runtime from 'jest-runtime';
import { TestWatcher } from 'jest-watcher';
import { idOfTest } from './test-ids.mjs';

const ENVIRONMENT = fileURLToPath(new URL('environment.mjs', import.meta.url));

/**
 * Reads Jest's configuration once. Then test files run as often as needed, in this process.
 * @param {object} options
 * @param {string} options.root the folder with `jest.config.mjs`
 * @param {string} options.project the project in it
 * @param {string[]} options.tests patterns of the paths of the test files
 * @param {string[]} [options.without] patterns of the paths that are left out
 */
export async function openJest({ root, project, tests, without = [] }) {
  const argv = { _: tests, $0: 'mutants', runInBand: true, silent: true, watchman: false };
  const { globalConfig, configs } = await readConfigs(argv, [root]);
  const found = configs.find(({ displayName }) => displayName?.name === project);
  const testPathIgnorePatterns = [...found.testPathIgnorePatterns, ...without];
  const config = { ...found, testEnvironment: ENVIRONMENT, testPathIgnorePatterns };
  const context = await Runtime.createContext(config, { maxWorkers: 1, watchman: false });
  const { tests: files } = await new SearchSource(context).getTestPaths(globalConfig, config);
  return {
    testFiles: files.map(({ path }) => path),
    /**
     * Runs these files and returns the results of their tests, and why a file could not be run.
     * @param {boolean} [bails] leaves out the files after the first failure
     */
    async run(paths, bails = false) {
      const tests = [];
      for (const path of paths) {
        const { results, error } = await runFile({ path, context }, globalConfig);
        tests.push(...results);
        if (error) return { tests, error };
        if (bails && results.some(({ status }) => status === TestStatus.Failed)) break;
      }
      return { tests };
    },
  };
}

async function runFile(test, globalConfig) {
  const runner = new JestRunner(globalConfig, { firstRun: false, previousSuccess: false });
  const outcome = { results: [] };
  runner.on('test-file-success', ([, { testResults, testFilePath, testExecError, failureMessage }]) => {
    if (testExecError) outcome.error = String(failureMessage);
    const results = testResults.map((result) => resultOf(testFilePath, result));
    outcome.results = results.filter(({ status }) => status !== TestStatus.Skipped);
  });
  runner.on('test-file-failure', ([, { stack, message }]) => {
    outcome.error = String(stack ?? message);
  });
  await runner.runTests([test], new TestWatcher({ isWatchMode: false }), { serial: true });
  return outcome;
}

const STATUS = { passed: TestStatus.Success, failed: TestStatus.Failed };

const resultOf = (file, { fullName, duration, status, failureMessages }) => ({
  id: idOfTest(file, fullName),
  name: fullName,
  fileName: file,
  timeSpentMs: duration ?? 0,
  status: STATUS[status] ?? TestStatus.Skipped,
  failureMessage: failureMessages.join('\n'),
});
