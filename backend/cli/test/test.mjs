import { appendFileSync } from 'node:fs';
import { installWhatIsMissing } from '../launch/install.mjs';
import { runStages } from './stages.mjs';
import { summary, totals } from './summary.mjs';

/**
 * `npm test [layer] [arguments for its runner]`: runs every stage, even after a failed one. The
 * last line of the output counts all tests. `.ci/run` adds the counts of several runs, which it
 * finds in the file that `SAQUE_TOTALS` names.
 */
export async function run([layer, ...rest]) {
  await installWhatIsMissing();
  const { LAYERS, stagesOf } = await import('./test-stages.mjs'); // needs the installed packages
  if (layer !== undefined && !LAYERS.includes(layer)) {
    console.error(`There is no layer "${layer}". Use ${LAYERS.join(', ')}, or no argument for all.`);
    return 2;
  }
  const results = await runStages(stagesOf(layer, rest));
  console.log(`\n${summary(results)}\n`);
  const { passed, failed } = totals(results);
  console.log(`${passed} passed, ${failed} failed`);
  if (process.env.SAQUE_TOTALS) appendFileSync(process.env.SAQUE_TOTALS, `${passed} ${failed}\n`);
  return failed === 0 && passed > 0 ? 0 : 1;
}
