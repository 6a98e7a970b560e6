import Button from '@mui/material/Button';
import { dayInWords, weekdayAndDay, type LocalDay } from '../../../../shared/model/dates';
import { nextOpenDay, openingOn, type VenueRules } from '../../../../shared/model/venue-rules';
import { hoursInWords } from '../../../../shared/texts/opening-words';
import { Notice } from '../../../../shared/ui/screen/notice';
import type { BookingWindow } from '../../model/booking-draft';
import type { SlotChoice } from '../../model/slot-choices';
import { texts } from '../../texts';

interface HoursNoticeProps {
  choices: readonly SlotChoice[];
  date: LocalDay;
  window: BookingWindow;
  rules: VenueRules;
  /** The day that the screen started with because the days before have no free hour. */
  startedOn: LocalDay | null;
  onChooseDate: (date: LocalDay) => void;
}

/**
 * Says that the venue is closed, that it opens at other hours, or that the day is full, and offers
 * the next day; or that the screen has started with a later day.
 */
export function HoursNotice({ choices, date, window, rules, startedOn, onChooseDate }: HoursNoticeProps) {
  const { open, reason } = openingOn(rules, date);
  const onward = { nextDay: nextOpenDay(rules, date, window.lastDay), onChooseDate };
  if (choices.length === 0) return <NothingFree text={texts.dayClosed(reason)} {...onward} />;
  const isFull = choices.every(({ state }) => state !== 'free');
  return (
    <>
      {reason === null || open.length === 0 ? null : (
        <Notice tone="info">{texts.otherOpening(hoursInWords(open), reason)}</Notice>
      )}
      {isFull ? <NothingFree text={texts.dayFull} {...onward} /> : null}
      {isFull || startedOn === null ? null : (
        <Notice tone="info">{startsLater(startedOn, rules, window)}</Notice>
      )}
    </>
  );
}

function startsLater(startedOn: LocalDay, rules: VenueRules, { firstDay }: BookingWindow): string {
  const day = dayInWords(startedOn);
  return openingOn(rules, firstDay).open.length === 0 ? texts.todayClosed(day) : texts.startsLater(day);
}

interface NothingFreeProps {
  text: string;
  nextDay: LocalDay | null;
  onChooseDate: (date: LocalDay) => void;
}

function NothingFree({ text, nextDay, onChooseDate }: NothingFreeProps) {
  const onward = nextDay ? (
    <Button color="inherit" size="small" onClick={() => onChooseDate(nextDay)}>
      {texts.seeNextDay(weekdayAndDay(nextDay))}
    </Button>
  ) : undefined;
  return (
    <Notice tone="info" action={onward}>
      {text}
    </Notice>
  );
}
