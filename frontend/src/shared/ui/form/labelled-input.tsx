import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { useId, type ReactNode } from 'react';

interface LabelledInputProps extends Omit<OutlinedInputProps, 'id'> {
  label: string;
  helperText: ReactNode;
}

/**
 * A line of text with its label and a hint or an error below. Built from single parts of MUI,
 * because `TextField` always includes the code of a menu.
 */
export function LabelledInput({ label, helperText, error = false, ...input }: LabelledInputProps) {
  const id = useId();
  const helperId = `${id}-helper-text`;
  return (
    <FormControl fullWidth error={error}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput {...input} id={id} label={label} aria-describedby={helperId} />
      <FormHelperText id={helperId}>{helperText}</FormHelperText>
    </FormControl>
  );
}
