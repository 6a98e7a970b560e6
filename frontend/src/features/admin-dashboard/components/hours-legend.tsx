import Box from '@mui/material/Box';
import { texts } from '../texts';

const marks = [
  { word: texts.booked, look: { bgcolor: 'primary.main' } },
  { word: texts.free, look: { border: 1, borderColor: 'control.main' } },
  { word: texts.blocked, look: { bgcolor: 'taken.main', border: 1, borderColor: 'control.main' } },
] as const;

/** The meaning of the colours of the hours. */
export function HoursLegend() {
  return (
    <Box
      component="ul"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 2,
        m: 0,
        p: 0,
        listStyle: 'none',
        color: 'text.secondary',
      }}
    >
      {marks.map(({ word, look }) => (
        <Box key={word} component="li" sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
          <Box aria-hidden="true" sx={{ width: 18, height: 18, borderRadius: 0.5, ...look }} />
          {word}
        </Box>
      ))}
    </Box>
  );
}
