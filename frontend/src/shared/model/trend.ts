/** How a figure stands to an earlier one. `percent` is whole and never 0; nothing is computed where there is no basis. */
export type Trend =
  | { kind: 'unknown' | 'same' | 'almost' }
  | { kind: 'percent'; percent: number }
  /** The earlier one was nothing, or less: a percentage of it means nothing. */
  | { kind: 'from'; before: number };

export function trendOf(now: number, before: number | null): Trend {
  if (before === null) return { kind: 'unknown' };
  if (now === before) return { kind: 'same' };
  if (before <= 0) return { kind: 'from', before };
  const percent = Math.round(((now - before) * 100) / before);
  return percent === 0 ? { kind: 'almost' } : { kind: 'percent', percent };
}
