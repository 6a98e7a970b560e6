import VisibilityOffRounded from '@mui/icons-material/VisibilityOffRounded';
import VisibilityRounded from '@mui/icons-material/VisibilityRounded';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { useState, type ComponentProps } from 'react';
import { LabelledInput } from '../../shared/ui/form/labelled-input';
import { texts } from './texts';

type AdminPasswordFieldProps = Omit<ComponentProps<typeof LabelledInput>, 'label' | 'type'> & {
  /** "Contraseña" by default. */
  label?: string;
};

/** A password that can be looked at while it is typed. */
export function AdminPasswordField({ label = texts.password, ...props }: AdminPasswordFieldProps) {
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
    <LabelledInput
      autoComplete="current-password"
      {...props}
      label={label}
      type={shown ? 'text' : 'password'}
      endAdornment={toggle}
      slotProps={{ input: { maxLength: 200, spellCheck: false } }}
    />
  );
}
