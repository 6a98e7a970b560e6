import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, type ReactNode, type Ref } from 'react';

// Built from single parts of MUI, because `TextField` always includes the code of a menu.

/** Columns for two days and two selects. On a narrow phone, half a row is too narrow for a day. */
export const filterColumns = {
  xs: 'repeat(auto-fit, minmax(150px, 1fr))',
  lg: '1fr 1fr 1.4fr 1.4fr',
} as const;

interface LabelledProps {
  label: string;
  children: (id: string) => ReactNode;
}

function Labelled({ label, children }: LabelledProps) {
  const id = useId();
  return (
    <FormControl fullWidth sx={{ minWidth: 0 }}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      {children(id)}
    </FormControl>
  );
}

interface FilterFieldProps {
  label: string;
  /** An empty string if nothing is chosen. */
  value: string;
  onChange: (value: string) => void;
}

interface FilterSelectProps extends FilterFieldProps {
  /** The label of "no choice". Without it, one of the choices is always selected. */
  any?: string;
  choices: readonly { value: string; label: string }[];
}

/** A filter with a list of choices and, if `any` is given, "no choice". */
export function FilterSelect({ label, any, value, choices, onChange }: FilterSelectProps) {
  const known = choices.some((choice) => choice.value === value);
  return (
    <Labelled label={label}>
      {(id) => (
        <NativeSelect
          value={known ? value : ''}
          onChange={(event) => onChange(event.target.value)}
          input={<OutlinedInput id={id} />}
          IconComponent={ExpandMoreRounded}
        >
          {any === undefined ? null : <option value="">{any}</option>}
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </NativeSelect>
      )}
    </Labelled>
  );
}

interface FilterTextProps extends FilterFieldProps {
  placeholder: string;
  icon: ReactNode;
  inputRef?: Ref<HTMLInputElement>;
}

/** A filter for a text of at most 100 characters. */
export function FilterText({ label, value, placeholder, icon, inputRef, onChange }: FilterTextProps) {
  return (
    <Labelled label={label}>
      {(id) => (
        <OutlinedInput
          id={id}
          inputRef={inputRef}
          type="search"
          value={value}
          placeholder={placeholder}
          onChange={(event) => onChange(event.target.value)}
          startAdornment={icon}
          slotProps={{ input: { maxLength: 100 } }}
        />
      )}
    </Labelled>
  );
}
