import { styled, type Theme } from '@mui/material/styles';
import { radius } from '../../../shared/theme/tokens';

const look = ({ theme }: { theme: Theme }) => ({
  padding: 16,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radius.card,
  backgroundColor: theme.vars.palette.background.paper,
  [theme.breakpoints.up('md')]: { padding: 20 },
});

/** A step of the booking form, as a card. */
export const Panel = styled('section')(look);

/** A card around several steps, which are sections of their own. */
export const PanelOfSteps = styled('div')(look);
