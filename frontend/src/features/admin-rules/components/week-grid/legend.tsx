import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { texts } from '../../texts';
import { tonesOf, type Tone } from './grid-table';

interface LegendProps {
  tones: readonly { tone: Tone; label: string }[];
}

/** Explains the colours of a week grid. */
export function Legend({ tones }: LegendProps) {
  return (
    <Box component="ul" aria-label={texts.legend} sx={list}>
      {tones.map(({ tone, label }) => (
        <Box key={tone} component="li" sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
          <Swatch data-tone={tone} />
          {label}
        </Box>
      ))}
    </Box>
  );
}

/** A sample of a tone. */
export const Swatch = styled('span')(({ theme }) => ({
  flex: 'none',
  width: 18,
  height: 18,
  borderRadius: 6,
  border: `1px solid ${theme.vars.palette.control.main}`,
  ...Object.fromEntries(
    Object.entries(tonesOf(theme)).map(([tone, [back]]) => [
      `&[data-tone="${tone}"]`,
      { backgroundColor: back },
    ]),
  ),
}));

const list = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  rowGap: 0.5,
  m: 0,
  mb: 1.5,
  p: 0,
  listStyle: 'none',
  fontSize: '0.9375rem',
  color: 'text.secondary',
} as const;
