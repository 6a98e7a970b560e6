/** Generates row ids as UUID version 7, so that a newer row has a greater id. */
export abstract class Ids {
  /** Returns a new id, of the kind that its place asks for. */
  abstract next<Of extends string = string>(): Of;
}
