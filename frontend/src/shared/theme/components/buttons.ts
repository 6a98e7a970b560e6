import type { Components, Theme } from '@mui/material/styles';
import { pressed, pressing } from '../motion';
import { radius } from '../tokens';

/** A red button stays red: MUI tints it. */
const hovered = '&:hover:not(.MuiButton-colorError)';

export const buttons: Components<Theme> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: ({ theme }) => ({
        '&.Mui-focusVisible': { outline: `3px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
      }),
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        borderRadius: radius.button,
        minHeight: 48,
        paddingInline: 20,
        textAlign: 'center',
        lineHeight: 1.25,
        transition: `background-color 150ms, border-color 150ms, color 150ms, ${pressing}`,
        ...pressed,
      },
      sizeSmall: { minHeight: 44, paddingInline: 14, fontSize: '0.9375rem', borderRadius: radius.tile },
      sizeLarge: { minHeight: 54, paddingInline: 24, fontSize: '1.0625rem' },
      contained: ({ theme }) => ({
        '&.Mui-disabled': {
          backgroundColor: theme.vars.palette.taken.main,
          color: theme.vars.palette.taken.contrastText,
        },
      }),
      outlined: ({ theme }) => ({
        borderWidth: 1.5,
        borderColor: theme.vars.palette.control.main,
        backgroundColor: theme.vars.palette.background.paper,
        [hovered]: { backgroundColor: theme.vars.palette.primary.soft },
      }),
      text: ({ theme }) => ({ [hovered]: { backgroundColor: theme.vars.palette.primary.soft } }),
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        width: 48,
        height: 48,
        borderRadius: radius.tile,
        color: 'inherit',
        transition: `background-color 150ms, ${pressing}`,
        ...pressed,
      },
    },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 48,
        borderRadius: radius.tile,
        borderColor: theme.vars.palette.control.main,
        color: theme.vars.palette.text.primary,
        fontWeight: 650,
        transition: `background-color 150ms, ${pressing}`,
        ...pressed,
        '&.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: theme.vars.palette.primary.soft,
          color: theme.vars.palette.primary.onSoft,
        },
      }),
    },
  },
};
