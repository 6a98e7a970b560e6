import CalendarMonthRounded from '@mui/icons-material/CalendarMonthRounded';
import ChevronLeftRounded from '@mui/icons-material/ChevronLeftRounded';
import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { startTransition, Suspense, useState } from 'react';
import { dayBlock, longDay, shiftDay, weekdayAndDay, type LocalDay } from '../../../../shared/model/dates';
import { words } from '../../../../shared/texts/words';
import { VenueSelect } from '../../../../shared/ui/form/venue-select';
import { lazyComponent } from '../../../../shared/ui/late/lazy-component';
import { texts } from '../../texts';
import type { DeskView } from '../../use-desk-state';

const DayDialog = lazyComponent(() => import('./day-dialog').then((file) => file.DayDialog));

interface DayBarProps {
  view: DeskView;
  onVenue: (venueId: string) => void;
  onDay: (day: LocalDay) => void;
}

const arrow = {
  width: 48,
  height: 48,
  border: 1.5,
  borderColor: 'control.main',
  bgcolor: 'background.paper',
};

/** Chooses the venue and the day: previous day, next day, today, or any day from a calendar. */
export function DayBar({ view: { venue, day, today }, onVenue, onDay }: DayBarProps) {
  const wide = useMediaQuery('(min-width: 600px)');
  const [choosing, setChoosing] = useState(false);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 1.5, mb: 2 }}>
      <Box sx={{ flex: { xs: '1 1 100%', md: '0 1 280px' }, '&:empty': { display: 'none' } }}>
        <VenueSelect venue={venue} capability="desk.use" onChange={({ id }) => onVenue(id)} />
      </Box>
      <Box sx={{ display: 'flex', gap: 1, flex: { xs: '1 1 100%', md: '1 1 0' }, minWidth: 0 }}>
        <IconButton aria-label={texts.previousDay} sx={arrow} onClick={() => onDay(shiftDay(day, -1))}>
          <ChevronLeftRounded />
        </IconButton>
        <Button
          variant="outlined"
          startIcon={wide ? <CalendarMonthRounded /> : undefined}
          onPointerEnter={DayDialog.preload}
          onFocus={DayDialog.preload}
          onClick={() => startTransition(() => setChoosing(true))}
          sx={{ flex: 1, minWidth: 0, maxWidth: { md: 380 }, px: 1, lineHeight: 1.2 }}
        >
          <span className="s-hidden">{`${texts.chooseDay} `}</span>
          {wide ? longDay(day) : shortDate(day)}
        </Button>
        <IconButton aria-label={texts.nextDay} sx={arrow} onClick={() => onDay(shiftDay(day, 1))}>
          <ChevronRightRounded />
        </IconButton>
        <Button
          variant="outlined"
          disabled={day === today}
          onClick={() => onDay(today)}
          sx={{ flex: 'none', minWidth: 0, px: 2 }}
        >
          {words.today}
        </Button>
      </Box>
      <Suspense fallback={null}>
        {choosing ? (
          <DayDialog
            day={day}
            today={today}
            onClose={() => setChoosing(false)}
            onChoose={(chosen) => {
              setChoosing(false);
              onDay(chosen);
            }}
          />
        ) : null}
      </Suspense>
    </Box>
  );
}

/** Returns the day in short form: "Viernes 20 nov". */
function shortDate(day: LocalDay): string {
  return `${weekdayAndDay(day)} ${dayBlock(day).month.toLowerCase()}`;
}
