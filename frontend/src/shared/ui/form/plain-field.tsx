import { styled } from '@mui/material/styles';
import { useId, type ComponentProps } from 'react';
import { radius } from '../../theme/tokens';

interface PlainFieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  label: string;
  helperText: string;
  /** The id of a further text that describes the field. */
  describedBy?: string;
  error?: boolean;
}

/**
 * A line of text with its label and a hint below, in the look of MUI's fields. Their code weighs
 * 15 kB, too much for a screen with a single field.
 */
export function PlainField({ label, helperText, describedBy, error = false, ...input }: PlainFieldProps) {
  const id = useId();
  const helperId = `${id}-helper-text`;
  return (
    <>
      <Label htmlFor={id} data-error={error || undefined}>
        {label}
      </Label>
      <Input
        {...input}
        id={id}
        aria-invalid={error}
        aria-describedby={describedBy === undefined ? helperId : `${describedBy} ${helperId}`}
      />
      <Help id={helperId} role="status" data-error={error || undefined}>
        {helperText}
      </Help>
    </>
  );
}

const Label = styled('label')(({ theme }) => ({
  display: 'block',
  margin: '8px 0 6px',
  lineHeight: 1.4,
  fontWeight: 600,
  '&[data-error]': { color: theme.vars.palette.error.main },
}));

const Input = styled('input')(({ theme }) => ({
  boxSizing: 'border-box',
  width: '100%',
  minHeight: 52,
  padding: '0 14px',
  border: `1px solid ${theme.vars.palette.control.main}`,
  borderRadius: radius.tile,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  font: 'inherit',
  '&:hover': { borderColor: theme.vars.palette.text.primary },
  '&:focus': {
    outline: `1px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: 0,
    borderColor: theme.vars.palette.primary.main,
  },
  '&[aria-invalid="true"]': { borderColor: theme.vars.palette.error.main },
  '&:disabled': { color: theme.vars.palette.text.disabled, borderColor: theme.vars.palette.divider },
}));

const Help = styled('p')(({ theme }) => ({
  margin: '4px 0',
  fontSize: '0.9375rem',
  lineHeight: 1.45,
  color: theme.vars.palette.text.secondary,
  '&[data-error]': { color: theme.vars.palette.error.main },
}));
