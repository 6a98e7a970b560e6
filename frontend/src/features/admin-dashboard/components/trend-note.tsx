import TrendingDownRounded from '@mui/icons-material/TrendingDownRounded';
import TrendingUpRounded from '@mui/icons-material/TrendingUpRounded';
import Typography from '@mui/material/Typography';
import { trendOf, type Trend } from '../model/trend';
import { texts } from '../texts';

interface TrendNoteProps {
  today: number;
  yesterday: number | null;
  /** How the figure is written. */
  format: (value: number) => string;
}

/** '+12% vs ayer', as it really was. */
export function TrendNote({ today, yesterday, format }: TrendNoteProps) {
  const trend = trendOf(today, yesterday);
  const rises = yesterday !== null && today > yesterday;
  const Icon = rises ? TrendingUpRounded : TrendingDownRounded;
  const moves = trend.kind === 'percent';
  return (
    <Typography
      variant="body2"
      sx={{
        ...{ display: 'flex', alignItems: 'center', gap: 0.5, fontWeight: 600 },
        color: moves ? (rises ? 'success.main' : 'secondary.main') : 'text.secondary',
      }}
    >
      {moves ? <Icon aria-hidden fontSize="small" /> : null}
      {wordsOf(trend, format)}
    </Typography>
  );
}

function wordsOf(trend: Trend, format: TrendNoteProps['format']): string {
  switch (trend.kind) {
    case 'unknown':
      return texts.noYesterday;
    case 'same':
      return texts.same;
    case 'almost':
      return texts.almostSame;
    case 'from':
      return texts.yesterdayWas(format(trend.yesterday));
    case 'percent':
      return texts.change(trend.percent);
  }
}
