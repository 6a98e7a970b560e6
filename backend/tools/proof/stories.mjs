import { appendFileSync, existsSync, readFileSync } from 'node:fs';

/** So many operations share one product, so that a failure has a short way behind it. */
const STORY = 500;
/** After so many failed stories, the next one would say nothing new. */
const MOST_FAILURES = 3;

/**
 * Tells stories, each with a seed of its own, until there are enough operations or the time is
 * over.
 * @param {object} plan
 * @param {number} plan.operations
 * @param {number} plan.seed of the first story; the next ones count on
 * @param {number} [plan.minutes]
 * @param {number} [plan.atOnce] how many stories run beside each other
 * @param {string} [plan.progress] a file: with the same one, a run that was interrupted continues
 * @param {(seed: number, operations: number) => Promise<Record<string, number> | null>} tell
 * returns the figures of a story, or null if it failed
 */
export async function tellStories({ operations, seed, minutes = Infinity, atOnce = 1, progress }, tell) {
  const before = progress && existsSync(progress) ? linesOf(progress) : [];
  const first = before[0]?.first ?? seed;
  const told = new Map(before.map((line) => [line.seed, line]));
  const elapsedBefore = before.at(-1)?.elapsed ?? 0;
  const started = performance.now();
  const elapsed = () => elapsedBefore + (performance.now() - started) / 1000;
  const failed = () => [...told.values()].filter(({ figures }) => figures === null);
  let next = first;
  const tellOn = async () => {
    while (next < first + operations / STORY && elapsed() < minutes * 60 && failed().length < MOST_FAILURES) {
      const story = next++;
      if (told.has(story)) continue;
      const length = Math.min(STORY, operations - (story - first) * STORY);
      const figures = await tell(story, length);
      const line = { first, seed: story, operations: length, figures, elapsed: elapsed() };
      told.set(story, line);
      if (progress) appendFileSync(progress, `${JSON.stringify(line)}\n`);
      if (figures) console.log(`seed ${story}: ${JSON.stringify(figures)}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, tellOn));
  const lines = [...told.values()];
  return {
    seed: first,
    operations: lines.reduce((sum, line) => sum + line.operations, 0),
    sum: sumOf(lines.flatMap(({ figures }) => figures ?? [])),
    failed: failed().map((line) => line.seed),
    seconds: elapsed(),
  };
}

function sumOf(all) {
  const sum = {};
  for (const figures of all)
    for (const [name, count] of Object.entries(figures)) sum[name] = (sum[name] ?? 0) + count;
  return sum;
}

const linesOf = (file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
