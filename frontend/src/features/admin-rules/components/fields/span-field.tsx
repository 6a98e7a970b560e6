import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import FormControl from '@mui/material/FormControl';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { CountField } from '../../../../shared/ui/form/number-field';
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
export function SpanField({ value, onChange, ...field }: SpanFieldProps) {
  const choose = (unit: string) => onChange({ ...value, unit: unit === 'hours' ? 'hours' : 'minutes' });
  return (
    <CountField
      {...field}
      value={value.amount}
      onChange={(amount) => onChange({ ...value, amount })}
      beside={
        <FormControl sx={{ width: 124 }}>
          <NativeSelect
            value={value.unit}
            onChange={(event) => choose(event.target.value)}
            input={<OutlinedInput />}
            inputProps={{ 'aria-label': texts.unitOf(field.label) }}
            IconComponent={ExpandMoreRounded}
          >
            <option value="minutes">{texts.units.minutes}</option>
            <option value="hours">{texts.units.hours}</option>
          </NativeSelect>
        </FormControl>
      }
    />
  );
}
