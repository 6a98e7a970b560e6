/** Makes ids of rows: UUID version 7, so that newer rows sort behind older ones. */
export abstract class Ids {
  abstract next(): string;
}
