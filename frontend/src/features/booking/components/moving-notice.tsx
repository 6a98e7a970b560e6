import { dayInWords, dayOf } from '../../../shared/model/dates';
import { endOf } from '../../../shared/model/play';
import { paths } from '../../../shared/config/paths';
import { LinkButton } from '../../../shared/ui/screen/link-button';
import { Notice } from '../../../shared/ui/screen/notice';
import { texts } from '../texts';
import type { Moving } from '../use-moved-booking';

interface MovingNoticeProps {
  moving: Moving;
}

/** Says which booking the player is moving, and that its hour stays theirs meanwhile. */
export function MovingNotice({ moving }: MovingNoticeProps) {
  if (moving.state === 'impossible') return <Notice tone="warning">{texts.cannotMove}</Notice>;
  if (moving.state !== 'moving') return null;
  const { id, bookingDate, timeSlot, court } = moving.booking;
  const leaveIt = (
    <LinkButton to={paths.checkout(id)} color="inherit" size="small">
      {texts.keepHour}
    </LinkButton>
  );
  return (
    <Notice tone="info" action={leaveIt}>
      {texts.moving(dayInWords(dayOf(bookingDate)), timeSlot, endOf(moving.booking), court.courtNumber)}
    </Notice>
  );
}
