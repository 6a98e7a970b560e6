import CalendarMonthRounded from '@mui/icons-material/CalendarMonthRounded';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { Suspense, useId, useState } from 'react';
import { dayOfTyped, typedDay } from '../../model/dates';
import { lazyComponent } from '../late/lazy-component';
import { texts } from '../texts';

const DayPickerDialog = lazyComponent(() =>
  import('./day-picker-dialog').then((file) => file.DayPickerDialog),
);

interface DayFieldProps {
  label: string;
  /** `yyyy-MM-dd`, or an empty string for no day. */
  value: string;
  onChange: (day: string) => void;
  /** Called with a text that is not a day, so that a form does not take it for an empty field. */
  onInvalid?: (text: string) => void;
  /** Shown below the field unless what was typed is not a day. */
  helperText?: string;
  error?: boolean;
}

/**
 * A day, typed as dd/mm/aaaa or chosen from a calendar. A native date field would speak the
 * language of the browser instead of Spanish.
 */
export function DayField(props: DayFieldProps) {
  const { label, value, onChange, onInvalid, helperText, error = false } = props;
  const id = useId();
  const { typed, isWrong, type, leave } = useTypedDay(value, onChange, onInvalid);
  const hint = isWrong ? texts.dayInvalid : helperText;
  return (
    <FormControl fullWidth error={error || isWrong} sx={{ minWidth: 0 }}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        id={id}
        value={typed}
        placeholder={texts.dayPlaceholder}
        onChange={(event) => type(event.target.value)}
        onBlur={leave}
        aria-describedby={hint ? `${id}-hint` : undefined}
        slotProps={{ input: { inputMode: 'numeric', autoComplete: 'off', maxLength: 10 } }}
        endAdornment={<CalendarButton label={label} value={value} onChoose={onChange} />}
      />
      {hint ? <FormHelperText id={`${id}-hint`}>{hint}</FormHelperText> : null}
    </FormControl>
  );
}

/** The text of the field. It follows `value` unless it already means the same day. */
function useTypedDay(
  value: string,
  onChange: DayFieldProps['onChange'],
  onInvalid: DayFieldProps['onInvalid'],
) {
  const [typed, setTyped] = useState(typedDay(value));
  const [shown, setShown] = useState(value);
  const [hasLeft, setHasLeft] = useState(false);
  if (value !== shown) {
    setShown(value);
    if ((dayOfTyped(typed) ?? '') !== value) setTyped(typedDay(value));
  }
  const type = (text: string) => {
    setTyped(text);
    setHasLeft(false);
    const day = text.trim() === '' ? '' : dayOfTyped(text);
    if (day === null) onInvalid?.(text);
    else if (day !== value || onInvalid) onChange(day);
  };
  const leave = () => {
    setHasLeft(true);
    const day = dayOfTyped(typed);
    if (day !== null) setTyped(typedDay(day));
  };
  return { typed, isWrong: hasLeft && typed.trim() !== '' && dayOfTyped(typed) === null, type, leave };
}

interface CalendarButtonProps {
  label: string;
  value: string;
  onChoose: (day: string) => void;
}

function CalendarButton({ label, value, onChoose }: CalendarButtonProps) {
  const [choosing, setChoosing] = useState(false);
  return (
    <InputAdornment position="end">
      <IconButton
        edge="end"
        aria-label={texts.chooseDayFor(label)}
        onPointerEnter={DayPickerDialog.preload}
        onFocus={DayPickerDialog.preload}
        onClick={() => setChoosing(true)}
      >
        <CalendarMonthRounded />
      </IconButton>
      <Suspense fallback={null}>
        {choosing ? (
          <DayPickerDialog
            title={label}
            day={value}
            onClose={() => setChoosing(false)}
            onChoose={(day) => {
              setChoosing(false);
              onChoose(day);
            }}
          />
        ) : null}
      </Suspense>
    </InputAdornment>
  );
}
