import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { Controller } from 'react-hook-form';
import type { DiscountForm } from '../../model/discount-form';

interface SwitchFieldProps {
  name: 'isActive' | 'isPromoted';
  label: string;
  /** A disabled switch is off. */
  disabled?: boolean;
}

/** A switch for a boolean field of the form. */
export function SwitchField({ name, label, disabled = false }: SwitchFieldProps) {
  return (
    <Controller<DiscountForm, SwitchFieldProps['name']>
      name={name}
      render={({ field: { value, onChange, ref, onBlur } }) => (
        <FormControlLabel
          label={label}
          control={
            <Switch
              checked={value && !disabled}
              disabled={disabled}
              onChange={(_event, checked) => onChange(checked)}
              onBlur={onBlur}
              slotProps={{ input: { ref } }}
            />
          }
        />
      )}
    />
  );
}
