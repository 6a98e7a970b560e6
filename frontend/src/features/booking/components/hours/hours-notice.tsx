import Button from '@mui/material/Button';
import { shiftDay, weekdayAndDay, type LocalDay } from '../../../../shared/model/dates';
import { words } from '../../../../shared/texts/words';
import { LinkButton } from '../../../../shared/ui/screen/link-button';
import type { BookingWindow } from '../../model/booking-draft';
import { isPaid, ownBookingPath } from '../../model/own-booking-path';
import type { SlotChoice } from '../../model/slot-choices';
import { texts } from '../../texts';
import { Notice } from '../notice';

interface HoursNoticeProps {
  choices: readonly SlotChoice[];
  /** The hour that the player wants but cannot book. */
  lost: SlotChoice | null;
  date: LocalDay;
  window: BookingWindow;
  onChooseDate: (date: LocalDay) => void;
}

/**
 * Explains why the wanted hour is not available, or that the day is full, and offers the next step.
 */
export function HoursNotice({ choices, lost, date, window, onChooseDate }: HoursNoticeProps) {
  if (lost?.state === 'mine') {
    return (
      <Notice tone="info" action={<OwnBookingLink choice={lost} />}>
        {texts.hourMine(lost.timeSlot)}
      </Notice>
    );
  }
  if (choices.length > 0 && choices.every(({ state }) => state !== 'free')) {
    const nextDay = shiftDay(date, 1);
    return <DayFull nextDay={nextDay <= window.lastDay ? nextDay : null} onChooseDate={onChooseDate} />;
  }
  if (lost === null) return null;
  return (
    <Notice tone="warning">
      {lost.state === 'past' ? texts.hourPast(lost.timeSlot) : texts.hourTaken(lost.timeSlot)}
    </Notice>
  );
}

interface DayFullProps {
  nextDay: LocalDay | null;
  onChooseDate: (date: LocalDay) => void;
}

function DayFull({ nextDay, onChooseDate }: DayFullProps) {
  const onward = nextDay ? (
    <Button color="inherit" size="small" onClick={() => onChooseDate(nextDay)}>
      {texts.seeNextDay(weekdayAndDay(nextDay))}
    </Button>
  ) : undefined;
  return (
    <Notice tone="info" action={onward}>
      {texts.dayFull}
    </Notice>
  );
}

function OwnBookingLink({ choice }: { choice: SlotChoice & { state: 'mine' } }) {
  return (
    <LinkButton to={ownBookingPath(choice.booking)} color="inherit" size="small">
      {isPaid(choice.booking) ? texts.seeOwn : words.completePayment}
    </LinkButton>
  );
}
