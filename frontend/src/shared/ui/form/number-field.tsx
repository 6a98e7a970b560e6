import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputAdornment from '@mui/material/InputAdornment';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useState, type ReactNode, type Ref } from 'react';
import { typedCents, typedCount } from '../../model/typed-number';
import { texts } from '../texts';

interface NumberFieldProps {
  label: string;
  /** The name for screen readers, if the label needs its surroundings. */
  accessibleName?: string;
  hint?: string | undefined;
  /** An empty text marks the field; what is wrong stands elsewhere. */
  problem: string | undefined;
  value: string;
  required?: boolean;
  placeholder?: string;
  inputRef?: Ref<HTMLInputElement>;
  onChange: (value: string) => void;
  onBlur?: () => void;
}

export interface AmountFieldProps extends NumberFieldProps {
  /** Dollars, or percent. */
  sign?: '$' | '%';
}

export interface CountFieldProps extends NumberFieldProps {
  /** The unit behind the number. */
  unit?: string;
  /** Stands beside the field, for example a choice of units. */
  beside?: ReactNode;
}

/** Dollars and cents, or a percentage, as they are typed: with a comma or a point. */
export function AmountField({ sign = '$', ...props }: AmountFieldProps) {
  return (
    <NumberField
      {...props}
      start={sign === '$' ? sign : undefined}
      end={sign === '%' ? sign : undefined}
      inputMode="decimal"
      unread={typedCents(props.value) === null ? texts.amountUnread : undefined}
    />
  );
}

/** A whole number as it is typed. */
export function CountField({ unit, ...props }: CountFieldProps) {
  return (
    <NumberField
      {...props}
      end={unit}
      inputMode="numeric"
      unread={typedCount(props.value) === null ? texts.countUnread : undefined}
    />
  );
}

interface AnyNumberFieldProps extends NumberFieldProps {
  start?: string | undefined;
  end?: string | undefined;
  beside?: ReactNode;
  inputMode: 'decimal' | 'numeric';
  /** Says how to write the number, if the text cannot be read as one. */
  unread: string | undefined;
}

/**
 * A text field, because a number field of the browser drops the comma in some languages (15,50
 * becomes 1550) and changes with the mouse wheel. It has no greatest length: a text that is cut
 * would be another number.
 */
function NumberField({ label, hint, value, inputMode, ...field }: AnyNumberFieldProps) {
  const id = useId();
  const [isLeft, setLeft] = useState(false);
  const isChecked = isLeft || field.problem !== undefined;
  const problem = isChecked && value.trim() !== '' && field.unread ? field.unread : field.problem;
  const help = problem || hint;
  return (
    <FormControl fullWidth required={field.required} error={problem !== undefined} sx={{ minWidth: 0 }}>
      <InputLabel htmlFor={id} sx={field.accessibleName ? { color: 'inherit' } : {}}>
        {label}
      </InputLabel>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <OutlinedInput
          id={id}
          inputRef={field.inputRef}
          value={value}
          placeholder={field.placeholder}
          aria-describedby={help ? `${id}-help` : undefined}
          onChange={(event) => field.onChange(event.target.value)}
          onBlur={() => {
            setLeft(true);
            field.onBlur?.();
          }}
          slotProps={{ input: { inputMode, autoComplete: 'off', 'aria-label': field.accessibleName } }}
          startAdornment={adornment('start', field.start)}
          endAdornment={adornment('end', field.end)}
          sx={{ flex: 1, minWidth: 0 }}
        />
        {field.beside}
      </Box>
      {help ? <FormHelperText id={`${id}-help`}>{help}</FormHelperText> : null}
    </FormControl>
  );
}

function adornment(position: 'start' | 'end', text: string | undefined) {
  return text ? <InputAdornment position={position}>{text}</InputAdornment> : null;
}
