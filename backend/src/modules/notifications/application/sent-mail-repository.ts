import type { LetterOutcome } from '../domain/letter-limit.js';

/** What happened to a letter. */
export interface LetterRecord {
  readonly addressId: string;
  readonly outcome: LetterOutcome;
  readonly at: Date;
}

/** The keys of the letters that were sent, or that were not to be sent. */
export abstract class SentMailRepository {
  /** Returns true if the letter with this key was sent or dropped. */
  abstract has(key: string): Promise<boolean>;

  /** Returns how many other letters to this address have left, or may have left, since then. */
  abstract countTo(addressId: string, among: { since: Date; exceptKey: string }): Promise<number>;

  /** Records what happened to a letter, in place of what was recorded before. */
  abstract record(key: string, record: LetterRecord): Promise<void>;
}
