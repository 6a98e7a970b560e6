import { styled, type Theme } from '@mui/material/styles';

/** The kinds of half hours: blank, closed, open by day and by night, and with one of the prices. */
export type Tone =
  'off' | 'closed' | 'day' | 'night' | 'price-0' | 'price-1' | 'price-2' | 'price-3' | 'price-4';

/** Returns the background and the text of each tone. */
export function tonesOf({ vars: { palette } }: Theme): Record<Tone, readonly [back: string, text: string]> {
  return {
    off: [palette.background.paper, palette.text.secondary],
    closed: [palette.taken.main, palette.taken.contrastText],
    day: [palette.day.main, palette.day.contrastText],
    night: [palette.night.main, palette.night.contrastText],
    'price-0': [palette.primary.soft, palette.primary.onSoft],
    'price-1': [palette.secondary.soft, palette.secondary.onSoft],
    'price-2': [palette.info.soft, palette.info.onSoft],
    'price-3': [palette.warning.soft, palette.warning.onSoft],
    'price-4': [palette.error.soft, palette.error.onSoft],
  };
}

/** Two prices stand below each other if they do not fit side by side: figures have no descender. */
const pair = { lineHeight: '11px', whiteSpace: 'normal' } as const;

/** The table of a week grid. Half hours of the same kind that follow each other form one block. */
export const GridTable = styled('table')(({ theme }) => ({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: '3px 0',
  userSelect: 'none',
  WebkitTouchCallout: 'none',
  cursor: 'cell',
  '& th': {
    padding: 0,
    color: theme.vars.palette.text.secondary,
    fontSize: '0.875rem',
    fontWeight: 600,
  },
  '& thead th': { height: 32, color: theme.vars.palette.text.primary },
  '& tr > th:first-of-type': { width: 46 },
  '& tbody th': { height: 24, position: 'relative', textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  '& tbody th > span:not(.s-hidden)': { position: 'absolute', right: 4, top: -8, lineHeight: '16px' },
  '& td': {
    height: 24,
    padding: 0,
    overflow: 'hidden',
    fontSize: '0.6875rem',
    fontWeight: 700,
    textAlign: 'center',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
    border: `0 solid ${theme.vars.palette.divider}`,
    borderInlineWidth: 1,
    [theme.breakpoints.up('md')]: { fontSize: '0.875rem' },
  },
  '& td[data-pair]': { ...pair, [theme.breakpoints.up('md')]: { fontSize: '0.75rem' } },
  '& th[data-hour="true"] ~ td': { borderTopWidth: 1 },
  '& tbody tr:last-of-type td': { borderBottomWidth: 1 },
  ...Object.fromEntries(
    Object.entries(tonesOf(theme)).map(([tone, [back, text]]) => [
      `& td[data-tone="${tone}"]`,
      { backgroundColor: back, color: text },
    ]),
  ),
  '& td[data-begins]': { borderTopLeftRadius: 8, borderTopRightRadius: 8 },
  '& td[data-ends]': { borderBottomLeftRadius: 8, borderBottomRightRadius: 8 },
  '& td[data-will="fill"]': {
    backgroundColor: theme.vars.palette.primary.main,
    color: theme.vars.palette.primary.contrastText,
  },
  '& td[data-will="clear"]': {
    backgroundColor: theme.vars.palette.background.paper,
    color: theme.vars.palette.text.secondary,
    boxShadow: `inset 0 0 0 2px ${theme.vars.palette.control.main}`,
  },
  '& td:focus-visible': {
    outline: `3px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: -2,
    borderRadius: 4,
  },
}));
