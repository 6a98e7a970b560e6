import { setTimeout as pause } from 'node:timers/promises';
import { sqlState } from '../kernel/adapters/persistence/sql-state.js';
import { StartError } from '../start/start-error.js';

/** The change has waited too long for a lock, or was chosen to end a deadlock. */
const STATES_OF_LOCKS = new Set<string | undefined>(['55P03', '40P01']);

/** How a change of tables waits for locks that other transactions hold. */
export interface LockPatience {
  pauseMs?: number;
  attempts?: number;
  /** Receives messages for the operator, one line each. */
  log?: (line: string) => void;
}

/**
 * Changes tables. Everyone who reads a table waits behind a change that waits for it. So `change`
 * sets a short `lock_timeout`. It is tried again after a pause if it gives up or meets a deadlock.
 * @throws StartError if a lock is still taken at the last attempt
 */
export async function untilUnlocked(
  change: () => Promise<void>,
  { pauseMs = 3_000, attempts = 15, log = console.error }: LockPatience = {},
): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await change();
    } catch (error) {
      if (!STATES_OF_LOCKS.has(sqlState(error))) throw error;
    }
    if (attempt === attempts)
      throw new StartError(
        'the database cannot be migrated, because another transaction keeps locks on its tables; end it (docs/operations.md) and start again',
      );
    log('A migration waits for a lock that another transaction holds; trying again.');
    await pause(pauseMs);
  }
}
