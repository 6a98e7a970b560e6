import TextField from '@mui/material/TextField';

export interface Choice {
  value: string;
  label: string;
}

interface FilterSelectProps {
  label: string;
  /** What stands for no choice. */
  any: string;
  value: string;
  choices: readonly Choice[];
  onChange: (value: string) => void;
}

/** One of several, or any of them. */
export function FilterSelect({ label, any, value, choices, onChange }: FilterSelectProps) {
  const known = choices.some((choice) => choice.value === value);
  return (
    <TextField
      select
      fullWidth
      label={label}
      value={known ? value : ''}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ select: { native: true } }}
    >
      <option value="">{any}</option>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </TextField>
  );
}

interface FilterDayProps {
  label: string;
  /** `yyyy-MM-dd`, or "". */
  value: string;
  onChange: (value: string) => void;
}

/** A day, or any. */
export function FilterDay({ label, value, onChange }: FilterDayProps) {
  return (
    <TextField
      fullWidth
      type="date"
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ htmlInput: { min: '2000-01-01', max: '2999-12-31' } }}
    />
  );
}
