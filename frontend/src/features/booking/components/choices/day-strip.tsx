import { styled } from '@mui/material/styles';
import { dayInWords, type LocalDay } from '../../../../shared/model/dates';
import { words } from '../../../../shared/texts/words';
import { radius } from '../../../../shared/theme/tokens';
import { DayFace } from '../../../../shared/ui/hours/day-face';
import { stripOf, type BookingWindow } from '../../model/booking-draft';
import { texts } from '../../texts';
import { ChoiceInput } from './choice-input';

interface DayStripProps {
  value: LocalDay;
  window: BookingWindow;
  onChange: (day: LocalDay) => void;
}

/** Seven days as native radio buttons, those around the chosen one. */
export function DayStrip({ value, window, onChange }: DayStripProps) {
  return (
    <Strip role="radiogroup" aria-label={texts.date}>
      {stripOf(value, window).map((day, index) => {
        const isToday = day === window.firstDay;
        return (
          <Day key={day}>
            <ChoiceInput
              type="radio"
              name="dia"
              value={day}
              aria-label={isToday ? `${words.today}, ${dayInWords(day)}` : dayInWords(day)}
              checked={day === value}
              onChange={() => onChange(day)}
            />
            <span className="day">
              <DayFace day={day} isToday={isToday} isFirst={index === 0} />
            </span>
          </Day>
        );
      })}
    </Strip>
  );
}

const Day = styled('label')({ position: 'relative', cursor: 'pointer' });

const Strip = styled('div')(({ theme }) => {
  const { primary, control, text } = theme.vars.palette;
  return {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(30px, 1fr))',
    gap: 4,
    '& .day': {
      display: 'grid',
      justifyItems: 'center',
      alignContent: 'center',
      minHeight: 56,
      border: `1.5px solid ${control.main}`,
      borderRadius: radius.tile,
      lineHeight: 1.15,
    },
    '& small': { fontSize: '0.75rem', color: text.secondary },
    '& b': { ...theme.typography.figure, fontSize: '1.125rem' },
    '& input:checked + .day': {
      borderColor: primary.main,
      backgroundColor: primary.main,
      color: primary.contrastText,
    },
    '& input:checked + .day small': { color: 'inherit' },
    '& input:focus-visible + .day': { outline: `3px solid ${primary.main}`, outlineOffset: 2 },
  };
});
