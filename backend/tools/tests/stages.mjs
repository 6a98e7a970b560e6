import { availableParallelism } from 'node:os';

/**
 * @typedef {object} Stage
 * @property {string} name
 * @property {'spare time' | 'every core' | 'quiet'} [needs] what the stage asks of the machine. By
 * default it shares the cores with other stages.
 * - `spare time`: it runs at the lowest priority, so it may run beside tests, which often wait
 * - `every core`: only stages that need no more than spare time run beside it
 * - `quiet`: it measures time, so nothing runs beside it
 * @property {() => Promise<{ passed: number, failed: number, output: string }>} run
 */

/**
 * Runs the stages, each kind in its order, in parallel on up to four cores. The output of a stage
 * is printed in one piece when it ends.
 * @param {Stage[]} stages
 */
export async function runStages(stages) {
  const cores = Math.min(availableParallelism(), 4);
  const background = stages.filter(isBackground);
  const tests = stages.filter((stage) => !isBackground(stage));
  const running = new Map();
  const results = new Map();
  const start = (stage) => {
    const work = timed(stage).then((result) => {
      running.delete(stage);
      results.set(stage, result);
      show(result);
    });
    running.set(stage, work);
  };
  while (results.size < stages.length) {
    while (tests.length > 0 && fits(tests[0], [...running.keys()], background.length, cores))
      start(tests.shift());
    while (background.length > 0 && fitsBehind([...running.keys()], cores)) start(background.shift());
    await Promise.race(running.values());
  }
  return stages.map((stage) => results.get(stage));
}

const isBackground = ({ needs }) => needs === 'spare time';

function fits(stage, running, waitingBehind, cores) {
  if (stage.needs === 'quiet') return running.length === 0 && waitingBehind === 0;
  const tests = running.filter((other) => !isBackground(other));
  if (tests.length === 0) return true;
  return !stage.needs && tests.length < cores && tests.every(({ needs }) => !needs);
}

/** One stage may always run in the background, and more on cores that no other stage uses. */
function fitsBehind(running, cores) {
  if (running.some(({ needs }) => needs === 'quiet')) return false;
  const behind = running.filter(isBackground).length;
  if (running.some(({ needs }) => needs === 'every core')) return behind === 0;
  return behind === 0 || running.length < cores;
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
