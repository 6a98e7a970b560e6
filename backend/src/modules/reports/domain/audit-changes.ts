/** A field that differs; `null`: no value there. */
interface Change {
  field: string;
  before: string | null;
  after: string | null;
}

/**
 * What differs between two states of a thing, in no order that means anything; a thing that is made or gone has only
 * one of them. Values are texts: `"14.50"`, `"true"`; lists are joined by commas, inner fields named `outer.inner`.
 */
export function changesBetween(before: object | null, after: object | null): Change[] {
  const [was, is] = [flat(before ?? {}), flat(after ?? {})];
  return [...new Set([...was.keys(), ...is.keys()])]
    .map((field) => ({ field, before: was.get(field) ?? null, after: is.get(field) ?? null }))
    .filter((change) => change.before !== change.after);
}

function flat(value: object, prefix = ''): Map<string, string | null> {
  return new Map(
    Object.entries(value).flatMap(([name, inner]: [string, unknown]): [string, string | null][] =>
      isRecord(inner) ? [...flat(inner, `${prefix}${name}.`)] : [[prefix + name, textOf(inner)]],
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
