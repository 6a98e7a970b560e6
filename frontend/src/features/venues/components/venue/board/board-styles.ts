import { styled, type Theme } from '@mui/material/styles';
import { pressed, pressing } from '../../../../../shared/theme/motion';
import { radius } from '../../../../../shared/theme/tokens';

/** In pixels, with the gap below. */
export const rowHeight = 48;

/** Scrolls sideways, and with all courts of a large venue also up and down. */
export const Region = styled('div')({
  margin: '0 -16px',
  overflowX: 'auto',
  // A focused hour must not stop under the headings.
  scrollPadding: '56px 24px 8px 116px',
  '&[data-whole="true"]': { maxHeight: 'max(420px, calc(100dvh - 140px))', overflowY: 'auto' },
});

export const Table = styled('table')(({ theme }) => ({
  width: '100%',
  paddingRight: 12,
  borderSpacing: '4px 4px',
  tableLayout: 'fixed',
  ...headings(theme),
  ...cells(theme),
}));

function headings(theme: Theme) {
  const { background, text } = theme.vars.palette;
  return {
    '& th': { padding: 0, backgroundColor: background.default, fontWeight: 600 },
    '& thead th': {
      position: 'sticky',
      top: 0,
      zIndex: 2,
      width: 56,
      height: 30,
      fontVariantNumeric: 'tabular-nums',
      fontSize: '0.875rem',
    },
    '& thead th:first-of-type': { width: 92, [theme.breakpoints.up('md')]: { width: 148 } },
    '& th:first-of-type': { position: 'sticky', left: 0, zIndex: 3 },
    '& tbody th': {
      zIndex: 1,
      height: rowHeight - 4,
      paddingLeft: 12,
      paddingRight: 6,
      textAlign: 'left',
      lineHeight: 1.15,
    },
    '& tbody th b': {
      ...theme.typography.figure,
      display: 'inline-block',
      minWidth: 22,
      fontSize: '1.25rem',
    },
    '& th small': {
      display: 'block',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      color: text.secondary,
      fontSize: '0.75rem',
      fontWeight: 400,
    },
  } as const;
}

function cells(theme: Theme) {
  const { day, night, primary, taken } = theme.vars.palette;
  return {
    '& td': { height: rowHeight - 4, padding: 0, borderRadius: radius.small },
    '& td[data-closed]': { backgroundColor: taken.main },
    '& td[data-closed="past"]': {
      backgroundColor: 'transparent',
      boxShadow: `inset 0 0 0 1px ${taken.border}`,
    },
    '& a': {
      display: 'grid',
      alignContent: 'center',
      height: '100%',
      border: `1.5px solid ${day.border}`,
      borderRadius: radius.small,
      backgroundColor: day.main,
      color: day.contrastText,
      ...theme.typography.figure,
      fontSize: '0.8125rem',
      lineHeight: 1.2,
      textAlign: 'center',
      textDecoration: 'none',
      transition: pressing,
      ...pressed,
    },
    '& a small': { fontSize: '0.6875rem', fontWeight: 500 },
    '& a[data-night="true"]': {
      borderColor: night.border,
      backgroundColor: night.main,
      color: night.contrastText,
    },
    '& a:hover': { borderColor: 'currentcolor' },
    '& a:focus-visible': { outline: `3px solid ${primary.main}`, outlineOffset: 1 },
  } as const;
}
