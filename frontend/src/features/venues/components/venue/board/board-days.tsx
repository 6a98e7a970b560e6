import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { dayInWords, daysBetween, shiftDay, type LocalDay } from '../../../../../shared/model/dates';
import { openingOn, type VenueRules } from '../../../../../shared/model/venue-rules';
import { radius } from '../../../../../shared/theme/tokens';
import { DayFace } from '../../../../../shared/ui/hours/day-face';
import { texts } from './texts';

interface BoardDaysProps {
  value: LocalDay;
  today: LocalDay;
  lastDay: LocalDay;
  rules: VenueRules;
  onChange: (day: LocalDay) => void;
}

/** How many days the strip begins with, and how many more it gets at a time. */
const fortnight = 14;

/** The first days are in view in every window. Measuring the strip would only delay the page. */
const alwaysInView = 4;

/** The days that can be booked, as native radio buttons in a strip that scrolls sideways. */
export function BoardDays({ value, today, lastDay, rules, onChange }: BoardDaysProps) {
  const [wanted, setWanted] = useState(fortnight);
  const strip = useRef<HTMLDivElement>(null);
  const all = daysBetween(today, lastDay) + 1;
  const ahead = daysBetween(today, value);
  const count = Math.min(all, Math.max(wanted, ahead + 1));
  useEffect(() => {
    if (ahead >= alwaysInView) showWithin(strip.current);
  }, [ahead]);
  return (
    <Strip ref={strip} role="radiogroup" aria-label={texts.day}>
      {Array.from({ length: count }, (_, index) => shiftDay(today, index)).map((day, index) => {
        const isOpen = openingOn(rules, day).open.length > 0;
        return (
          <label key={day} data-open={isOpen}>
            <input
              type="radio"
              name="dia-libre"
              value={day}
              aria-label={texts.dayName(dayInWords(day), day === today, isOpen)}
              checked={day === value}
              onChange={() => onChange(day)}
            />
            <span>
              <DayFace day={day} isToday={day === today} isFirst={index === 0} />
            </span>
          </label>
        );
      })}
      {count < all ? (
        <button type="button" onClick={() => setWanted(count + fortnight)}>
          {texts.moreDays}
        </button>
      ) : null}
    </Strip>
  );
}

/** Scrolls the strip, and nothing else, to the chosen day if that is not in view. */
function showWithin(strip: HTMLDivElement | null): void {
  const chosen = strip?.querySelector('input:checked')?.parentElement;
  if (!strip || !chosen) return;
  const { offsetLeft, offsetWidth } = chosen;
  const isInView =
    offsetLeft >= strip.scrollLeft && offsetLeft + offsetWidth <= strip.scrollLeft + strip.clientWidth;
  if (!isInView) strip.scrollLeft = offsetLeft - (strip.clientWidth - offsetWidth) / 2;
}

const Strip = styled('div')(({ theme }) => {
  const { control, divider, primary, text } = theme.vars.palette;
  return {
    position: 'relative',
    display: 'flex',
    gap: 6,
    // The margin leaves room for the outline of the focus, which the strip would cut off.
    margin: '8px -16px 0',
    padding: '6px 16px',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    scrollPaddingInline: 16,
    '& label': { position: 'relative', flex: '1 0 46px', cursor: 'pointer' },
    '& input': {
      position: 'absolute',
      inset: 0,
      width: '100%',
      height: '100%',
      margin: 0,
      opacity: 0,
      cursor: 'inherit',
    },
    '& span, & button': {
      display: 'grid',
      justifyItems: 'center',
      alignContent: 'center',
      height: 56,
      border: `1.5px solid ${control.main}`,
      borderRadius: radius.tile,
      lineHeight: 1.15,
    },
    '& button': {
      flexShrink: 0,
      padding: '0 14px',
      backgroundColor: 'transparent',
      color: 'inherit',
      font: 'inherit',
      cursor: 'pointer',
    },
    '& small': { fontSize: '0.75rem', color: text.secondary },
    '& b': { ...theme.typography.figure, fontSize: '1.125rem' },
    '& [data-open="false"] span': { borderStyle: 'dashed', borderColor: divider, color: text.secondary },
    '& label:hover span, & button:hover': { borderColor: primary.main },
    '& input:checked + span': {
      borderStyle: 'solid',
      borderColor: primary.main,
      backgroundColor: primary.main,
      color: primary.contrastText,
    },
    '& input:checked + span small': { color: 'inherit' },
    '& input:focus-visible + span, & button:focus-visible': {
      outline: `3px solid ${primary.main}`,
      outlineOffset: 2,
    },
  };
});
