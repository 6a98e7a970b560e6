import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useState, type ReactNode, type Ref } from 'react';
import { longDay, type LocalDay } from '../../../../shared/model/dates';
import type { VenueRules } from '../../../../shared/model/venue-rules';
import { ErrorState } from '../../../../shared/ui/screen/error-state';
import type { BookingDraft, BookingWindow } from '../../model/booking-draft';
import { dayHoursHint } from '../../model/opening-of-day';
import { texts } from '../../texts';
import type { Hours } from '../../use-hours';
import { HoursNotice } from './hours-notice';
import { HoursSkeleton } from '../booking-skeleton';
import { Panel } from '../panel';
import { TextButton } from '../text-button';
import { LengthPicker } from './length-picker';
import { SlotGrid } from './slot-grid';

interface HoursSectionProps {
  hours: Hours;
  draft: BookingDraft;
  window: BookingWindow;
  rules: VenueRules;
  /** The day that the screen started with because the days before have no free hour. */
  startedOn: LocalDay | null;
  onChoose: (slot: string) => void;
  onChooseLength: (minutes: number) => void;
  onChooseDate: (date: LocalDay) => void;
  /** The group of hours. The form moves the focus to it if no hour is chosen. */
  groupRef: Ref<HTMLDivElement>;
  /** The actions that a player has for the taken hours. */
  children: ReactNode;
}

/** The hours of the chosen day as tiles, with a notice above them, or their skeleton or error. */
export function HoursSection({
  hours,
  draft,
  window,
  rules,
  startedOn,
  onChoose,
  onChooseLength,
  onChooseDate,
  groupRef,
  children,
}: HoursSectionProps) {
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
      <Typography aria-live="polite" sx={{ fontWeight: 650 }}>
        {longDay(draft.date)}
      </Typography>
      {hours.lengths.length > 1 ? (
        <LengthPicker lengths={hours.lengths} value={hours.minutes} onChange={onChooseLength} />
      ) : null}
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
              date={draft.date}
              window={window}
              rules={rules}
              startedOn={startedOn}
              onChooseDate={onChooseDate}
            />
          )}
        </div>
        <HoursBody hours={hours} dayHint={dayHoursHint(rules, draft.date)} onChoose={onChoose} />
      </div>
      {children}
    </Panel>
  );
}

interface HoursBodyProps {
  hours: Hours;
  dayHint: string;
  onChoose: (timeSlot: string) => void;
}

function HoursBody({ hours, dayHint, onChoose }: HoursBodyProps) {
  const [showsPast, setShowsPast] = useState(false);
  if (hours.error !== null) {
    return (
      <ErrorState title={texts.hoursError} headingLevel="h3" error={hours.error} onRetry={hours.reload} />
    );
  }
  if (hours.choices.length === 0) return hours.isLoading ? <HoursSkeleton /> : null;
  const coming = hours.choices.filter(({ state }) => state !== 'past');
  const past = hours.choices.length - coming.length;
  return (
    <>
      {past > 0 ? (
        <TextButton className="past" aria-expanded={showsPast} onClick={() => setShowsPast(!showsPast)}>
          {showsPast ? texts.hidePast : texts.showPast(past)}
        </TextButton>
      ) : null}
      <SlotGrid
        choices={showsPast ? hours.choices : coming}
        chosen={hours.chosen?.timeSlot ?? null}
        dayHint={dayHint}
        disabled={hours.isLoading}
        onChoose={onChoose}
      />
    </>
  );
}
