/** The six digits of a code, which only this installation can derive from its id. */
export abstract class EmailCodeDigits {
  abstract of(codeId: string): string;

  /** Compares in constant time. */
  abstract match(codeId: string, digits: string): boolean;
}
