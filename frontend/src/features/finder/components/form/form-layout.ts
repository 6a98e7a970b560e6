import { styled, type Theme } from '@mui/material/styles';
import { radius } from '../../../../shared/theme/tokens';

/** As the class `s-hidden`: only screen readers get it. */
const hidden = {
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** The button of the sheet. A narrow phone shows its name, or the drawing and the number. */
const openButton = (palette: Theme['vars']['palette']) =>
  ({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 6,
    minHeight: 44,
    padding: '0 12px',
    border: `1px solid ${palette.control.main}`,
    borderRadius: 99,
    backgroundColor: 'transparent',
    color: palette.text.primary,
    font: 'inherit',
    fontSize: '0.9375rem',
    cursor: 'pointer',
    '&[data-set="true"]': { borderColor: palette.primary.main, borderWidth: 2, padding: '0 11px' },
    '&:focus-visible': { outline: `3px solid ${palette.primary.main}`, outlineOffset: 1 },
    '& svg': { width: 20, height: 20 },
    '& b': {
      minWidth: 20,
      borderRadius: 99,
      backgroundColor: palette.primary.main,
      color: palette.primary.contrastText,
      fontSize: '0.8125rem',
      lineHeight: '20px',
      textAlign: 'center',
    },
    '@media (max-width: 399px)': {
      '&[data-set="false"] svg, &[data-set="true"] > span': { display: 'none' },
    },
  }) as const;

/** The layout of the form: one row for each of place, day and the rest. */
export const Form = styled('form')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: 10,
    padding: 12,
    border: `1px solid ${palette.divider}`,
    borderRadius: radius.card,
    backgroundColor: palette.background.paper,
    '& .filters': { gridColumn: '1 / -1', display: 'flex', gap: 8 },
    '& .open': openButton(palette),
    [theme.breakpoints.down('md')]: {
      '& label > span:first-of-type:not(.day)': hidden,
      '& .further': { display: 'none' },
      '& .filters label': { flex: '1 1 auto' },
      '& .filters select': { height: 44, borderRadius: 99, fontSize: '0.9375rem' },
      '@media (max-width: 399px)': {
        '& .filters': { gap: 6 },
        '& .filters select': {
          padding: '0 20px 0 10px',
          backgroundPosition: 'right 12px center, right 7px center',
          fontSize: '0.875rem',
        },
      },
    },
    [theme.breakpoints.up('md')]: {
      padding: 20,
      gap: 16,
      '& .filters': { display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: 12 },
      '& .further': { display: 'contents' },
      '& .open': { display: 'none' },
    },
    [theme.breakpoints.up('lg')]: {
      '& .filters': { gridTemplateColumns: 'repeat(7, minmax(0, 1fr))' },
    },
  };
});
