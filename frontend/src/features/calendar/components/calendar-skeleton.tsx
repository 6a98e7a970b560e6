import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';

const weeks = [1, 2, 3, 4, 5];

/** Outlines the calendar while the venue is loading. */
export function CalendarSkeleton() {
  return (
    <Card sx={{ p: { xs: 1.5, md: 3 } }}>
      <Skeleton variant="rounded" width={220} height={44} />
      <MonthSkeleton />
    </Card>
  );
}

/** Outlines five weeks while a month is loading. */
export function MonthSkeleton() {
  return (
    <Box sx={{ display: 'grid', gap: '3px', mt: 8.25 }}>
      {weeks.map((week) => (
        <Skeleton key={week} variant="rounded" sx={{ height: { xs: 76, md: 168 } }} />
      ))}
    </Box>
  );
}
