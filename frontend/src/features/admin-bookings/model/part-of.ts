/** Returns a percentage of an amount in cents, rounded half up as the server rounds a refund. */
export function partOf(cents: number, percentage: number): number {
  return Math.floor((cents * percentage + 50) / 100);
}
