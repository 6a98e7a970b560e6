import Box from '@mui/material/Box';
import { texts } from '../texts';
import { HourMark } from './hour-cell';

const states = ['booked', 'blocked', 'maintenance', 'free', 'past'] as const;

/** The meaning of the marks of the hours. */
export function HoursLegend() {
  return (
    <Box component="ul" sx={list}>
      {states.map((state) => (
        <li key={state}>
          <Box sx={{ width: 26 }}>
            <HourMark state={state} />
          </Box>
          {texts.states[state]}
        </li>
      ))}
      <li>
        <Box aria-hidden="true" sx={{ height: 30, borderLeft: 2, borderColor: 'secondary.main' }} />
        {texts.now}
      </li>
    </Box>
  );
}

const list = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  rowGap: 1,
  m: 0,
  p: 0,
  listStyle: 'none',
  color: 'text.secondary',
  '& li': { display: 'flex', alignItems: 'center', gap: 0.75 },
} as const;
