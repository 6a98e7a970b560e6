/**
 * Compares two states of one thing for the audit trail and returns the fields that differ, before
 * and after, or `null` if none does. Compares values as JSON, because the audit trail stores JSON.
 */
export function changedFields<State extends object>(
  before: State,
  after: State,
): { before: Partial<State>; after: Partial<State> } | null {
  const fields = Object.keys(after) as (keyof State)[];
  const changed = fields.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));
  const only = (state: State) =>
    Object.fromEntries(changed.map((field) => [field, state[field]])) as Partial<State>;
  return changed.length > 0 ? { before: only(before), after: only(after) } : null;
}
