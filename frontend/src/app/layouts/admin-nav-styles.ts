import type { SxProps, Theme } from '@mui/material/styles';

/** The styles of an entry in the admin navigation, for links and buttons. */
export const adminItem = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.25,
  flex: 'none',
  minHeight: 44,
  px: 1.5,
  border: 0,
  borderRadius: 1,
  bgcolor: 'transparent',
  color: 'text.primary',
  font: 'inherit',
  fontWeight: 600,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transition: 'background-color 150ms',
  '&:hover': { bgcolor: 'primary.soft' },
  '&[aria-current]': { bgcolor: 'primary.soft', color: 'primary.onSoft' },
  '&:focus-visible': { outlineOffset: -3 },
} as const satisfies SxProps<Theme>;
