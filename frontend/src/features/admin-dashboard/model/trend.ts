/** How a figure stands to yesterday's. `percent` is whole and never 0; nothing is computed where there is no basis. */
export type Trend =
  | { kind: 'unknown' | 'same' | 'almost' }
  | { kind: 'percent'; percent: number }
  /** Yesterday was nothing, or less: a percentage of it means nothing. */
  | { kind: 'from'; yesterday: number };

export function trendOf(today: number, yesterday: number | null): Trend {
  if (yesterday === null) return { kind: 'unknown' };
  if (today === yesterday) return { kind: 'same' };
  if (yesterday <= 0) return { kind: 'from', yesterday };
  const percent = Math.round(((today - yesterday) * 100) / yesterday);
  return percent === 0 ? { kind: 'almost' } : { kind: 'percent', percent };
}
