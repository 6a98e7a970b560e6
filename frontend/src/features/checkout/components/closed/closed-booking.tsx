import { centsOf } from '../../../../shared/model/money';
import { words } from '../../../../shared/texts/words';
import { Illustration } from '../../../../shared/ui/court/illustration';
import { LinkButton } from '../../../../shared/ui/screen/link-button';
import { LatePart } from '../../../../shared/ui/late/late-part';
import { lazyComponent } from '../../../../shared/ui/late/lazy-component';
import { MessageScreen } from '../../../../shared/ui/screen/message-screen';
import { bookingAddress } from '../../model/booking-address';
import type { CheckoutState } from '../../model/checkout-state';
import { texts } from '../../texts';
import type { Booking } from '../../types';

const ExcessNotes = lazyComponent(() =>
  import('../../../payments/refunds/excess-notes').then((file) => file.ExcessNotes),
);

interface ClosedBookingProps {
  booking: Booking;
  state: Exclude<CheckoutState, 'open' | 'paid'>;
  /** True if a card was charged while the booking was being closed. */
  charged: boolean;
}

/** Explains why the booking can no longer be paid, and shows what was charged in vain. */
export function ClosedBooking(props: ClosedBookingProps) {
  return (
    <>
      <LatePart>
        <ExcessNotes of={({ bookingId }) => bookingId === props.booking.id} />
      </LatePart>
      <Reason {...props} />
    </>
  );
}

function Reason({ booking, state, charged }: ClosedBookingProps) {
  const isReleased = booking.cancelledBy === 'player' && centsOf(booking.paidAmount) === 0;
  const { title, hint } = textsOf[state === 'cancelled' && isReleased ? 'released' : state];
  return (
    <MessageScreen
      title={title}
      hint={charged ? texts.latePayment : hint}
      art={<Illustration motif="lights out" seed={booking.court.id} surface={booking.court.surface} />}
      action={
        <LinkButton to={bookingAddress(booking)} variant="contained">
          {words.bookAgain}
        </LinkButton>
      }
    />
  );
}

const textsOf = {
  released: { title: texts.released, hint: texts.releasedState },
  cancelled: { title: words.bookingWasCancelled, hint: texts.cancelledHint },
  expired: { title: texts.expiredTitle, hint: texts.expiredHint },
  played: { title: texts.playedTitle, hint: texts.playedHint },
};
