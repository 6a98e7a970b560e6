import { invalidParameter, missingParameter, unknownParameter } from '../errors.js';
import type { FormFields, FormValue } from './form-body.js';
import type { Range } from '../state/store.js';

/**
 * Reads the parameters of one request by name and type. It refuses parameters that nothing has
 * read, as Stripe does.
 */
export class Params {
  private readonly seen = new Set<string>();
  private readonly children: Params[] = [];

  constructor(
    private readonly fields: FormFields,
    private readonly path = '',
  ) {}

  /**
   * Returns the full name of a parameter for an error body: `payment_method_data[card][number]`.
   */
  name(key: string): string {
    return this.path ? `${this.path}[${key}]` : key;
  }

  has(key: string): boolean {
    return this.take(key) !== undefined;
  }

  /** Returns a text, or `undefined` if it was not sent. Refuses an empty text. */
  text(key: string, maximumLength = 5000): string | undefined {
    const value = this.clearableText(key, maximumLength);
    if (value === null) {
      throw invalidParameter(
        this.name(key),
        `You passed an empty string for '${this.name(key)}'.`,
        'parameter_invalid_empty',
      );
    }
    return value;
  }

  /** Returns a text, or `null` if an empty value unsets it. */
  clearableText(key: string, maximumLength = 5000): string | null | undefined {
    const value = this.take(key);
    if (value === undefined) return undefined;
    if (typeof value !== 'string')
      throw invalidParameter(this.name(key), 'Invalid string: it must be a single value.');
    if (value.length > maximumLength) {
      throw invalidParameter(
        this.name(key),
        `Invalid string: ${this.name(key)} must be at most ${maximumLength} characters.`,
        'parameter_invalid_string_length',
      );
    }
    return value === '' ? null : value;
  }

  requiredText(key: string): string {
    const value = this.text(key);
    if (value === undefined) throw missingParameter(this.name(key));
    return value;
  }

  integer(key: string): number | undefined {
    const value = this.text(key, 40);
    if (value === undefined) return undefined;
    const number = Number(value);
    if (!/^-?\d+$/.test(value) || !Number.isSafeInteger(number)) {
      throw invalidParameter(this.name(key), `Invalid integer: ${value}`, 'parameter_invalid_integer');
    }
    return number;
  }

  requiredInteger(key: string): number {
    const value = this.integer(key);
    if (value === undefined) throw missingParameter(this.name(key));
    return value;
  }

  flag(key: string): boolean | undefined {
    const value = this.text(key, 40);
    if (value === undefined) return undefined;
    if (value !== 'true' && value !== 'false')
      throw invalidParameter(this.name(key), `Invalid boolean: ${value}`);
    return value === 'true';
  }

  oneOf<T extends string>(key: string, allowed: readonly T[]): T | undefined {
    const value = this.text(key);
    if (value === undefined) return undefined;
    const found = allowed.find((candidate) => candidate === value);
    if (found === undefined) {
      throw invalidParameter(
        this.name(key),
        `Invalid ${this.name(key)}: must be one of ${allowed.join(', ')}`,
      );
    }
    return found;
  }

  texts(key: string): string[] | undefined {
    const value = this.take(key);
    if (value === undefined) return undefined;
    if (!Array.isArray(value)) throw invalidParameter(this.name(key), 'Invalid array');
    return value.map((item) => {
      if (typeof item !== 'string')
        throw invalidParameter(this.name(key), 'Invalid array: its items must be strings.');
      return item;
    });
  }

  /** Returns nested fields. Their unread names are refused together with those of this level. */
  within(key: string): Params | undefined {
    const value = this.take(key);
    if (value === undefined) return undefined;
    if (typeof value === 'string' || Array.isArray(value))
      throw invalidParameter(this.name(key), 'Invalid object');
    const child = new Params(value, this.name(key));
    this.children.push(child);
    return child;
  }

  range(key: string): Range {
    if (typeof this.fields[key] === 'string') {
      const instant = this.integer(key);
      return instant === undefined ? {} : { gte: instant, lte: instant };
    }
    const bounds = this.within(key);
    if (!bounds) return {};
    const range: Range = {};
    for (const bound of ['gt', 'gte', 'lt', 'lte'] as const) {
      const value = bounds.integer(bound);
      if (value !== undefined) range[bound] = value;
    }
    return range;
  }

  /**
   * Returns `current` with the changes of `metadata`: at most 50 names of 40 characters, values of
   * 500.
   */
  metadata(current: Record<string, string> = {}): Record<string, string> {
    const sent = this.take('metadata');
    if (sent === undefined) return current;
    if (sent === '') return {};
    if (typeof sent === 'string' || Array.isArray(sent)) throw invalidParameter('metadata', 'Invalid object');
    const merged = new Map(Object.entries(current));
    for (const [name, value] of Object.entries(sent)) {
      if (typeof value !== 'string' || value.length > 500 || name.length > 40) {
        throw invalidParameter(
          `metadata[${name.slice(0, 40)}]`,
          'Metadata names have at most 40 characters, values 500.',
        );
      }
      if (value === '') merged.delete(name);
      else merged.set(name, value);
    }
    if (merged.size > 50) throw invalidParameter('metadata', 'Metadata can have at most 50 keys.');
    return Object.fromEntries(merged);
  }

  /** Accepts parameters of Stripe that have no effect here. */
  ignore(...keys: string[]): void {
    for (const key of keys) this.seen.add(key);
  }

  refuseUnread(): void {
    const unread = Object.keys(this.fields).find((key) => !this.seen.has(key));
    if (unread !== undefined) throw unknownParameter(this.name(unread));
    for (const child of this.children) child.refuseUnread();
  }

  private take(key: string): FormValue | undefined {
    this.seen.add(key);
    return this.fields[key];
  }
}
