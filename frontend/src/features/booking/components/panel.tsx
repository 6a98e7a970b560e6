import { styled } from '@mui/material/styles';
import { radius } from '../../../shared/theme/tokens';

/** A step of the booking form, as a card. */
export const Panel = styled('section')(({ theme }) => ({
  padding: 16,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radius.card,
  backgroundColor: theme.vars.palette.background.paper,
  [theme.breakpoints.up('md')]: { padding: 20 },
}));
