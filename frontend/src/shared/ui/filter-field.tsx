import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, type ReactNode } from 'react';

// Put together from its parts, because a `TextField` brings a menu along that no filter opens.

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
  /** "" where nothing is chosen. */
  value: string;
  onChange: (value: string) => void;
}

interface FilterSelectProps extends FilterFieldProps {
  /** What stands for no choice; absent where one is always made. */
  any?: string;
  choices: readonly { value: string; label: string }[];
}

/** One of several, or, where `any` has a name, any of them. */
export function FilterSelect({ label, any, value, choices, onChange }: FilterSelectProps) {
  const known = choices.some((choice) => choice.value === value);
  return (
    <Labelled label={label}>
      {(id) => (
        <NativeSelect
          value={known ? value : ''}
          onChange={(event) => onChange(event.target.value)}
          input={<OutlinedInput id={id} />}
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

/** A day, `yyyy-MM-dd`, or any. */
export function FilterDay({ label, value, onChange }: FilterFieldProps) {
  return (
    <Labelled label={label}>
      {(id) => (
        <OutlinedInput
          id={id}
          type="date"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          slotProps={{ input: { min: '2000-01-01', max: '2999-12-31' } }}
        />
      )}
    </Labelled>
  );
}

interface FilterTextProps extends FilterFieldProps {
  placeholder: string;
  icon: ReactNode;
}

/** A text to search for, at most 100 characters. */
export function FilterText({ label, value, placeholder, icon, onChange }: FilterTextProps) {
  return (
    <Labelled label={label}>
      {(id) => (
        <OutlinedInput
          id={id}
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
