import { ApiError, userMessageOf } from '../../../shared/api/api-error';
import { paths } from '../../../shared/config/paths';
import { LinkButton } from '../../../shared/ui/link-button';
import { texts } from '../texts';
import { Notice } from './notice';

interface RefusalNoticeProps {
  refusal: Error | null;
}

/** Why the booking was not made, for as long as the notification does not last; with the way to what can be paid first. */
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
