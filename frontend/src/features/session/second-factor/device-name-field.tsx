import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { LabelledInput } from '../../../shared/ui/form/labelled-input';
import { registered } from '../../../shared/ui/form/registered';
import { texts } from './texts';

interface DeviceNameFieldProps {
  field: UseFormRegisterReturn<'name'>;
  error: FieldError | undefined;
}

/** How the admin calls the device of a passkey. */
export function DeviceNameField({ field, error }: DeviceNameFieldProps) {
  return (
    <LabelledInput
      {...registered(field)}
      autoFocus
      label={texts.deviceLabel}
      error={error !== undefined}
      helperText={error?.message ?? texts.deviceHint}
      slotProps={{ input: { maxLength: 60 } }}
    />
  );
}

/** Refuses a name without letters. */
export function nameProblem(name: string): true | string {
  return name.trim() !== '' || texts.deviceMissing;
}
