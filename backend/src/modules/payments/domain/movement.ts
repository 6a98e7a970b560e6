/** Money of an intent that arrived, or of a refund that left. */
export type MovementKind = 'payment' | 'refund';

/** One movement, by the provider's id of the intent or refund. */
export interface Movement {
  readonly kind: MovementKind;
  readonly providerId: string;
  readonly cents: number;
}

/** A movement that our books and the provider tell differently, in cents; `null`: one side knows of none. */
export interface Difference extends Omit<Movement, 'cents'> {
  readonly ourCents: number | null;
  readonly theirCents: number | null;
}

/** A difference that has not been resolved, and since when it is known. */
export interface Finding extends Difference {
  readonly foundAt: Date;
}
