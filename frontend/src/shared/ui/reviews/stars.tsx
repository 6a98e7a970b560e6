import StarRounded from '@mui/icons-material/StarRounded';
import Box from '@mui/material/Box';
import { texts } from './texts';

const all = [1, 2, 3, 4, 5] as const;

/** A number of stars of five. */
export function Stars({ value, size = 20 }: { value: number; size?: number }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', verticalAlign: 'middle' }}>
      <span className="s-hidden">{texts.stars(value)}</span>
      {all.map((star) => (
        <StarRounded
          key={star}
          aria-hidden
          sx={{ fontSize: size, color: star <= Math.round(value) ? 'secondary.main' : 'divider' }}
        />
      ))}
    </Box>
  );
}
