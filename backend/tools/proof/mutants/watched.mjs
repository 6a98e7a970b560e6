/** The code that Stryker has mutated looks this object up once and keeps it. */
const shared = (globalThis.__stryker__ ??= {});

let only = null;
let bails = false;
let hasFailed = false;

export const watched = {
  /**
   * Begins a run of tests.
   * @param {object} run
   * @param {string} [run.mutant] the number of the mutant that is switched on
   * @param {string[]} [run.only] the ids of the tests to run; by default all
   * @param {number} [run.hitLimit] how often the mutant may run before it counts as endless
   * @param {boolean} [run.bails] whether the tests after a failed one are skipped
   */
  begin({ mutant, only: ids, hitLimit, bails: stopsEarly = false }) {
    Object.assign(shared, { activeMutant: mutant, hitLimit, hitCount: hitLimit && 0 });
    only = ids && new Set(ids);
    bails = stopsEarly;
    hasFailed = false;
  },

  end() {
    Object.assign(shared, { activeMutant: undefined, hitLimit: undefined, hitCount: undefined });
  },

  /** The mutants that ran while files were loaded (`static`) and in each test (`perTest`). */
  get coverage() {
    return (shared.mutantCoverage ??= { static: {}, perTest: {} });
  },

  get hitCount() {
    return shared.hitCount;
  },

  /** Returns true if the run needs this test. */
  wants: (id) => (!only || only.has(id)) && !(bails && hasFailed),

  /** Everything that runs until {@link ended} belongs to this test. */
  started(id) {
    shared.currentTestId = id;
  },

  ended({ failed }) {
    shared.currentTestId = undefined;
    hasFailed ||= failed;
  },
};
