/**
 * @typedef {object} Result
 * @property {string} name
 * @property {number} passed
 * @property {number} failed
 * @property {number} seconds
 * @property {string[]} [failures] a line for each failed test, if the stage knows them
 */

/**
 * Returns a table with one line per stage.
 * @param {Result[]} results
 */
export function summary(results) {
  const width = Math.max(...results.map(({ name }) => name.length), 'stage'.length);
  const line = (name, passed, failed, seconds) =>
    `${name.padEnd(width)}  ${passed.padStart(6)}  ${failed.padStart(6)}  ${seconds.padStart(7)}`;
  return [
    line('stage', 'passed', 'failed', 'seconds'),
    ...results.map((result) =>
      line(result.name, String(result.passed), String(result.failed), result.seconds.toFixed(1)),
    ),
  ].join('\n');
}

const MOST_FAILURES = 40;

/**
 * Returns a line for each failed test, or for a stage that failed without naming one. They stand at
 * the end of the output because a build machine often keeps only that.
 * @param {Result[]} results
 */
export function failures(results) {
  const lines = results
    .filter(({ failed }) => failed > 0)
    .flatMap(({ name, failures = [] }) =>
      failures.length === 0 ? [`✗ ${name}`] : failures.map((line) => `✗ ${name}: ${line}`),
    );
  const left = lines.length - MOST_FAILURES;
  return [...lines.slice(0, MOST_FAILURES), ...(left > 0 ? [`… and ${left} more`] : [])];
}

/** @param {Result[]} results */
export function totals(results) {
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  return { passed: sum('passed'), failed: sum('failed') };
}
