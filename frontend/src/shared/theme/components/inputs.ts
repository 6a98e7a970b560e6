import type { Components, Theme } from '@mui/material/styles';
import { radius } from '../tokens';

export const inputs: Components<Theme> = {
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: radius.tile,
        backgroundColor: theme.vars.palette.background.paper,
        '& .MuiOutlinedInput-notchedOutline': {
          top: 0,
          borderColor: theme.vars.palette.control.main,
          legend: { display: 'none' },
        },
        '&:hover:not(.Mui-error) .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.vars.palette.text.primary,
        },
      }),
      multiline: { paddingBlock: 0 },
      input: ({ theme }) => ({
        minHeight: 24,
        paddingBlock: 14,
        textOverflow: 'ellipsis',
        // MUI draws a placeholder with 42 % of the colour of the text, which is 2.6:1.
        '&::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
      }),
    },
  },
  MuiFormHelperText: { styleOverrides: { root: { fontSize: '0.9375rem', marginInline: 0 } } },
  MuiFormLabel: { styleOverrides: { root: { fontWeight: 600 } } },
  // Labels are above their fields, so the outline needs no gap for them.
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: ({ theme }) => ({
        position: 'static',
        maxWidth: 'none',
        marginBottom: 6,
        transform: 'none',
        overflow: 'visible',
        whiteSpace: 'normal',
        lineHeight: 1.4,
        color: theme.vars.palette.text.primary,
      }),
    },
  },
};
