/** Returns 128 random bits. `crypto.randomUUID` does not exist on pages opened over plain HTTP. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
}
