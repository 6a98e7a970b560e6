/**
 * Returns the fields that differ from how a form was opened. A save sends only these, so that it
 * does not undo what another admin has changed since (docs/adr/0077).
 */
export function changedFields<Fields extends object>(
  entered: Fields,
  opened: Partial<Fields>,
): Partial<Fields> {
  const fields = Object.keys(entered) as (keyof Fields)[];
  const changed = fields.filter((field) => JSON.stringify(entered[field]) !== JSON.stringify(opened[field]));
  return Object.fromEntries(changed.map((field) => [field, entered[field]])) as Partial<Fields>;
}
