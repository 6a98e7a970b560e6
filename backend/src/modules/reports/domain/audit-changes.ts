/** A field that differs. `null` means no value. */
interface Change {
  field: string;
  before: string | null;
  after: string | null;
}

/**
 * Returns the fields that differ between two states, in no particular order. A created thing has no
 * state before, a deleted one no state after. Values become texts such as `"14.50"` and `"true"`.
 * Lists are joined by commas. Nested fields are named `outer.inner`.
 */
export function changesBetween(before: object | null, after: object | null): Change[] {
  const [old, current] = [flatten(before ?? {}), flatten(after ?? {})];
  return [...new Set([...old.keys(), ...current.keys()])]
    .map((field) => ({ field, before: old.get(field) ?? null, after: current.get(field) ?? null }))
    .filter((change) => change.before !== change.after);
}

function flatten(value: object, prefix = ''): Map<string, string | null> {
  return new Map(
    Object.entries(value).flatMap(([name, inner]: [string, unknown]): [string, string | null][] =>
      isRecord(inner) ? [...flatten(inner, `${prefix}${name}.`)] : [[prefix + name, textOf(inner)]],
    ),
  );
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function textOf(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (Array.isArray(value)) return value.map((item) => textOf(item) ?? '').join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}
