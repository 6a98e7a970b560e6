import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { components } from '../../../../shared/api/schema';
import { Stars } from '../../../../shared/ui/reviews/stars';
import { texts } from './texts';

const fromBest = [5, 4, 3, 2, 1] as const;

type Summary = components['schemas']['ReviewSummaryBody'];

/** The average in large figures, and how many players gave how many stars. */
export function ReviewSummary({ summary: { average, count, byStars } }: { summary: Summary }) {
  const shown = (average ?? 0).toFixed(1);
  return (
    <div>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <Typography variant="figure" aria-hidden sx={{ fontSize: '2.75rem', lineHeight: 1 }}>
          {shown}
        </Typography>
        <div>
          <span className="s-hidden">{texts.average(shown)}, </span>
          <Box component="span" aria-hidden sx={{ display: 'block', lineHeight: 0 }}>
            <Stars value={average ?? 0} />
          </Box>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {texts.count(count)}
          </Typography>
        </div>
      </Box>
      <Box component="ul" sx={{ display: 'grid', gap: 0.5, m: 0, mt: 2, p: 0, listStyle: 'none' }}>
        {fromBest.map((stars) => (
          <Bar key={stars} stars={stars} count={byStars[stars]} of={count} />
        ))}
      </Box>
    </div>
  );
}

interface BarProps {
  stars: number;
  count: number;
  /** The number of all reviews. */
  of: number;
}

function Bar({ stars, count, of }: BarProps) {
  const share = of === 0 ? 0 : (100 * count) / of;
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1.25 }}>
      <span className="s-hidden">{texts.bar(stars, count)}</span>
      <Typography aria-hidden variant="body2" sx={{ width: '1ch' }}>
        {stars}
      </Typography>
      <Box aria-hidden sx={{ flex: 1, height: 8, borderRadius: 99, bgcolor: 'divider' }}>
        <Box sx={{ height: 1, width: `${share}%`, borderRadius: 99, bgcolor: 'secondary.main' }} />
      </Box>
      <Typography
        aria-hidden
        variant="body2"
        sx={{
          minWidth: '3ch',
          textAlign: 'right',
          color: 'text.secondary',
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {count}
      </Typography>
    </Box>
  );
}
