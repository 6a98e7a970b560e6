import { resolve } from 'node:path';
import { commonTokens, declareClassPlugin, PluginKind, tokens } from '@stryker-mutator/api/plugin';
import {
  determineHitLimitReached,
  DryRunStatus,
  MutantRunStatus,
  toMutantRunResult,
} from '@stryker-mutator/api/test-runner';
import { openJest } from './jest-files.mjs';
import { fileOfTest } from './test-ids.mjs';
import { watched } from './watched.mjs';

/**
 * Lets Stryker run Jest's tests in a process that keeps the modules it has loaded, as our tests do.
 * Stryker's own runner for Jest reads the configuration and all folders again for each mutant, and
 * needs Jest to load the modules (docs/adr/0106).
 */
class SharedModulesTestRunner {
  static inject = tokens(commonTokens.options);
  #options;
  #jest;

  constructor(options) {
    this.#options = options.sharedModules;
  }

  capabilities() {
    return { reloadEnvironment: false };
  }

  async init() {
    this.#jest = await openJest({ ...this.#options, root: resolve(this.#options.root) });
  }

  async dryRun() {
    watched.begin({});
    const { tests, error } = await this.#jest.run(this.#jest.testFiles);
    if (error) return { status: DryRunStatus.Error, errorMessage: error };
    return { status: DryRunStatus.Complete, tests, mutantCoverage: watched.coverage };
  }

  async mutantRun({ activeMutant, testFilter, hitLimit, disableBail }) {
    watched.begin({ mutant: activeMutant.id, only: testFilter, hitLimit, bails: !disableBail });
    const files = testFilter ? [...new Set(testFilter.map(fileOfTest))] : this.#jest.testFiles;
    const { tests, error } = await this.#jest.run(files, !disableBail);
    const endless = determineHitLimitReached(watched.hitCount, hitLimit);
    watched.end();
    if (endless) return endless;
    // The unchanged file could be run, so its tests have noticed the mutant.
    if (error)
      return { status: MutantRunStatus.Killed, killedBy: [], failureMessage: error, nrOfTests: tests.length };
    return toMutantRunResult({ status: DryRunStatus.Complete, tests }, disableBail);
  }
}

export const strykerPlugins = [
  declareClassPlugin(PluginKind.TestRunner, 'shared-modules', SharedModulesTestRunner),
];
