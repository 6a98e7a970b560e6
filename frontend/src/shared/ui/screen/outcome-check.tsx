import { styled } from '@mui/material/styles';
import { useSyncExternalStore } from 'react';
import { isChecking, onCheck } from '../../api/until-known';
import { radius } from '../../theme/tokens';
import { texts } from '../texts';

/**
 * Says, above everything, that the outcome of a request is unknown and is being asked for. It
 * renders nothing else.
 */
export function OutcomeCheck() {
  const isShown = useSyncExternalStore(onCheck, isChecking, () => false);
  return isShown ? <Strip role="alert">{texts.checkingOutcome}</Strip> : null;
}

const Strip = styled('p')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.snackbar,
  top: 'calc(8px + env(safe-area-inset-top))',
  left: '50%',
  transform: 'translateX(-50%)',
  width: 'max-content',
  maxWidth: 'calc(100vw - 32px)',
  margin: 0,
  padding: '10px 14px',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radius.tile,
  backgroundColor: theme.vars.palette.warning.soft,
  color: theme.vars.palette.warning.onSoft,
  fontWeight: 600,
}));
