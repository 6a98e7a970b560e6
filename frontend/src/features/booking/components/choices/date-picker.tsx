import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';
import type { LocalDay } from '../../../../shared/model/dates';
import { DateGrid } from '../../../../shared/ui/month-grid/date-grid';
import type { BookingWindow } from '../../model/booking-draft';
import { texts } from '../../texts';
import { TextButton } from '../text-button';
import { DayStrip } from './day-strip';

interface DatePickerProps {
  value: LocalDay;
  window: BookingWindow;
  onChange: (day: LocalDay) => void;
}

/**
 * The day of the booking. Wide windows show the month. Phones show seven days, so that the hours
 * are in the first view, and the month instead of them on demand.
 */
export function DatePicker({ value, window, onChange }: DatePickerProps) {
  const [monthOpen, setMonthOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const titleId = useId();
  const monthId = useId();

  const handleDayOfMonth = (day: LocalDay) => {
    onChange(day);
    if (!monthOpen) return;
    setMonthOpen(false);
    toggle.current?.focus(); // the chosen day disappears with the month
  };

  return (
    <Section aria-labelledby={titleId} data-month={monthOpen}>
      <div className="head">
        <Typography id={titleId} variant="h3" component="h2">
          {texts.date}
        </Typography>
        <TextButton
          ref={toggle}
          aria-expanded={monthOpen}
          aria-controls={monthId}
          onClick={() => setMonthOpen(!monthOpen)}
        >
          {monthOpen ? texts.hideMonth : texts.seeMonth}
        </TextButton>
      </div>
      <div className="strip">
        <DayStrip value={value} window={window} onChange={onChange} />
      </div>
      <div className="month" id={monthId}>
        <DateGrid
          value={value}
          today={window.firstDay}
          first={window.firstDay}
          last={window.lastDay}
          onChange={handleDayOfMonth}
        />
      </div>
    </Section>
  );
}

const Section = styled('section')(({ theme }) => ({
  '& .head': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: 44 },
  [theme.breakpoints.down('md')]: {
    '&[data-month="false"] .month, &[data-month="true"] .strip': { display: 'none' },
  },
  [theme.breakpoints.up('md')]: { '& .head, & .strip': { display: 'none' } },
}));
