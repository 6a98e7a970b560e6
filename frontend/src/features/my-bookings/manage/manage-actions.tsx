import Button from '@mui/material/Button';
import { paths } from '../../../shared/config/paths';
import { canMove } from '../../../shared/model/can-move';
import { dayOf } from '../../../shared/model/dates';
import { words } from '../../../shared/texts/words';
import { useSecondsUntil } from '../../../shared/ui/figures/countdown';
import { LinkButton } from '../../../shared/ui/screen/link-button';
import { isPayable, type Booking } from '../model/booking';
import { texts as bookingTexts } from '../texts';
import { texts } from './texts';
import type { ManagedPage } from './types';

/** The part that the reader has opened below or above the booking. */
export type Opened = 'pay' | 'move' | 'cancel';

interface ManageActionsProps {
  page: ManagedPage;
  booking: Booking;
  onOpen: (opened: Opened) => void;
}

/** Pay what is missing, move, cancel. The organiser's own browser leads to its ordinary screens. */
export function ManageActions({ page: { isOrganiser, canGetCode }, booking, onOpen }: ManageActionsProps) {
  const started = useSecondsUntil(booking.startsAt) === 0;
  const canChange = booking.status === 'active' && !started && (isOrganiser || canGetCode);
  const { id, courtId, bookingDate } = booking;
  return (
    <>
      {!isPayable(booking) ? null : isOrganiser ? (
        <LinkButton to={paths.checkout(id)} variant="contained">
          {texts.payRest}
        </LinkButton>
      ) : (
        <Button variant="contained" onClick={() => onOpen('pay')}>
          {texts.payRest}
        </Button>
      )}
      {!canChange || !canMove(booking) ? null : isOrganiser ? (
        <LinkButton
          to={paths.bookingOf(courtId, { date: dayOf(bookingDate), movedId: id })}
          variant="outlined"
        >
          {texts.move}
        </LinkButton>
      ) : (
        <Button variant="outlined" onClick={() => onOpen('move')}>
          {texts.move}
        </Button>
      )}
      {canChange ? (
        <Button variant="outlined" color="error" onClick={() => onOpen('cancel')}>
          {bookingTexts.cancelBooking}
        </Button>
      ) : null}
      {isOrganiser ? <LinkButton to={paths.myBooking(id)}>{words.seeMyBookings}</LinkButton> : null}
    </>
  );
}
