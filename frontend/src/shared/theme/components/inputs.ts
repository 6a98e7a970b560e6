import type { Components, Theme } from '@mui/material/styles';
import { radius } from '../tokens';

export const inputs: Components<Theme> = {
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: radius.tile,
        backgroundColor: theme.vars.palette.background.paper,
        '& .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.control.main },
        '&:hover:not(.Mui-error) .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.vars.palette.text.primary,
        },
      }),
      input: { minHeight: 24, paddingBlock: 14 },
    },
  },
  MuiFormHelperText: { styleOverrides: { root: { fontSize: '0.9375rem', marginInline: 4 } } },
  MuiFormLabel: { styleOverrides: { root: { fontWeight: 600 } } },
  MuiInputLabel: { defaultProps: { shrink: true } },
};
