import Typography from '@mui/material/Typography';
import { ApiError, userMessageOf } from '../../../shared/api/api-error';
import { paths } from '../../../shared/config/paths';
import { LinkButton } from '../../../shared/ui/screen/link-button';
import { texts } from '../texts';
import { Notice } from './notice';

interface RefusalNoticeProps {
  refusal: Error | null;
}

/**
 * Explains why the server refused the booking, after the notification is gone. If unpaid bookings
 * are the reason, it links to the player's own. If those of others on the same connection are, it
 * says how to go on: the choice is kept, and the button below sends it again.
 */
export function RefusalNotice({ refusal }: RefusalNoticeProps) {
  if (refusal === null) return null;
  const code = refusal instanceof ApiError ? refusal.code : null;
  const isShared = code === 'too_many_unpaid_here';
  const wayOut =
    isShared || code === 'too_many_unpaid' ? (
      <LinkButton to={paths.myBookings} color="inherit" size="small">
        {texts.seeUnpaid}
      </LinkButton>
    ) : undefined;
  return (
    <Notice tone="warning" action={wayOut}>
      {userMessageOf(refusal)}
      {isShared && <Typography variant="body2">{texts.sharedConnection}</Typography>}
    </Notice>
  );
}
