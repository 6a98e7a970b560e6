/**
 * `unverified`: no player has shown that the address is theirs. `verified`: its owner has.
 * `blocked`: its owner wants no letters.
 */
export type MailAddressState = 'unverified' | 'verified' | 'blocked';

/** An address that letters went to. */
export interface MailAddress {
  readonly id: string;
  readonly state: MailAddressState;
  /** The address as its owner recognises it: `a•••@e•••.com`. */
  readonly masked: string;
  /** True if its owner wants no reminders of games; all other letters still come. */
  readonly refusesReminders: boolean;
}

/** Stores which letters the owners of e-mail addresses allow, and no address that can be read. */
export abstract class MailAddresses {
  /**
   * Returns the address and locks it until the unit of work ends, so that letters to it are counted
   * one after the other. An address that is new is unverified.
   */
  abstract lock(email: string, at: Date): Promise<MailAddress>;

  abstract isBlocked(email: string): Promise<boolean>;

  abstract refusesReminders(email: string): Promise<boolean>;

  /** Ends the refusal of reminders. Call it only for a player who has verified the address. */
  abstract allowReminders(email: string): Promise<void>;

  /** Returns null for an unknown id. */
  abstract find(id: string): Promise<MailAddress | null>;

  /** Returns the changed address, or null for an unknown id. */
  abstract decide(
    id: string,
    state: Exclude<MailAddressState, 'unverified'>,
    at: Date,
  ): Promise<MailAddress | null>;

  /** Returns the changed address, or null for an unknown id. */
  abstract setReminders(id: string, wanted: boolean, at: Date): Promise<MailAddress | null>;
}
