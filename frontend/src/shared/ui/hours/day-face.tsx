import { monthShort, weekdayShort, type LocalDay } from '../../model/dates';
import { words } from '../../texts/words';

interface DayFaceProps {
  day: LocalDay;
  isToday: boolean;
  /** True for the first day of a strip. The days at which a month begins name it as well. */
  isFirst: boolean;
}

/** A day in a strip of days: "Mar", "1" and, where it helps, "dic". */
export function DayFace({ day, isToday, isFirst }: DayFaceProps) {
  const namesMonth = isFirst || day.endsWith('-01');
  return (
    <>
      <small>{isToday ? words.today : weekdayShort(day)}</small>
      <b>{Number(day.slice(8))}</b>
      {namesMonth ? <small>{monthShort(day)}</small> : null}
    </>
  );
}
