import { styled } from '@mui/material/styles';
import { createContext, useContext, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { lowWindow, measure, radius } from '../../../shared/theme/tokens';

/**
 * The bar at the end of the card in which something is paid; null until the card is on the screen.
 * Without such a card, it is undefined.
 */
export const PayBarPlace = createContext<HTMLElement | null | undefined>(undefined);

/**
 * Puts the button that pays into the bar of the card around it. A bar inside the form could not
 * stay on the screen while only the first lines of the form are in view.
 */
export function InPayBar({ children }: { children: ReactNode }) {
  const place = useContext(PayBarPlace);
  if (place === undefined) return children;
  return place && createPortal(children, place);
}

/**
 * The last part of a card. On phones it stays at the lower edge of the window while the card is in
 * view, and bleeds to the edges of the card.
 */
export const PayBar = styled('div')(({ theme }) => ({
  position: 'sticky',
  zIndex: 2,
  bottom: `calc(${measure.bottomBar}px + env(safe-area-inset-bottom))`,
  margin: '16px -16px -16px',
  padding: '10px 16px 12px',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: `0 0 ${radius.card}px ${radius.card}px`,
  backgroundColor: theme.vars.palette.background.paper,
  '&:empty': { display: 'none' },
  [theme.breakpoints.up('md')]: { position: 'static', margin: '24px 0 0', padding: 0, border: 0 },
  [lowWindow]: { position: 'static' },
}));
