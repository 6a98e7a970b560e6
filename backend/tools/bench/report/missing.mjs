/**
 * Returns where a figure is missing: a part without a result, an empty list, or a number that is
 * none.
 * @param {unknown} value what was measured @param {string} place its name
 * @returns {string[]}
 */
export function missingFigures(value, place = 'results') {
  if (value === null || value === undefined) return [place];
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [place];
  if (typeof value !== 'object') return [];
  const entries = Object.entries(value);
  if (entries.length === 0) return [place];
  return entries.flatMap(([key, each]) => missingFigures(each, `${place}.${key}`));
}
