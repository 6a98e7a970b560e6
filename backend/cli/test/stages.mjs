import { availableParallelism } from 'node:os';

/**
 * @typedef {object} Stage
 * @property {string} name
 * @property {boolean} [alone] the stage measures time or uses every core: no other stage runs
 * beside it
 * @property {() => Promise<{ passed: number, failed: number, output: string }>} run
 */

/**
 * Runs the stages in their order, in parallel on up to four cores. The output of a stage is printed
 * in one piece when it ends.
 * @param {Stage[]} stages
 */
export async function runStages(stages) {
  const cores = Math.min(availableParallelism(), 4);
  const waiting = [...stages];
  const running = new Set();
  const results = [];
  while (waiting.length > 0 || running.size > 0) {
    while (waiting.length > 0 && fits(waiting[0], running, cores)) {
      const stage = waiting.shift();
      const work = timed(stage).then((result) => {
        running.delete(work);
        results.push(result);
        show(result);
      });
      work.alone = stage.alone;
      running.add(work);
    }
    await Promise.race(running);
  }
  return stages.map(({ name }) => results.find((result) => result.name === name));
}

function fits(stage, running, cores) {
  if (running.size === 0) return true;
  return !stage.alone && running.size < cores && ![...running].some(({ alone }) => alone);
}

async function timed({ name, run }) {
  const started = performance.now();
  const result = await run().catch((error) => ({
    passed: 0,
    failed: 1,
    output: error.stack ?? String(error),
  }));
  return { name, ...result, seconds: (performance.now() - started) / 1000 };
}

function show({ name, failed, output, seconds }) {
  const mark = failed === 0 ? '✓' : '✗';
  console.log(`\n━━ ${mark} ${name} (${seconds.toFixed(1)} s) ${'━'.repeat(Math.max(0, 60 - name.length))}`);
  if (output.trim()) console.log(output.trimEnd());
}
