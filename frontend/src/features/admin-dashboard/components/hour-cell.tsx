import Box from '@mui/material/Box';
import { texts } from '../texts';
import type { CourtDay } from '../types';

type Status = CourtDay['hours'][number]['status'];

interface HourCellProps {
  status: Status;
}

const looks = {
  free: { bgcolor: 'transparent', border: 1, borderColor: 'divider' },
  booked: { bgcolor: 'primary.main' },
  blocked: {
    bgcolor: 'taken.main',
    backgroundImage:
      'repeating-linear-gradient(135deg, transparent 0 5px, var(--mui-palette-control-main) 5px 6px)',
  },
} as const;

/** One hour of one court as a colour, with a word for screen readers. */
export function HourCell({ status }: HourCellProps) {
  return (
    <Box component="td" sx={{ p: '2px' }}>
      <Box sx={{ height: 30, borderRadius: 0.5, ...looks[status] }} />
      <span className="s-hidden">{texts[status]}</span>
    </Box>
  );
}
