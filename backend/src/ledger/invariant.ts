/** A statement that must return no rows. Each row names a violation (`what`). */
export interface Invariant {
  readonly name: string;
  readonly sql: string;
}

/** The refunds that were made or are still owed. */
export const OWED = `('requested', 'submitted', 'succeeded', 'manual', 'to_hand_over')`;
