import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { ApiError, userMessageOf } from '../../shared/api/api-error';
import { paths } from '../../shared/config/paths';
import { useBackHere } from '../../shared/model/back-here';
import { radius } from '../../shared/theme/tokens';
import { texts } from './texts';

/** The start is gone, or the venue offers others by now. */
const gone: ReadonlySet<string> = new Set([
  'slot_taken',
  'slot_in_the_past',
  'court_unavailable',
  'not_offered',
  'too_soon',
]);

const ownBookings: ReadonlySet<string> = new Set(['too_many_unpaid', 'too_many_active']);

interface RefusalNoticeProps {
  error: Error;
  /** False if the screen shows no other start. */
  hasOthers: boolean;
}

/**
 * Says why a start could not be booked. It takes the focus, because the start that had it may be
 * gone.
 */
export function RefusalNotice({ error, hasOthers }: RefusalNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), [error]);
  const backHere = useBackHere();
  const code = error instanceof ApiError ? (error.code ?? '') : '';
  return (
    <Notice ref={notice} role="alert" tabIndex={-1}>
      {userMessageOf(error)} {hasOthers && gone.has(code) ? texts.chooseOther : ''}
      {ownBookings.has(code) ? <Link to={paths.myBookings}>{texts.seeUnpaid}</Link> : null}
      {code === 'too_many_unpaid_here' ? (
        <Link to={paths.account} state={backHere}>
          {texts.signIn}
        </Link>
      ) : null}
    </Notice>
  );
}

const Notice = styled('div')(({ theme }) => ({
  marginBottom: 16,
  padding: '12px 14px',
  borderRadius: radius.tile,
  backgroundColor: theme.vars.palette.warning.soft,
  color: theme.vars.palette.warning.onSoft,
  fontWeight: 600,
  '&:focus': { outline: 'none' },
  '& a': { display: 'inline-block', padding: '10px 0', color: 'inherit' },
}));
