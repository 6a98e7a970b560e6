import { styled } from '@mui/material/styles';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { monthOf, shiftMonth, spokenDay, type LocalDay, type LocalMonth } from '../../model/dates';
import { pressed, pressing } from '../../theme/motion';
import { radius } from '../../theme/tokens';
import { dayAfterKey, within } from './day-keys';
import { MonthBar } from './month-bar';
import { MonthTable } from './month-table';

interface DateGridProps {
  value: LocalDay;
  today: LocalDay;
  /** The first and the last day that can be chosen. */
  first: LocalDay;
  last: LocalDay;
  onChange: (day: LocalDay) => void;
}

/**
 * A date picker that follows the ARIA date-grid pattern: one tab stop, and arrow keys, Home, End
 * and Page Up/Down.
 */
export function DateGrid({ value, today, first, last, onChange }: DateGridProps) {
  const titleId = useId();
  const { month, active, setActive, showMonth, handleKeyDown, focusIfWanted } = useDateGrid(
    value,
    first,
    last,
  );

  return (
    <div>
      <MonthBar
        month={month}
        titleId={titleId}
        onPrevious={() => showMonth(shiftMonth(month, -1))}
        onNext={() => showMonth(shiftMonth(month, 1))}
        previousDisabled={month <= monthOf(first)}
        nextDisabled={month >= monthOf(last)}
      />
      <MonthTable
        month={month}
        headers="letters"
        labelledBy={titleId}
        grid={{ selected: value, onKeyDown: handleKeyDown, firstDay: first }}
      >
        {(day) => (
          <DayButton
            type="button"
            ref={day === active ? focusIfWanted : undefined}
            tabIndex={day === active ? 0 : -1}
            disabled={day < first || day > last}
            aria-label={spokenDay(day)}
            aria-current={day === today ? 'date' : undefined}
            data-chosen={day === value}
            onClick={() => {
              setActive(day);
              onChange(day);
            }}
          >
            {Number(day.slice(8))}
          </DayButton>
        )}
      </MonthTable>
    </div>
  );
}

/** The shown month and the day with the tab stop, which the arrow keys move within the limits. */
function useDateGrid(value: LocalDay, first: LocalDay, last: LocalDay) {
  const [month, setMonth] = useState<LocalMonth>(monthOf(value));
  const [active, setActive] = useState<LocalDay>(value);
  const [shownValue, setShownValue] = useState(value);
  const focusWanted = useRef(false);

  if (shownValue !== value) {
    setShownValue(value);
    setActive(value);
    setMonth(monthOf(value));
  }

  const handleKeyDown = (event: KeyboardEvent) => {
    const target = dayAfterKey(event.key, active);
    if (target === null) return;
    event.preventDefault();
    const day = within(target, first, last);
    focusWanted.current = true;
    setActive(day);
    setMonth(monthOf(day));
  };

  const showMonth = (next: LocalMonth) => {
    setMonth(next);
    setActive(monthOf(value) === next ? value : within(`${next}-01`, first, last));
  };

  const focusIfWanted = (node: HTMLButtonElement | null) => {
    if (!node || !focusWanted.current) return;
    focusWanted.current = false;
    node.focus();
  };

  return { month, active, setActive, showMonth, handleKeyDown, focusIfWanted };
}

const DayButton = styled('button')(({ theme }) => ({
  position: 'relative',
  display: 'block',
  width: '100%',
  height: 46,
  padding: 0,
  border: 0,
  borderRadius: radius.tile,
  backgroundColor: 'transparent',
  color: theme.vars.palette.text.primary,
  ...theme.typography.figure,
  fontSize: '1.0625rem',
  cursor: 'pointer',
  transition: `background-color 120ms, ${pressing}`,
  '&:not(:disabled)': pressed,
  '&:hover': { backgroundColor: theme.vars.palette.primary.soft },
  '&:disabled': {
    backgroundColor: 'transparent',
    color: theme.vars.palette.text.disabled,
    fontWeight: 600,
    textDecoration: 'line-through',
    cursor: 'not-allowed',
  },
  '&[aria-current="date"]::after': {
    content: '""',
    position: 'absolute',
    left: 'calc(50% - 8px)',
    bottom: 6,
    width: 16,
    height: 3,
    borderRadius: 2,
    backgroundColor: theme.vars.palette.secondary.main,
  },
  '&[data-chosen="true"]': {
    backgroundColor: theme.vars.palette.primary.main,
    color: theme.vars.palette.primary.contrastText,
    '&::after': { backgroundColor: theme.vars.palette.ball.main },
  },
}));
