/**
 * @typedef {object} Mutant
 * @property {string} file
 * @property {string} module the folder of `backend/src/modules`, or `kernel`
 * @property {number} line
 * @property {string} mutator
 * @property {string} replacement
 * @property {'noticed' | 'survived' | 'not tried'} result
 */

/** The share of mutants that a test must notice. */
export const LOWEST_SCORE = 0.85;

const RESULTS = { Killed: 'noticed', Timeout: 'noticed', Survived: 'survived', NoCoverage: 'survived' };

/**
 * Returns the mutants of a report of Stryker. What no test reaches has survived.
 * @returns {Mutant[]}
 */
export const mutantsIn = ({ files }) =>
  Object.entries(files).flatMap(([file, { mutants }]) =>
    mutants.map(({ status, location, mutatorName, replacement }) => ({
      file,
      module: /\/modules\/([^/]+)\//.exec(file)?.[1] ?? 'kernel',
      line: location.start.line,
      mutator: mutatorName,
      replacement: replacement.replaceAll(/\s+/g, ' '),
      result: RESULTS[status] ?? 'not tried',
    })),
  );

/** @param {Mutant[]} mutants */
export function scoreOf(mutants) {
  const noticed = mutants.filter(({ result }) => result === 'noticed').length;
  const survived = mutants.filter(({ result }) => result === 'survived').length;
  return { tried: noticed + survived, survived, score: noticed / (noticed + survived) };
}

/**
 * Returns a line for each mutant that survived.
 * @param {Mutant[]} mutants
 */
export const survivorsOf = (mutants) =>
  mutants
    .filter(({ result }) => result === 'survived')
    .map(({ file, line, mutator, replacement }) => `${file}:${line} ${mutator}: ${replacement}`);

/**
 * Returns a table with the score of each module and of the whole set.
 * @param {Mutant[]} mutants
 */
export function tableOf(name, mutants) {
  const modules = Map.groupBy(mutants, ({ module }) => module);
  const scores = [...modules, [name, mutants]].map(([of, its]) => [of, scoreOf(its)]);
  const rows = scores.filter(([, { tried }]) => tried > 0);
  const width = Math.max(...rows.map(([of]) => of.length));
  return [
    `${'module'.padEnd(width)}  tried  survived  noticed`,
    ...rows.map(
      ([of, { tried, survived, score }]) =>
        `${of.padEnd(width)}  ${String(tried).padStart(5)}  ${String(survived).padStart(8)}  ${(score * 100).toFixed(1).padStart(5)} %`,
    ),
  ].join('\n');
}
