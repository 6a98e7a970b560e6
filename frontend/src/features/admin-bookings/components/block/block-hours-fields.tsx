import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import type { BlockTime } from '../../model/desk-hours';
import { texts } from '../../texts';

interface BlockHoursFieldsProps {
  starts: readonly BlockTime[];
  ends: readonly BlockTime[];
  from: string;
  to: string;
  onFrom: (from: string) => void;
  onTo: (to: string) => void;
}

/** From when and until when a block lasts, by half hours. */
export function BlockHoursFields({ starts, ends, from, to, onFrom, onTo }: BlockHoursFieldsProps) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1.5 }}>
      <TimeSelect label={texts.from} times={starts} value={from} onChange={onFrom} />
      <TimeSelect label={texts.until} times={ends} value={to} onChange={onTo} />
    </Box>
  );
}

interface TimeSelectProps {
  label: string;
  times: readonly BlockTime[];
  value: string;
  onChange: (time: string) => void;
}

/** The opening hours come first. */
function TimeSelect({ label, times, value, onChange }: TimeSelectProps) {
  return (
    <TextField
      select
      label={label}
      value={value}
      slotProps={{ select: { native: true, IconComponent: ExpandMoreRounded } }}
      onChange={({ target }) => onChange(target.value)}
    >
      <TimeGroup label={texts.whileOpen} times={times.filter(({ open }) => open)} />
      <TimeGroup label={texts.whileClosed} times={times.filter(({ open }) => !open)} />
    </TextField>
  );
}

function TimeGroup({ label, times }: Pick<TimeSelectProps, 'label' | 'times'>) {
  if (times.length === 0) return null;
  return (
    <optgroup label={label}>
      {times.map(({ time }) => (
        <option key={time} value={time}>
          {time}
        </option>
      ))}
    </optgroup>
  );
}
