import type { Components, Theme } from '@mui/material/styles';
import { radius } from '../tokens';

export const surfaces: Components<Theme> = {
  MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiCard: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: radius.card,
        border: `1px solid ${theme.vars.palette.divider}`,
      }),
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({
        borderRadius: radius.sheet,
        border: `1px solid ${theme.vars.palette.divider}`,
        boxShadow: '0 24px 60px -16px rgb(10 20 14 / 0.38)',
        margin: 16,
        width: 'calc(100% - 32px)',
      }),
    },
  },
  MuiDialogTitle: { styleOverrides: { root: { padding: '24px 24px 8px', fontSize: '1.35rem' } } },
  MuiDialogContent: {
    styleOverrides: {
      root: ({ theme }) => {
        const { paper } = theme.vars.palette.background;
        const { control } = theme.vars.palette;
        return {
          padding: '8px 24px 16px',
          // A field that takes the focus is shown with its hint.
          scrollPaddingBlock: '40px 64px',
          // A line above the buttons while there is more below it: the end of the content covers
          // it.
          background: `linear-gradient(${paper}, ${paper}) bottom / 100% 2px no-repeat local,
            linear-gradient(${control.main}, ${control.main}) bottom / 100% 1px no-repeat scroll`,
        };
      },
    },
  },
  MuiDialogActions: {
    defaultProps: { disableSpacing: true },
    styleOverrides: {
      root: ({ theme }) => ({
        padding: '8px 24px 24px',
        gap: 12,
        flexWrap: 'wrap',
        // In one line or, if that is too short, below one another: never ragged.
        [theme.breakpoints.down('sm')]: { '& > .MuiButton-root': { flexGrow: 1 } },
      }),
    },
  },
  MuiBackdrop: {
    styleOverrides: {
      root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'rgb(10 20 14 / 0.48)' } },
    },
  },
  MuiChip: {
    styleOverrides: { root: { borderRadius: radius.small, fontWeight: 650, fontSize: '0.875rem' } },
  },
  MuiAlert: {
    styleOverrides: {
      root: ({ theme, ownerState }) => {
        const color = theme.vars.palette[ownerState.severity ?? 'success'];
        return {
          borderRadius: radius.tile,
          fontSize: '1rem',
          alignItems: 'center',
          backgroundColor: color.soft,
          color: color.onSoft,
          '& .MuiAlert-icon': { color: 'inherit' },
        };
      },
    },
  },
  MuiSkeleton: {
    defaultProps: { animation: 'wave' },
    styleOverrides: { root: ({ theme }) => ({ backgroundColor: theme.vars.palette.bone.main }) },
  },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({ borderColor: theme.vars.palette.divider, fontSize: '1rem' }),
      head: ({ theme }) => ({
        color: theme.vars.palette.text.secondary,
        fontWeight: 600,
        fontSize: '0.9375rem',
      }),
    },
  },
  MuiTooltip: { defaultProps: { enterDelay: 700, enterNextDelay: 300 } },
};
