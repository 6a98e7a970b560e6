import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { texts } from '../../texts';
import type { Interval } from '../../types';
import { IntervalFields } from './interval-fields';

interface OpenFieldsProps {
  open: readonly Interval[];
  problem: string | undefined;
  onChange: (open: readonly Interval[]) => void;
}

/** Closed, or the hours of the day. */
export function OpenFields({ open, problem, onChange }: OpenFieldsProps) {
  return (
    <>
      <RadioGroup
        value={open.length === 0 ? 'closed' : 'open'}
        aria-label={texts.hours}
        onChange={(_, kind) => onChange(kind === 'open' ? [['09:00', '13:00']] : [])}
      >
        <FormControlLabel value="closed" control={<Radio />} label={texts.closedAllDay} />
        <FormControlLabel value="open" control={<Radio />} label={texts.otherHours} />
      </RadioGroup>
      {open.length > 0 ? <IntervalFields intervals={open} problem={problem} onChange={onChange} /> : null}
    </>
  );
}
