import { appendFileSync } from 'node:fs';
import { writeContractTypes } from '../launch/contract-types.mjs';
import { installWhatIsMissing } from '../launch/install.mjs';
import { runStages } from './stages.mjs';
import { failures, summary, totals } from './summary.mjs';

/**
 * `npm test` runs the lane of every run, `npm test merge` what a merge also needs, `npm test
 * changed` what the changed files can break, and `npm test <layer> [arguments for its runner]` one
 * layer of both lanes. Every stage runs, even after a failed one. The last line of the output
 * counts all tests. `.ci/run` adds the counts of several runs, which it finds in the file that
 * `SAQUE_TOTALS` names.
 */
export async function run([what = 'every run', ...rest]) {
  await installWhatIsMissing();
  await writeContractTypes();
  const stages = await stagesOf(what, rest);
  if (typeof stages === 'string') {
    console.error(stages);
    return 2;
  }
  const results = await runStages(stages);
  console.log(`\n${summary(results)}\n`);
  for (const line of failures(results)) console.log(line);
  const { passed, failed } = totals(results);
  console.log(`${passed} passed, ${failed} failed`);
  if (process.env.SAQUE_TOTALS) appendFileSync(process.env.SAQUE_TOTALS, `${passed} ${failed}\n`);
  return failed === 0 && passed > 0 ? 0 : 1;
}

/** Returns the stages, or a line that says what is wrong. The files need the installed packages. */
async function stagesOf(what, rest) {
  const { LANES } = await import('./lanes.mjs');
  const { LAYERS, stagesOfChanges, stagesOfLane, stagesOfLayer } = await import('./test-stages.mjs');
  if (what === 'changed' && rest.length === 0) return stagesOfChanges();
  if (LANES.includes(what)) {
    if (rest.length === 0) return stagesOfLane(what);
    return `A lane takes no arguments. Name the layer: npm run test:integration -- ${rest.join(' ')}`;
  }
  if (LAYERS.includes(what)) return stagesOfLayer(what, rest);
  return `There is no layer "${what}". Use merge, changed, ${LAYERS.join(', ')}, or no argument.`;
}
