import Typography from '@mui/material/Typography';
import { ApiError, userMessageOf } from '../../../shared/api/api-error';
import { paths } from '../../../shared/config/paths';
import { LinkButton } from '../../../shared/ui/screen/link-button';
import { Notice } from '../../../shared/ui/screen/notice';
import { texts } from '../texts';

const wayOn: Readonly<Record<string, string>> = {
  too_many_unpaid_here: texts.sharedConnection,
  not_offered: texts.offeredNow,
  too_soon: texts.chooseLater,
  rules_changed: texts.pricesOfNow,
};

interface RefusalNoticeProps {
  refusal: Error | null;
}

/**
 * Explains why the server refused the booking, after the notification is gone. If the bookings of
 * the player are the reason, it links to them. If those of others on the same connection are, it
 * says how to go on: the choice is kept, and the button below sends it again. If the venue has
 * other rules by now, the screen shows them.
 */
export function RefusalNotice({ refusal }: RefusalNoticeProps) {
  if (refusal === null) return null;
  const code = refusal instanceof ApiError ? refusal.code : null;
  const isShared = code === 'too_many_unpaid_here';
  const wayOut =
    isShared || code === 'too_many_unpaid' || code === 'too_many_active' ? (
      <LinkButton to={paths.myBookings} color="inherit" size="small">
        {texts.seeUnpaid}
      </LinkButton>
    ) : undefined;
  const onward = code === null ? undefined : wayOn[code];
  return (
    <Notice tone="warning" action={wayOut}>
      {userMessageOf(refusal)}
      {onward ? <Typography variant="body2">{onward}</Typography> : null}
    </Notice>
  );
}
