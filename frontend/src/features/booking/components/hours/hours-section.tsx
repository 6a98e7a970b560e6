import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type Ref } from 'react';
import { ErrorState } from '../../../../shared/ui/screen/error-state';
import type { BookingDraft, BookingWindow } from '../../model/booking-draft';
import { texts } from '../../texts';
import type { Hours } from '../../use-hours';
import { HoursNotice } from './hours-notice';
import { HoursSkeleton } from '../booking-skeleton';
import { Panel } from '../panel';
import { SlotGrid } from './slot-grid';

interface HoursSectionProps {
  hours: Hours;
  draft: BookingDraft;
  window: BookingWindow;
  onChange: (part: Partial<BookingDraft>) => void;
  /** The group of hours. The form moves the focus to it if no hour is chosen. */
  groupRef: Ref<HTMLDivElement>;
}

/** The hours of the chosen day as tiles, with a notice above them, or their skeleton or error. */
export function HoursSection({ hours, draft, window, onChange, groupRef }: HoursSectionProps) {
  const titleId = useId();
  const noticeId = useId();
  const { choices } = hours;
  const free = choices.filter(({ state }) => state === 'free').length;
  return (
    <Panel aria-labelledby={titleId} aria-busy={hours.isLoading}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5 }}>
        <Typography id={titleId} variant="h3" component="h2">
          {texts.hours}
        </Typography>
        <Typography sx={{ color: 'text.secondary', ml: 'auto' }}>
          {choices.length > 0 ? texts.freeHours(free, choices.length) : ' '}
        </Typography>
      </Box>
      <div
        ref={groupRef}
        role="radiogroup"
        aria-labelledby={titleId}
        aria-describedby={noticeId}
        tabIndex={-1}
        style={{ outline: 'none' }}
      >
        <div id={noticeId} aria-live="polite">
          {hours.isLoading ? null : (
            <HoursNotice
              choices={choices}
              lost={hours.lost}
              date={draft.date}
              window={window}
              onChooseDate={(date) => onChange({ date })}
            />
          )}
        </div>
        <HoursBody hours={hours} onChoose={(slot) => onChange({ slot })} />
      </div>
    </Panel>
  );
}

interface HoursBodyProps {
  hours: Hours;
  onChoose: (timeSlot: string) => void;
}

function HoursBody({ hours, onChoose }: HoursBodyProps) {
  if (hours.error !== null) {
    return (
      <ErrorState title={texts.hoursError} headingLevel="h3" error={hours.error} onRetry={hours.reload} />
    );
  }
  if (hours.choices.length === 0) return <HoursSkeleton />;
  return (
    <SlotGrid
      choices={hours.choices}
      chosen={hours.chosen?.timeSlot ?? null}
      disabled={hours.isLoading}
      onChoose={onChoose}
    />
  );
}
