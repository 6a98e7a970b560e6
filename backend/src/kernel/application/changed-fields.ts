/**
 * The fields in which two states of one thing differ, as they were and as they are now, for the audit trail;
 * `null` where nothing changed. Values are compared as the JSON that the audit keeps.
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
