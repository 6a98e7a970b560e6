import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useQueryClient } from '@tanstack/react-query';
import { useId, type ReactNode } from 'react';
import { monthOf, shiftMonth, type LocalDay, type LocalMonth } from '../../../shared/model/dates';
import { words } from '../../../shared/texts/words';
import { MonthBar } from '../../../shared/ui/month-grid/month-bar';
import { calendarPageQueries } from '../calendar-page-queries';

interface MonthCardProps {
  venueId: string;
  month: LocalMonth;
  today: LocalDay;
  onShow: (month: LocalMonth) => void;
  children: (titleId: string) => ReactNode;
}

/** The frame of the month, with buttons that lead to the months around it and to today. */
export function MonthCard({ venueId, month, today, onShow, children }: MonthCardProps) {
  const titleId = useId();
  const queryClient = useQueryClient();
  const prefetch = (near: LocalMonth) =>
    void queryClient.prefetchQuery(calendarPageQueries.bookings(venueId, near));
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ p: { xs: 1.5, md: 3 } }}>
      <MonthBar
        month={month}
        titleId={titleId}
        onPrevious={() => onShow(shiftMonth(month, -1))}
        onNext={() => onShow(shiftMonth(month, 1))}
        onNearPrevious={() => prefetch(shiftMonth(month, -1))}
        onNearNext={() => prefetch(shiftMonth(month, 1))}
      >
        <Button variant="outlined" size="small" onClick={() => onShow(monthOf(today))}>
          {words.today}
        </Button>
      </MonthBar>
      {children(titleId)}
    </Card>
  );
}
