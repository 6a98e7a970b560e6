/** @typedef {{ name: string, passed: number, failed: number, seconds: number }} Result */

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

/** @param {Result[]} results */
export function totals(results) {
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  return { passed: sum('passed'), failed: sum('failed') };
}
