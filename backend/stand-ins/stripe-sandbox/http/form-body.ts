import { badRequest, invalidParameter } from '../errors.js';

/** A decoded form body: texts, lists and nested fields. */
export type FormValue = string | FormValue[] | FormFields;
export interface FormFields {
  [name: string]: FormValue;
}

const maximumFields = 1000;
const maximumDepth = 8;
const fieldName = /^([^[\]]+)((?:\[[^[\]]*\])*)$/;

/**
 * Decodes `a=1&b[c][d]=2&e[]=3&f[0]=4` as Stripe does: brackets nest, `[]` and numbered brackets
 * make lists. Throws a refusal (400) for malformed brackets, NUL characters and too many fields.
 */
export function decodeForm(encoded: string): FormFields {
  const root = noFields();
  const pairs = [...new URLSearchParams(encoded)];
  if (pairs.length > maximumFields)
    throw badRequest(`A request may have at most ${maximumFields} parameters.`);
  for (const [name, value] of pairs) {
    if (name.includes('\0') || value.includes('\0')) {
      throw invalidParameter(
        name.replaceAll('\0', ''),
        'Invalid string: it must not contain NUL characters.',
      );
    }
    place(root, pathOf(name), value, name);
  }
  return withLists(root);
}

/** An object without a prototype, so that every name is an ordinary one. */
const noFields = (): FormFields => Object.create(null) as FormFields;

function pathOf(name: string): string[] {
  const [, first, brackets] = fieldName.exec(name) ?? [];
  if (first === undefined || brackets === undefined)
    throw badRequest(`Invalid parameter name: ${name.slice(0, 100)}`);
  const path = [first, ...[...brackets.matchAll(/\[([^[\]]*)\]/g)].map(([, inner = '']) => inner)];
  if (path.length > maximumDepth)
    throw badRequest(`Parameters may nest at most ${maximumDepth} levels deep.`);
  return path;
}

function place(target: FormFields, path: string[], value: string, name: string): void {
  const [step = '', ...rest] = path;
  const key = step === '' ? String(Object.keys(target).length) : step;
  if (rest.length === 0) {
    if (typeof target[key] === 'object')
      throw invalidParameter(name, `Invalid ${name}: given both a value and fields.`);
    target[key] = value;
    return;
  }
  const child = target[key] ?? noFields();
  if (typeof child === 'string' || Array.isArray(child)) {
    throw invalidParameter(name, `Invalid ${name}: given both a value and fields.`);
  }
  target[key] = child;
  place(child, rest, value, name);
}

/** Turns fields named 0, 1, 2 … into lists, at every level below the first. */
function withLists(fields: FormFields): FormFields {
  for (const [key, value] of Object.entries(fields)) {
    if (typeof value === 'string' || Array.isArray(value)) continue;
    const nested = withLists(value);
    const keys = Object.keys(nested);
    fields[key] = keys.every((name) => /^\d+$/.test(name)) ? Object.values(nested) : nested;
  }
  return fields;
}
