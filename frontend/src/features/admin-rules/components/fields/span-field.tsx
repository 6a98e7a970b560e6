import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import type { Span } from '../../model/span';
import { texts } from '../../texts';

interface SpanFieldProps {
  label: string;
  hint: string;
  problem: string | undefined;
  value: Span;
  onChange: (value: Span) => void;
}

/** A length of time: an amount, and minutes or hours. */
export function SpanField({ label, hint, problem, value, onChange }: SpanFieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  return (
    <FormControl fullWidth error={problem !== undefined}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <OutlinedInput
          id={id}
          value={value.amount}
          aria-describedby={hintId}
          onChange={(event) => onChange({ ...value, amount: event.target.value })}
          slotProps={{ input: { inputMode: 'numeric', autoComplete: 'off', maxLength: 5 } }}
          sx={{ flex: 1, minWidth: 0 }}
        />
        <FormControl sx={{ width: 124 }}>
          <NativeSelect
            value={value.unit}
            onChange={(event) =>
              onChange({ ...value, unit: event.target.value === 'hours' ? 'hours' : 'minutes' })
            }
            input={<OutlinedInput />}
            inputProps={{ 'aria-label': texts.unitOf(label) }}
            IconComponent={ExpandMoreRounded}
          >
            <option value="minutes">{texts.units.minutes}</option>
            <option value="hours">{texts.units.hours}</option>
          </NativeSelect>
        </FormControl>
      </Box>
      <FormHelperText id={hintId}>{problem ?? hint}</FormHelperText>
    </FormControl>
  );
}
