import Box from '@mui/material/Box';
import type { HourState } from '../model/hour-states';
import { texts } from '../texts';
import { NowLine } from './now-line';

interface HourMarkProps {
  state: HourState;
}

/** Colour, pattern and letter of a state, so that none of them is needed alone. */
export function HourMark({ state }: HourMarkProps) {
  return (
    <Box aria-hidden="true" sx={{ ...mark, ...looks[state] }}>
      {texts.letters[state] === '' ? null : <span>{texts.letters[state]}</span>}
    </Box>
  );
}

interface HourCellProps {
  state: HourState;
  /** The part of this hour that has passed, or null if it is not the running one. */
  passed: number | null;
}

/** One hour of one court as a mark, with a word for screen readers. */
export function HourCell({ state, passed }: HourCellProps) {
  return (
    <Box component="td" sx={{ position: 'relative', p: '2px' }}>
      <HourMark state={state} />
      {passed === null ? null : <NowLine passed={passed} />}
      <span className="s-hidden">{texts.states[state]}</span>
    </Box>
  );
}

const mark = {
  display: 'grid',
  placeItems: 'center',
  height: 30,
  border: 1,
  borderColor: 'control.main',
  borderRadius: 0.5,
  fontSize: '0.75rem',
  fontWeight: 700,
  lineHeight: 1,
  '& span': { px: '3px', py: '1px', borderRadius: 0.25, bgcolor: 'inherit' },
} as const;

const line = 'var(--mui-palette-control-main)';

const looks = {
  free: { bgcolor: 'transparent' },
  past: { borderColor: 'divider', borderStyle: 'dotted' },
  booked: { bgcolor: 'primary.main', borderColor: 'primary.main', color: 'primary.contrastText' },
  blocked: {
    bgcolor: 'taken.main',
    backgroundImage: `repeating-linear-gradient(135deg, transparent 0 5px, ${line} 5px 6px)`,
  },
  maintenance: {
    bgcolor: 'background.paper',
    borderStyle: 'dashed',
    backgroundImage: `radial-gradient(${line} 1px, transparent 1.5px)`,
    backgroundSize: '6px 6px',
  },
} as const;
