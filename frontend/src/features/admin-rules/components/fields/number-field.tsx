import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputAdornment from '@mui/material/InputAdornment';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';

interface NumberFieldProps {
  label: string;
  hint?: string;
  /** An empty text marks the field; what is wrong stands elsewhere. */
  problem: string | undefined;
  value: string;
  /** Stands before the number. */
  currency?: string;
  /** What the number counts, behind it. */
  unit?: string;
  placeholder?: string;
  onChange: (value: string) => void;
}

/** A number as it is typed. */
export function NumberField({ label, hint, problem, value, currency, unit, ...field }: NumberFieldProps) {
  const id = useId();
  const help = problem || hint;
  return (
    <FormControl fullWidth error={problem !== undefined} sx={{ minWidth: 0 }}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        id={id}
        value={value}
        placeholder={field.placeholder}
        aria-describedby={help ? `${id}-help` : undefined}
        onChange={(event) => field.onChange(event.target.value)}
        slotProps={{ input: { inputMode: 'decimal', autoComplete: 'off', maxLength: 7 } }}
        startAdornment={currency ? <InputAdornment position="start">{currency}</InputAdornment> : null}
        endAdornment={unit ? <InputAdornment position="end">{unit}</InputAdornment> : null}
      />
      {help ? <FormHelperText id={`${id}-help`}>{help}</FormHelperText> : null}
    </FormControl>
  );
}
