import AddRounded from '@mui/icons-material/AddRounded';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import { useId } from 'react';
import { wrongInterval } from '../../model/exceptions';
import { halfHourTimes } from '../../model/week';
import { texts } from '../../texts';
import type { Interval } from '../../types';
import { ChoiceField } from '../fields/choice-field';
import { outdent } from '../../../../shared/theme/tokens';

interface IntervalFieldsProps {
  intervals: readonly Interval[];
  problem: string | undefined;
  onChange: (intervals: readonly Interval[]) => void;
}

/** From and to of each part of a day, with another part for the hours after a break. */
export function IntervalFields({ intervals, problem, onChange }: IntervalFieldsProps) {
  const problemId = useId();
  const wrong = problem ? wrongInterval(intervals) : -1;
  const put = (index: number, interval: Interval) => onChange(intervals.with(index, interval));
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {intervals.map(([from, to], index) => (
        <Box key={index} role="group" aria-label={texts.interval(index + 1)} sx={row}>
          <ChoiceField
            label={texts.opensAt}
            value={from}
            choices={openings}
            onChange={(time) => put(index, [time, to])}
          />
          <ChoiceField
            label={texts.closesAt}
            value={to}
            choices={closings}
            error={index === wrong}
            describedBy={index === wrong ? problemId : undefined}
            onChange={(time) => put(index, [from, time])}
          />
          {intervals.length > 1 ? (
            <IconButton
              aria-label={texts.removeInterval(index + 1)}
              onClick={() => onChange(intervals.filter((_, other) => other !== index))}
            >
              <DeleteOutlineRounded />
            </IconButton>
          ) : null}
        </Box>
      ))}
      {problem ? (
        <FormHelperText error id={problemId}>
          {problem}
        </FormHelperText>
      ) : null}
      <Button
        size="small"
        startIcon={<AddRounded />}
        onClick={() => onChange([...intervals, ['16:00', '20:00']])}
        sx={{ justifySelf: 'start', ml: outdent.smallWithIcon }}
      >
        {texts.addInterval}
      </Button>
    </Box>
  );
}

const asChoice = (time: string) => ({ value: time, label: time });
const openings = halfHourTimes.map(asChoice);
const closings = [...halfHourTimes.slice(1), '24:00'].map(asChoice);

const row = {
  display: 'grid',
  gap: 1.5,
  alignItems: 'end',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto',
} as const;
