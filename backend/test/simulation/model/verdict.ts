/**
 * The response that the product must give: an acceptance, or one of these refusals, each a status
 * and a code, or `*` for any code.
 */
export type Verdict =
  { refusals: readonly string[] } | { amount?: number; percentage?: number; accept: () => void };

export const refuse = (...refusals: string[]): Verdict => ({ refusals });

/** Returns a refusal if there is a reason for one, or else the acceptance. */
export const unless = (reasons: Record<string, boolean>, otherwise: () => Verdict): Verdict => {
  const refusals = Object.keys(reasons).filter((name) => reasons[name]);
  return refusals.length > 0 ? { refusals } : otherwise();
};

/** Nothing happens, because it has happened before. */
export const AGAIN: Verdict = { accept: () => undefined };
