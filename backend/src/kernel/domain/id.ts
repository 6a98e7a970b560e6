/** Generates row ids as UUID version 7, so that a newer row has a greater id. */
export abstract class Ids {
  /** Returns a new id. */
  abstract next(): string;
}
