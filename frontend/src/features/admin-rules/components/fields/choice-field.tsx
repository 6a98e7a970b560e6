import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';

interface ChoiceFieldProps<Value extends string> {
  label: string;
  hint?: string;
  value: Value;
  choices: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
  error?: boolean;
  /** The element that says what is wrong. */
  describedBy?: string;
}

/** One of some values, as a list of the browser. */
export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  const { label, hint, value, choices, onChange, error = false, describedBy } = props;
  const id = useId();
  const said = [hint ? `${id}-hint` : '', describedBy ?? ''].filter((each) => each !== '').join(' ');
  const choose = (text: string) => {
    const chosen = choices.find((choice) => choice.value === text);
    if (chosen) onChange(chosen.value);
  };
  return (
    <FormControl fullWidth error={error}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <NativeSelect
        value={value}
        onChange={(event) => choose(event.target.value)}
        input={<OutlinedInput id={id} />}
        inputProps={said ? { 'aria-describedby': said } : {}}
        IconComponent={ExpandMoreRounded}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </NativeSelect>
      {hint ? <FormHelperText id={`${id}-hint`}>{hint}</FormHelperText> : null}
    </FormControl>
  );
}
