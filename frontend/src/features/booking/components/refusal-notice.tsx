import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ApiError, userMessageOf } from '../../../shared/api/api-error';
import { UnknownOutcome } from '../../../shared/api/until-known';
import { paths } from '../../../shared/config/paths';
import { useBackHere } from '../../../shared/model/back-here';
import { LinkButton } from '../../../shared/ui/screen/link-button';
import { Notice } from '../../../shared/ui/screen/notice';
import { texts } from '../texts';

const wayOn: Readonly<Record<string, string>> = {
  too_many_unpaid_here: texts.sharedConnection,
  not_offered: texts.offeredNow,
  too_soon: texts.chooseLater,
  rules_changed: texts.pricesOfNow,
  price_changed: texts.pricesOfNow,
};

interface WayOut {
  readonly to: string;
  readonly label: string;
}

const ownBookings: WayOut = { to: paths.myBookings, label: texts.seeUnpaid };
const waysOut: Readonly<Record<string, WayOut>> = {
  too_many_unpaid: ownBookings,
  too_many_active: ownBookings,
  too_many_unpaid_here: { to: paths.account, label: texts.signIn },
};

interface RefusalNoticeProps {
  refusal: Error | null;
  /** Sends the same request again. */
  onAgain: () => void;
}

/**
 * Explains why the server refused the booking, after the notification is gone. If the bookings of
 * the player are the reason, it links to them. If those of others on the same connection are, it
 * links to the sign-in, because an account has a count of its own. The address of the page keeps
 * the choice. If the venue has other rules by now, the screen shows them. An unknown outcome can be
 * asked for again.
 */
export function RefusalNotice({ refusal, onAgain }: RefusalNoticeProps) {
  const backHere = useBackHere();
  if (refusal === null) return null;
  const code = refusal instanceof ApiError ? refusal.code : null;
  const wayOut = code === null ? undefined : waysOut[code];
  const onward = code === null ? undefined : wayOn[code];
  return (
    <Notice
      tone="warning"
      action={
        refusal instanceof UnknownOutcome ? (
          <Button color="inherit" size="small" onClick={onAgain}>
            {texts.checkAgain}
          </Button>
        ) : wayOut ? (
          <LinkButton to={wayOut.to} state={backHere} color="inherit" size="small">
            {wayOut.label}
          </LinkButton>
        ) : null
      }
    >
      {userMessageOf(refusal)}
      {onward ? <Typography variant="body2">{onward}</Typography> : null}
    </Notice>
  );
}
