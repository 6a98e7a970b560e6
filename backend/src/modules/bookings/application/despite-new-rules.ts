import { RulesChanged } from '../domain/booking-errors.js';

/** Each round needs another change of the rules in the milliseconds between two reads. */
const MAX_ROUNDS = 20;

/**
 * Repeats an attempt that was refused because the rules of the venue changed while it ran. `renew`
 * reads the new rules before each repetition; what it throws ends the attempts.
 * @throws RulesChanged if the rules change during every round
 */
export async function despiteNewRules<T>(attempt: () => Promise<T>, renew: () => Promise<void>): Promise<T> {
  for (let round = 1; round < MAX_ROUNDS; round++) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof RulesChanged)) throw error;
    }
    await renew();
  }
  return attempt();
}
