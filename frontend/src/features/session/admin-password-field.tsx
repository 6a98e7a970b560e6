import VisibilityOffRounded from '@mui/icons-material/VisibilityOffRounded';
import VisibilityRounded from '@mui/icons-material/VisibilityRounded';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useState } from 'react';
import { texts } from './texts';

/** A password that can be looked at while it is typed. */
export function AdminPasswordField(props: TextFieldProps) {
  const [shown, setShown] = useState(false);
  const toggle = (
    <InputAdornment position="end">
      <IconButton
        edge="end"
        aria-label={shown ? texts.hidePassword : texts.showPassword}
        onClick={() => setShown(!shown)}
      >
        {shown ? <VisibilityOffRounded /> : <VisibilityRounded />}
      </IconButton>
    </InputAdornment>
  );
  return (
    <TextField
      label={texts.password}
      autoComplete="current-password"
      {...props}
      fullWidth
      type={shown ? 'text' : 'password'}
      slotProps={{ input: { endAdornment: toggle }, htmlInput: { maxLength: 200, spellCheck: false } }}
    />
  );
}
