import type { Components, Theme } from '@mui/material/styles';
import { morphs, reducedMotion } from '../motion';

export const baseline: Components<Theme> = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      body: { overflowWrap: 'break-word' },
      ':focus-visible': { outline: `3px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
      'h1:focus, main:focus': { outline: 'none' },
      ...morphs,
      [reducedMotion]: {
        '::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*)': {
          animation: 'none !important',
        },
        '*, *::before, *::after': {
          animationDelay: '0s !important',
          animationDuration: '0.01ms !important',
          animationIterationCount: '1 !important',
          transitionDelay: '0s !important',
          transitionDuration: '0.01ms !important',
          scrollBehavior: 'auto !important',
        },
      },
    }),
  },
  MuiTypography: { defaultProps: { variantMapping: { figure: 'span', subtitle1: 'p', subtitle2: 'p' } } },
  MuiContainer: { defaultProps: { maxWidth: false } },
  MuiLink: {
    styleOverrides: {
      root: { fontWeight: 600, textUnderlineOffset: '0.2em', textDecorationThickness: '0.08em' },
    },
  },
};
