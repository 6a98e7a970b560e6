import Typography from '@mui/material/Typography';
import { courtsFreeAt, isOpenAt } from '../../../../shared/model/venue-day';
import { texts } from '../../texts';
import type { Court } from '../../types';
import type { NextHours } from '../../use-next-hours';

interface CourtsNowProps {
  courts: readonly Court[];
  hours: NextHours;
}

/** How many courts stand free in the running hour, and which hour can be booked next. */
export function CourtsNow({ courts, hours }: CourtsNowProps) {
  const { today, at } = hours;
  return (
    <Typography sx={{ mt: 0.5, minHeight: { xs: '3em', sm: '1.5em' }, color: 'text.secondary' }}>
      {today ? (
        <>
          <span>{texts.availableNow(courtsFreeAt(today, at.time))}</span>
          {' · '}
          {isOpenAt(today, at.time) ? nextHour(courts, hours) : opening(today.opening, at.time)}
        </>
      ) : hours.isError ? (
        texts.inService(courts.filter(({ status }) => status === 'available').length)
      ) : (
        ' '
      )}
    </Typography>
  );
}

function nextHour(courts: readonly Court[], { at, of, isPending }: NextHours): string {
  const all = courts.flatMap(({ id }) => of(id));
  const [next] = all.toSorted((one, other) =>
    `${one.date} ${one.slot}`.localeCompare(`${other.date} ${other.slot}`),
  );
  if (next) return texts.nextHour(next.slot, next.date === at.today);
  return isPending ? '' : texts.nothingSoon;
}

function opening(intervals: readonly (readonly string[])[], time: string): string {
  const later = intervals.find(([from = '']) => from > time);
  return later?.[0] ? texts.opensToday(later[0]) : texts.closed;
}
