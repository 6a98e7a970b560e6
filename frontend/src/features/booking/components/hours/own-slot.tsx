import { ownBookingPath } from '../../model/own-booking-path';
import type { SlotChoice } from '../../model/slot-choices';
import { texts } from '../../texts';
import { SlotTileLink } from './slot-tile';

interface OwnSlotProps {
  choice: SlotChoice & { state: 'mine' };
}

/** An hour that the player has already booked, as a link to that booking. */
export function OwnSlot({ choice }: OwnSlotProps) {
  return (
    <SlotTileLink
      to={ownBookingPath(choice.booking)}
      data-state="mine"
      aria-label={texts.ownHourName(choice.timeSlot)}
    >
      <span className="tile">
        <b>{choice.timeSlot}</b>
        <span className="note">{texts.mine}</span>
      </span>
    </SlotTileLink>
  );
}
