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
 * are the reason, it links to them.
 */
export function RefusalNotice({ refusal }: RefusalNoticeProps) {
  if (refusal === null) return null;
  const tooManyUnpaid = refusal instanceof ApiError && refusal.code === 'too_many_unpaid';
  const wayOut = tooManyUnpaid ? (
    <LinkButton to={paths.myBookings} color="inherit" size="small">
      {texts.seeUnpaid}
    </LinkButton>
  ) : undefined;
  return (
    <Notice tone="warning" action={wayOut}>
      {userMessageOf(refusal)}
    </Notice>
  );
}
