/** Generates row ids as UUID version 7, so that a newer row has a greater id. */
export abstract class Ids {
  /** Returns a new id, of the kind that its place asks for. */
  abstract next<Of extends string = string>(): Of;

  /**
   * Returns the id of the one row that the current request stands for, such as a sale: the same one
   * each time the request is sent again with its `Idempotency-Key`, so that the first attempt can
   * be found although its response was lost. Without a key, it is a new id.
   */
  abstract ofRequest<Of extends string = string>(): Of;
}
