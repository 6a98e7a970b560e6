import { ApiError } from '../../../shared/api/api-error';
import { paths } from '../../../shared/config/paths';
import { LinkButton } from '../../../shared/ui/link-button';
import { texts } from '../texts';
import { Notice } from './notice';

interface UnpaidNoticeProps {
  refusal: Error | null;
}

/** Stays after the notification has gone: too many bookings wait for their payment, and where to find them. */
export function UnpaidNotice({ refusal }: UnpaidNoticeProps) {
  if (!(refusal instanceof ApiError) || refusal.code !== 'too_many_unpaid') return null;
  const wayOut = (
    <LinkButton to={paths.myBookings} color="inherit" size="small">
      {texts.seeUnpaid}
    </LinkButton>
  );
  return (
    <Notice tone="warning" action={wayOut}>
      {refusal.userMessage}
    </Notice>
  );
}
