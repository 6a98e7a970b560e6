import type { LetterOutcome } from '../domain/letter-limit.js';

/** The outcome of a letter. */
export interface LetterRecord {
  /** Null if there was none. */
  readonly addressId: string | null;
  readonly outcome: LetterOutcome;
  readonly at: Date;
  /** True if the letter counts towards the limit of its address. */
  readonly counts: boolean;
}

/** The keys of the letters that were sent, or that were not to be sent. */
export abstract class SentMailRepository {
  /**
   * Returns whether the letter with this key was sent or dropped, and how many other counted
   * letters to this address have left since then, or may have.
   */
  abstract before(
    key: string,
    among: { addressId: string; since: Date },
  ): Promise<{ isDone: boolean; others: number }>;

  /** Returns what became of the first of these letters that is known, or null if none is. */
  abstract outcomeOf(keys: readonly string[]): Promise<LetterOutcome | null>;

  /** Records what happened to a letter, in place of what was recorded before. */
  abstract record(key: string, record: LetterRecord): Promise<void>;
}
