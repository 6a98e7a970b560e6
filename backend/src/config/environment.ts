import { ConfigError } from './config-error.js';

/** The variables of the process. An empty value counts as not set. */
export type Environment = Record<string, string | undefined>;

export function text(env: Environment, name: string): string | null {
  const value = env[name]?.trim();
  return value ? value : null;
}

export function integer(env: Environment, name: string, fallback: number, min: number, max: number): number {
  const value = text(env, name);
  if (value === null) return fallback;
  const number = /^\d+$/.test(value) ? Number(value) : Number.NaN;
  if (!(number >= min && number <= max))
    throw new ConfigError(`${name} must be a whole number from ${min} to ${max}, but is "${value}"`);
  return number;
}

export function flag(env: Environment, name: string, fallback: boolean): boolean {
  return oneOf(env, name, ['true', 'false'], String(fallback) as 'true' | 'false') === 'true';
}

export function oneOf<T extends string>(
  env: Environment,
  name: string,
  allowed: readonly T[],
  fallback: T,
): T {
  const value = text(env, name) ?? fallback;
  const found = allowed.find((candidate) => candidate === value);
  if (found === undefined)
    throw new ConfigError(`${name} must be one of ${allowed.join(', ')}, but is "${value}"`);
  return found;
}

export function url(env: Environment, name: string, protocols: readonly string[]): string | null {
  const value = text(env, name);
  if (value === null) return null;
  if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol))
    throw new ConfigError(`${name} must be a URL that starts with ${protocols.join('// or ')}//`);
  return value;
}

export function together(env: Environment, names: readonly string[]): (string | null)[] {
  const values = names.map((name) => text(env, name));
  const missing = names.filter((_, index) => values[index] === null);
  if (missing.length > 0 && missing.length < names.length)
    throw new ConfigError(`${names.join(', ')} belong together: ${missing.join(', ')} missing`);
  return values;
}
