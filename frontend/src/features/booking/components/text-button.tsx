import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';

/** A button that looks like a link. It never sends the form. */
export function TextButton(props: ComponentProps<'button'>) {
  return <Look type="button" {...props} />;
}

const Look = styled('button')(({ theme }) => ({
  minHeight: 44,
  padding: 0,
  border: 0,
  background: 'none',
  color: theme.vars.palette.primary.main,
  font: 'inherit',
  fontWeight: 650,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  cursor: 'pointer',
}));
