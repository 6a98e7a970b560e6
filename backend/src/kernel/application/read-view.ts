/**
 * Something that was read, before its view is computed. Two with the same `source` have the same
 * view, until the clock passes an instant that changes it.
 */
export interface ReadView<View> {
  readonly source: string;
  /** When it was read, in milliseconds. */
  readonly at: number;
  compute(): ComputedView<View> | Promise<ComputedView<View>>;
}

const MINUTE = 60_000;

/**
 * Returns the `until` of a view that the clock changes with a minute at most: a start or a day
 * begins. The whole minute itself counts alone, because a lead time ends just after it.
 */
export function untilNextMinute(at: number): number {
  return at % MINUTE === 0 ? at + 1 : Math.ceil(at / MINUTE) * MINUTE;
}

export interface ComputedView<View> {
  readonly view: View;
  /** The next instant at which the view changes although its source does not, in milliseconds. */
  readonly until: number;
}
