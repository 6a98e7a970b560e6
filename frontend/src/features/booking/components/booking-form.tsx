import Box from '@mui/material/Box';
import { usePrefetchQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { routes } from '../../../shared/config/paths';
import { priceOf, type CourtPrices } from '../../../shared/model/tariff';
import { usePreloadPage } from '../../../shared/ui/screen/page-preload';
import { useToast } from '../../../shared/ui/toast/toast-context';
import { sessionQuery } from '../../session/session-query';
import type { BookingDraft, BookingWindow } from '../model/booking-draft';
import { bookingRequest } from '../model/booking-request';
import { choiceSummary } from '../model/choice-summary';
import { texts } from '../texts';
import { useBookingDraft } from '../use-booking-draft';
import { useHours } from '../use-hours';
import { useMovedBooking } from '../use-moved-booking';
import { usePlaceBooking } from '../use-place-booking';
import { DatePicker } from './choices/date-picker';
import { GameTypePicker } from './choices/game-type-picker';
import { HoursSection } from './hours/hours-section';
import { MovingNotice } from './moving-notice';
import { PriceBar } from './price-bar';
import { RefusalNotice } from './refusal-notice';

interface BookingFormProps {
  court: CourtPrices & { id: string; venueId: string };
  window: BookingWindow;
}

/**
 * The form for game type, day and hour of a court, with the total and the button to the payment.
 */
export function BookingForm({ court, window }: BookingFormProps) {
  usePrefetchQuery(sessionQuery());
  const showToast = useToast();
  const preloadPage = usePreloadPage();
  const [draft, changeDraft] = useBookingDraft(window);
  const moving = useMovedBooking(court.venueId);
  const moved = moving.state === 'moving' ? moving.booking : null;
  const [refusedSlot, setRefusedSlot] = useState<string | null>(null);
  const hoursGroup = useRef<HTMLDivElement>(null);
  const { place, isSending, refusal, forgetRefusal } = usePlaceBooking(moved?.id ?? null, () => {
    setRefusedSlot(draft.slot);
    changeDraft({ slot: null });
    hoursGroup.current?.focus();
  });
  const hours = useHours(court.id, draft, refusedSlot, moved);
  const { chosen } = hours;

  const handleChange = (part: Partial<BookingDraft>) => {
    if (part.slot) preloadPage(routes.checkout);
    if (part.slot !== undefined || part.date !== undefined) setRefusedSlot(null);
    forgetRefusal();
    changeDraft(part);
  };

  const handleContinue = () => {
    if (chosen) return place(bookingRequest(court.id, draft, chosen.timeSlot));
    showToast({ tone: 'error', title: texts.noSlotTitle, description: texts.noSlotHint });
    hoursGroup.current?.focus();
  };

  return (
    <Box sx={columns}>
      <Box sx={{ gridColumn: '1 / -1', mb: 2 }}>
        <MovingNotice moving={moving} />
      </Box>
      <div className="column">
        <GameTypePicker value={draft.gameType} onChange={(gameType) => handleChange({ gameType })} />
        <DatePicker value={draft.date} window={window} onChange={(date) => handleChange({ date })} />
      </div>
      <div className="column last">
        <HoursSection
          hours={hours}
          draft={draft}
          window={window}
          onChange={handleChange}
          groupRef={hoursGroup}
        />
        <RefusalNotice refusal={refusal} />
        <PriceBar
          totalCents={chosen?.cents ?? null}
          fromCents={Math.min(priceOf(court, 'day', draft.gameType), priceOf(court, 'night', draft.gameType))}
          summary={chosen ? choiceSummary(draft, chosen) : ''}
          sending={isSending || moving.state === 'loading'}
          action={moved ? texts.moveHere : texts.continue}
          onChooseHour={handleContinue}
          onContinue={handleContinue}
        />
      </div>
    </Box>
  );
}

/**
 * On phones the price bar sticks to the whole form, so the last column must not be a box of its
 * own.
 */
const columns = {
  display: { md: 'grid' },
  gridTemplateColumns: { md: '384px minmax(0, 1fr)' },
  columnGap: 2,
  '& .last': { display: { xs: 'contents', md: 'block' } },
  '& section + section': { mt: 2 },
  '& .last > section:first-of-type': { mt: { xs: 2, md: 0 } },
  '& input, & a, & button': { scrollMarginBottom: { xs: 112, md: 104 } },
} as const;
