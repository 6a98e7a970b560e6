import Button from '@mui/material/Button';
import { dayInWords, shiftDay, weekdayAndDay, type LocalDay } from '../../../../shared/model/dates';
import type { BookingWindow } from '../../model/booking-draft';
import type { SlotChoice } from '../../model/slot-choices';
import { texts } from '../../texts';
import { Notice } from '../notice';

interface HoursNoticeProps {
  choices: readonly SlotChoice[];
  date: LocalDay;
  window: BookingWindow;
  /** The day that the screen started with because the days before have no free hour. */
  startedOn: LocalDay | null;
  onChooseDate: (date: LocalDay) => void;
}

/** Says that the day is full and offers the next one, or that the screen has started with it. */
export function HoursNotice({ choices, date, window, startedOn, onChooseDate }: HoursNoticeProps) {
  const isFull = choices.length > 0 && choices.every(({ state }) => state !== 'free');
  if (isFull) {
    const nextDay = shiftDay(date, 1);
    return <DayFull nextDay={nextDay <= window.lastDay ? nextDay : null} onChooseDate={onChooseDate} />;
  }
  if (startedOn === null) return null;
  return <Notice tone="info">{texts.startsLater(dayInWords(startedOn))}</Notice>;
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
