import { Field } from './field';

interface SelectProps {
  label: string;
  /** An empty string if nothing is chosen. */
  value: string;
  /** The label of "no choice". Without it, one of the choices is always selected. */
  any?: string;
  choices: readonly { value: string; label: string }[];
  disabled?: boolean;
  onChange: (value: string) => void;
}

/** A native list of choices. */
export function Select({ label, value, any, choices, disabled, onChange }: SelectProps) {
  return (
    <Field>
      <span>{label}</span>
      <select value={value} disabled={disabled} onChange={(event) => onChange(event.target.value)}>
        {any === undefined ? null : <option value="">{any}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </Field>
  );
}
