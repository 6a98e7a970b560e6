import { styled, type Theme } from '@mui/material/styles';
import { radius } from '../../../../shared/theme/tokens';

/**
 * The layout of the card: the date on the left with the facts next to it. Status and actions are
 * below them on phones and on the right of wide windows. The other actions are at the bottom.
 */
export const CardFrame = styled('article')(({ theme }) => ({
  overflow: 'hidden',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radius.card,
  backgroundColor: theme.vars.palette.background.paper,
  '&:focus': { outline: 'none' },
  '&[data-highlighted="true"]': {
    borderColor: theme.vars.palette.primary.main,
    boxShadow: `0 0 0 3px ${theme.vars.palette.primary.main}`,
  },
  '& .top': { display: 'flex' },
  '& .body': {
    flex: 1,
    display: 'flex',
    flexDirection: 'column',
    gap: 14,
    minWidth: 0,
    padding: 16,
    [theme.breakpoints.up('md')]: {
      flexDirection: 'row',
      alignItems: 'center',
      gap: 24,
      minHeight: 120,
      padding: '18px 24px',
    },
  },
  '& .footer': footerLook(theme),
  '& .facts': {
    flex: 1,
    display: 'grid',
    gap: 2,
    minWidth: 0,
    [theme.breakpoints.up('md')]: {
      gridTemplate: 'auto auto / minmax(0, 1fr) minmax(0, 1fr)',
      gridAutoFlow: 'column',
      // As wide as any code, so that the columns of all cards stand below one another.
      gridAutoColumns: '8.5rem',
      alignItems: 'center',
      gap: '6px 24px',
      '& > :last-child:nth-child(odd)': { gridRow: 'span 2' },
    },
  },
  '& .time': {
    display: 'flex',
    alignItems: 'center',
    gap: 6,
    margin: 0,
    fontSize: '1.3125rem',
    '& svg': { fontSize: '1.125rem', color: theme.vars.palette.text.secondary },
  },
  '& .side': sideLook(theme),
}));

function sideLook(theme: Theme) {
  return {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: 10,
    [theme.breakpoints.up('md')]: {
      flex: '0 0 240px',
      minWidth: 0,
      alignItems: 'flex-end',
      textAlign: 'right',
    },
  } as const;
}

function footerLook(theme: Theme) {
  return {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 4,
    padding: '4px 4px',
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    [theme.breakpoints.up('md')]: {
      padding: '4px 10px',
      '& > .MuiButton-colorError': { marginLeft: 'auto' },
    },
  } as const;
}
