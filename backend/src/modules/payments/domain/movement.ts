/** `payment`: money of an intent arrived. `refund`: money of a refund left. */
export type MovementKind = 'payment' | 'refund';

/** One movement of money, identified by the provider's id of the intent or refund. */
export interface Movement {
  readonly kind: MovementKind;
  readonly providerId: string;
  readonly cents: number;
}

/**
 * A movement whose amount differs between the ledger and the provider. Null: unknown to that side.
 */
export interface Difference extends Omit<Movement, 'cents'> {
  readonly ourCents: number | null;
  readonly theirCents: number | null;
}

/** An unresolved difference, with the time at which it was found. */
export interface Finding extends Difference {
  readonly foundAt: Date;
}
