/**
 * Returns what to save: each field that the admin changed as entered, and every other field as it
 * is now. Without this, saving would undo what another admin has changed since the form was opened.
 */
export function withChangesOfOthers<Details extends object>(
  entered: Details,
  opened: Details,
  current: Details,
): Details {
  const keys = Object.keys(entered) as (keyof Details)[];
  const kept = keys.filter((key) => entered[key] === opened[key]).map((key) => [key, current[key]]);
  return { ...entered, ...(Object.fromEntries(kept) as Partial<Details>) };
}
