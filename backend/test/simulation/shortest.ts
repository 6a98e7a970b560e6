import { setTimeout as delay } from 'node:timers/promises';
import type { Step } from './operations.js';
import { Disagreement, tellAgain } from './story.js';

/** How long a failed story may run again to shorten it. A story that waits in vain is left. */
const LONGEST_MS = Number(process.env['SIMULATION_SHORTENS_MS'] ?? 120_000);

/**
 * Shortens a story that failed: it leaves out parts, larger ones first, as long as product and
 * model still disagree. Returns the seed, the shortest sequence and the disagreement as a text.
 */
export async function shortest(seed: number, first: Disagreement): Promise<string> {
  let failure = first;
  const until = Date.now() + LONGEST_MS;
  for (let size = Math.ceil(failure.steps.length / 2); size >= 1; size = Math.floor(size / 2))
    for (let from = 0; from < failure.steps.length;) {
      if (Date.now() > until) return inWords(seed, first, failure);
      const shorter = [...failure.steps.slice(0, from), ...failure.steps.slice(from + size)];
      const isOver = delay(until - Date.now(), null, { ref: false });
      const again = await Promise.race([failureOf(seed, shorter), isOver]);
      if (again) failure = again;
      else from += size;
    }
  return inWords(seed, first, failure);
}

async function failureOf(seed: number, steps: readonly Step[]): Promise<Disagreement | null> {
  try {
    await tellAgain(seed, steps);
    return null;
  } catch (error) {
    if (error instanceof Disagreement) return error;
    throw error;
  }
}

function inWords(seed: number, first: Disagreement, failure: Disagreement): string {
  const steps = failure.steps.map((step, index) => `${index + 1}. ${JSON.stringify(step)}`);
  return [
    `seed ${seed}, step ${first.at}: ${first.message}`,
    `shortest of ${failure.steps.length} steps: ${failure.message}`,
    ...steps,
  ].join('\n');
}
