import type { SxProps, Theme } from '@mui/material/styles';

/**
 * The styles of an entry in the admin navigation, for links and buttons: a line of the column on
 * wide windows, and on phones a place of the bar, like those of the bar on the other screens.
 */
export const adminItem = {
  position: 'relative',
  display: 'flex',
  flexDirection: { xs: 'column', md: 'row' },
  alignItems: 'center',
  justifyContent: { xs: 'center', md: 'flex-start' },
  gap: { xs: '3px', md: 1.25 },
  flex: 'none',
  minWidth: 0,
  height: { xs: 'var(--s-bottom-bar)', md: 'auto' },
  minHeight: 44,
  px: { xs: 0, md: 1.5 },
  border: 0,
  borderRadius: { md: 1 },
  bgcolor: 'transparent',
  color: { xs: 'text.secondary', md: 'text.primary' },
  font: 'inherit',
  fontSize: { xs: '0.8125rem', md: 'inherit' },
  lineHeight: { xs: 1, md: 'inherit' },
  fontWeight: 600,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transition: 'background-color 150ms',
  '&:hover': { bgcolor: { md: 'primary.soft' } },
  '&[aria-current]': {
    bgcolor: { md: 'primary.soft' },
    color: { xs: 'primary.main', md: 'primary.onSoft' },
    '&::before': {
      content: '""',
      display: { md: 'none' },
      position: 'absolute',
      top: -1,
      width: 40,
      height: 3,
      borderRadius: '0 0 3px 3px',
      bgcolor: 'currentcolor',
    },
  },
  '&:focus-visible': { outlineOffset: -3 },
} as const satisfies SxProps<Theme>;
