import TrendingDownRounded from '@mui/icons-material/TrendingDownRounded';
import TrendingUpRounded from '@mui/icons-material/TrendingUpRounded';
import Typography from '@mui/material/Typography';
import { trendInPoints, trendOf, type Trend } from '../../model/trend';

/** The texts for a trend: '+12% vs ayer', 'sin datos de ayer', … */
interface TrendWords {
  unknown: string;
  same: string;
  almostSame: string;
  change: (percent: number) => string;
  /** Only for percentages. */
  points?: (points: number) => string;
  earlierWas: (value: string) => string;
}

interface TrendNoteProps {
  now: number;
  /** The figure to compare with, or null if there is none. */
  before: number | null;
  /** Formats a figure. */
  format: (value: number) => string;
  words: TrendWords;
  /** True for a percentage, which is compared in percentage points. */
  isPercentage?: boolean;
}

/** Shows how a figure compares with an earlier one. */
export function TrendNote({ now, before, format, words, isPercentage = false }: TrendNoteProps) {
  const trend = isPercentage ? trendInPoints(now, before) : trendOf(now, before);
  const rises = before !== null && now > before;
  const Icon = rises ? TrendingUpRounded : TrendingDownRounded;
  const moves = trend.kind === 'percent' || trend.kind === 'points';
  return (
    <Typography
      variant="body2"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 0.5,
        fontWeight: 600,
        color: moves ? (rises ? 'success.main' : 'secondary.main') : 'text.secondary',
      }}
    >
      {moves ? <Icon aria-hidden fontSize="small" /> : null}
      {wordsOf(trend, format, words)}
    </Typography>
  );
}

function wordsOf(trend: Trend, format: TrendNoteProps['format'], words: TrendWords): string {
  switch (trend.kind) {
    case 'unknown':
      return words.unknown;
    case 'same':
      return words.same;
    case 'almost':
      return words.almostSame;
    case 'from':
      return words.earlierWas(format(trend.before));
    case 'points':
      return words.points?.(trend.points) ?? '';
    case 'percent':
      return words.change(trend.percent);
  }
}
