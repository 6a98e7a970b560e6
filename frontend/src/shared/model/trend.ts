/** How a figure compares with an earlier one. `percent` is a whole number and never 0. */
export type Trend =
  | { kind: 'unknown' | 'same' | 'almost' }
  | { kind: 'percent'; percent: number }
  /** The difference of two percentages, in percentage points. */
  | { kind: 'points'; points: number }
  /** The earlier figure was zero or negative, so a percentage would be meaningless. */
  | { kind: 'from'; before: number };

export function trendOf(now: number, before: number | null): Trend {
  if (before === null) return { kind: 'unknown' };
  if (now === before) return { kind: 'same' };
  if (before <= 0) return { kind: 'from', before };
  const percent = Math.round(((now - before) * 100) / before);
  return percent === 0 ? { kind: 'almost' } : { kind: 'percent', percent };
}

/** Returns the trend of a percentage, which is a difference: 40 % after 28 % are 12 points more. */
export function trendInPoints(now: number, before: number | null): Trend {
  if (before === null) return { kind: 'unknown' };
  return now === before ? { kind: 'same' } : { kind: 'points', points: now - before };
}
