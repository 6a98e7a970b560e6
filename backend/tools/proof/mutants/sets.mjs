/**
 * Code that is mutated, and the tests that have to notice it.
 * @typedef {object} MutantSet
 * @property {string} name
 * @property {string[]} mutate patterns of its files
 * @property {string} project the project in `backend/jest.config.mjs`
 * @property {string[]} tests patterns of the paths of its test files
 * @property {string[]} [without] patterns of test files that are left out
 * @property {number} [mutantsOfProcess] after how many mutants a process is replaced, by default
 * never
 */

const UNIT = {
  project: 'unit',
  tests: ['/src/.*/(domain|application)/'],
  // Runs the mutated code a million times, which takes half a minute while each run is counted.
  without: ['/court-day\\.test\\.ts$'],
};

const SLOTS = 'backend/src/modules/bookings/domain/slot.ts';

/** @type {MutantSet[]} */
export const SETS = [
  {
    name: 'domains',
    mutate: ['backend/src/kernel/domain/**/*.ts', 'backend/src/modules/*/domain/**/*.ts', `!${SLOTS}`],
    ...UNIT,
  },
  // A file that remembers what it has computed would hide a mutant from the tests after the first.
  { name: 'slots', mutate: [SLOTS], ...UNIT, mutantsOfProcess: 1 },
];

/** @throws RangeError if no set has this name */
export function setOf(name) {
  const set = SETS.find((one) => one.name === name);
  if (!set) throw new RangeError(`no set of mutants: ${name}`);
  return set;
}
