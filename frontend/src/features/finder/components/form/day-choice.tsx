import CalendarMonthRounded from '@mui/icons-material/CalendarMonthRounded';
import { styled } from '@mui/material/styles';
import { Suspense, useEffect, useId, useRef, useState } from 'react';
import { briefDay, dayInWords, shiftDay, type LocalDay } from '../../../../shared/model/dates';
import { words } from '../../../../shared/texts/words';
import { radius } from '../../../../shared/theme/tokens';
import { lazyComponent } from '../../../../shared/ui/late/lazy-component';
import { DayFace } from '../../../../shared/ui/hours/day-face';
import { texts } from '../../texts';

const DayPickerDialog = lazyComponent(() =>
  import('../../../../shared/ui/form/day-picker-dialog').then((file) => file.DayPickerDialog),
);

interface DayChoiceProps {
  /** Null while the day is not known yet. */
  value: LocalDay | null;
  today: LocalDay | null;
  onChange: (day: LocalDay) => void;
}

const shown = 14;

/** The next two weeks as native radio buttons in a row that scrolls, and a calendar for later. */
export function DayChoice({ value, today, onChange }: DayChoiceProps) {
  const [choosing, setChoosing] = useState(false);
  const name = useId();
  const row = useRef<HTMLDivElement>(null);
  const first = value !== null && (today === null || value < today) ? value : today;
  const days = Array.from({ length: shown }, (_, ahead) => (first === null ? null : shiftDay(first, ahead)));
  const isLater = value !== null && !days.includes(value);
  useEffect(() => showChosen(row.current), [value, first]);
  return (
    <Choice>
      <div className="days" role="radiogroup" aria-label={texts.day} ref={row}>
        {days.map((day, index) =>
          day === null ? (
            <span key={index} className="day" />
          ) : (
            <label key={day}>
              <input
                type="radio"
                name={name}
                value={day}
                aria-label={day === today ? `${words.today}, ${dayInWords(day)}` : dayInWords(day)}
                checked={day === value}
                onChange={() => onChange(day)}
              />
              <span className="day">
                <DayFace day={day} isToday={day === today} isFirst={index === 0} />
              </span>
            </label>
          ),
        )}
      </div>
      <button
        type="button"
        data-chosen={isLater}
        aria-label={isLater ? `${texts.otherDay}: ${dayInWords(value)}` : texts.otherDay}
        onPointerEnter={DayPickerDialog.preload}
        onFocus={DayPickerDialog.preload}
        onClick={() => setChoosing(true)}
      >
        <CalendarMonthRounded aria-hidden />
        <span data-date={isLater}>{isLater ? briefDay(value) : texts.otherDay}</span>
      </button>
      <Suspense fallback={null}>
        {choosing ? (
          <DayPickerDialog
            title={texts.day}
            day={value ?? ''}
            first={today ?? undefined}
            onClose={() => setChoosing(false)}
            onChoose={(day) => {
              setChoosing(false);
              onChange(day);
            }}
          />
        ) : null}
      </Suspense>
    </Choice>
  );
}

/** Scrolls the row, and not the page, so that the chosen day is in view. */
function showChosen(row: HTMLElement | null): void {
  const chosen = row?.querySelector('input:checked')?.parentElement;
  if (!row || !chosen) return;
  const { offsetLeft, offsetWidth } = chosen;
  const isInView =
    offsetLeft >= row.scrollLeft && offsetLeft + offsetWidth <= row.scrollLeft + row.clientWidth;
  if (!isInView) row.scrollLeft = offsetLeft - (row.clientWidth - offsetWidth) / 2;
}

const Choice = styled('div')(({ theme }) => {
  const { primary, control, text } = theme.vars.palette;
  const tile = {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    minHeight: 56,
    border: `1.5px solid ${control.main}`,
    borderRadius: radius.tile,
    lineHeight: 1.15,
  } as const;
  const chosen = {
    borderColor: primary.main,
    backgroundColor: primary.main,
    color: primary.contrastText,
  };
  return {
    gridColumn: '1 / -1',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: 8,
    '& .days': {
      position: 'relative',
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(48px, 1fr)',
      gap: 6,
      margin: '-4px 0 -4px -4px',
      padding: 4,
      overflowX: 'auto',
      scrollbarWidth: 'none',
    },
    '& label': { position: 'relative', cursor: 'pointer' },
    '& .day': tile,
    '& small': { fontSize: '0.75rem', color: text.secondary },
    '& b': { ...theme.typography.figure, fontSize: '1.125rem' },
    '& input': { position: 'absolute', inset: 0, width: '100%', height: '100%', margin: 0, opacity: 0 },
    '& label:hover .day': { borderColor: primary.main },
    '& input:checked + .day': { ...chosen, '& small': { color: 'inherit' } },
    '& input:focus-visible + .day': { outline: `3px solid ${primary.main}`, outlineOffset: 1 },
    '& button': {
      ...tile,
      alignSelf: 'center',
      minWidth: 76,
      padding: '0 8px',
      backgroundColor: 'transparent',
      color: text.primary,
      fontFamily: 'inherit',
      fontSize: '0.8125rem',
      cursor: 'pointer',
      '&:hover': { borderColor: primary.main },
      '&:focus-visible': { outline: `3px solid ${primary.main}`, outlineOffset: 1 },
      '&[data-chosen="true"]': chosen,
      [theme.breakpoints.down('md')]: {
        '&[data-chosen="false"]': { minWidth: 48 },
        '& [data-date="false"]': { display: 'none' },
      },
    },
  };
});
