import TextField from '@mui/material/TextField';
import type { Ref } from 'react';
import { isInviterName, longestInviterName } from './inviter-name';
import { texts } from './texts';

interface InviterFieldProps {
  name: string;
  inputRef?: Ref<HTMLInputElement>;
  onChange: (name: string) => void;
}

/** The name with which the organiser invites. Below it stands what the friends will read. */
export function InviterField({ name, inputRef, onChange }: InviterFieldProps) {
  const isValid = isInviterName(name);
  return (
    <TextField
      fullWidth
      label={texts.inviterLabel}
      value={name}
      inputRef={inputRef}
      error={!isValid}
      helperText={isValid ? texts.inviterHint(name.trim() || null) : texts.inviterInvalid}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ htmlInput: { maxLength: longestInviterName, autoComplete: 'off', translate: 'no' } }}
    />
  );
}
