import TextField from '@mui/material/TextField';
import { isInviterName, longestInviterName } from './inviter-name';
import { texts } from './texts';

interface InviterFieldProps {
  name: string;
  onChange: (name: string) => void;
}

/** The name with which the organiser invites. Below it stands what the friends will read. */
export function InviterField({ name, onChange }: InviterFieldProps) {
  const isValid = isInviterName(name);
  return (
    <TextField
      fullWidth
      label={texts.inviterLabel}
      value={name}
      error={!isValid}
      helperText={isValid ? texts.inviterHint(name.trim() || null) : texts.inviterInvalid}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ htmlInput: { maxLength: longestInviterName, autoComplete: 'off', translate: 'no' } }}
    />
  );
}
