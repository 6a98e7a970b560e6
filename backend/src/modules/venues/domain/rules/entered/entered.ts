import type { FieldError } from '../../../../../kernel/domain/domain-error.js';

/**
 * A part of what an admin has entered, with its path, such as `exceptions.0.date`. A part that is
 * refused adds a problem and reads as an empty value; after a problem every value is dropped.
 */
export class Entered {
  constructor(
    readonly value: unknown,
    private readonly path: string,
    private readonly problems: FieldError[],
  ) {}

  refuse(message: string): void {
    this.problems.push({ field: this.path, message });
  }

  /** Runs checks that need right parts only if the parts of `read` are right. */
  check<T>(read: () => T, check: (value: T) => string | null): T {
    const problems = this.problems.length;
    const value = read();
    const problem = this.problems.length === problems ? check(value) : null;
    if (problem) this.refuse(problem);
    return value;
  }

  /** Returns a field of an object. */
  field(name: string): Entered {
    const fields = this.isObject() ? this.value : {};
    return this.part(Object.hasOwn(fields, name) ? fields[name] : undefined, name);
  }

  /** Refuses what is no object, and fields that have another name. */
  object(names: readonly string[], message: string): void {
    if (!this.isObject()) return this.refuse(message);
    for (const name of Object.keys(this.value).slice(0, 20))
      if (!names.includes(name)) this.field(name).refuse(`No conocemos el campo «${name.slice(0, 60)}».`);
  }

  /** Returns the items of a list that has at least and at most so many. */
  list(least: number, most: number, message: string): Entered[] {
    if (!Array.isArray(this.value) || this.value.length < least || this.value.length > most) {
      this.refuse(message);
      return [];
    }
    return this.value.map((item: unknown, index) => this.part(item, String(index)));
  }

  wholeNumber(least: number, most: number, message: string): number {
    const { value } = this;
    if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) return value;
    this.refuse(message);
    return least;
  }

  oneOf<T>(allowed: readonly [T, ...T[]], message: string): T {
    const found = allowed.find((one) => one === this.value);
    if (found === undefined) this.refuse(message);
    return found ?? allowed[0];
  }

  /** Returns what a text stands for; `parse` returns null for a wrong text. */
  text<T>(parse: (text: string) => T | null, message: string, empty: T): T {
    const parsed = typeof this.value === 'string' ? parse(this.value) : null;
    if (parsed === null) this.refuse(message);
    return parsed ?? empty;
  }

  /** Returns null for an absent part, and what `read` returns for any other. */
  optional<T>(read: (part: Entered) => T): T | null {
    return this.value === undefined || this.value === null ? null : read(this);
  }

  private isObject(): this is { value: Record<string, unknown> } {
    return typeof this.value === 'object' && this.value !== null && !Array.isArray(this.value);
  }

  private part(value: unknown, name: string): Entered {
    return new Entered(value, `${this.path}.${name.slice(0, 60)}`, this.problems);
  }
}
