/** A code that was sent to an address. It allows one thing once. */
export interface StoredEmailCode {
  readonly id: string;
  /** The address as it was typed. */
  readonly email: string;
  readonly purpose: string;
  readonly expiresAt: Date;
}

/** Stores which codes were sent, but not the codes: they are derived from the ids. */
export abstract class EmailCodeRepository {
  /** Stores a code in place of the earlier one for the same address and purpose. */
  abstract put(code: StoredEmailCode): Promise<void>;

  /** Returns null for an unknown code and for one that has expired by `at`. */
  abstract find(id: string, at: Date): Promise<StoredEmailCode | null>;

  /**
   * Counts an attempt and returns the id of the code, or null if there is no valid one or if it has
   * had `max` attempts. The count stays if the ambient transaction is rolled back.
   */
  abstract attempt(
    email: string,
    purpose: string,
    { at, max }: { at: Date; max: number },
  ): Promise<string | null>;

  /** Removes the code. Returns false if it was used or replaced before. */
  abstract remove(id: string): Promise<boolean>;
}
