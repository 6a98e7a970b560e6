import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { UnknownOutcome } from '../../../shared/api/until-known';
import { formatMoney } from '../../../shared/model/money';
import type { VenueRules } from '../../../shared/model/venue-rules';
import { lazyComponent } from '../../../shared/ui/late/lazy-component';
import { Notice } from '../../../shared/ui/screen/notice';
import type { BookingDraft, BookingWindow } from '../model/booking-draft';
import { cheapestFree, type SlotChoice } from '../model/slot-choices';
import { texts } from '../texts';
import { useBookingForm } from '../use-booking-form';
import type { Hours } from '../use-hours';
import { DatePicker } from './choices/date-picker';
import { GameTypePicker } from './choices/game-type-picker';
import { HoursSection } from './hours/hours-section';
import { LostHour } from './hours/lost-hour';
import { quoteQuery } from '../../payments/quote/quote-query';
import { whatFollows } from '../../payments/quote/what-follows';
import { JoinOffer } from '../../waiting-list/join/join-offer';
import { MovingNotice } from './moving-notice';
import { PanelOfSteps } from './panel';
import { PriceBar } from './price-bar';
import { RefusalNotice } from './refusal-notice';
import { weekdayAndDay } from '../../../shared/model/dates';
import { slotEnd } from '../../../shared/model/slots';
import { memberWords } from '../../../shared/texts/member-words';
import { words } from '../../../shared/texts/words';

const MemberLine = lazyComponent(() =>
  import('../../../shared/ui/member-line').then((file) => file.MemberLine),
);

interface BookingFormProps {
  court: { id: string; venueId: string; courtNumber: number; timeZone: string };
  window: BookingWindow;
  rules: VenueRules;
}

/**
 * The form for game type, day and hour of a court, with the total and the button to the payment.
 */
export function BookingForm({ court, window, rules }: BookingFormProps) {
  const { draft, startedOn, hours, hoursGroup, moving, ...form } = useBookingForm(court, window);
  const { choices, chosen, lost } = hours;
  return (
    <Box component="form" noValidate onSubmit={form.submit} sx={columns}>
      <Box sx={{ gridColumn: '1 / -1', mb: 2, '&:empty': { display: 'none' } }}>
        <MovingNotice moving={moving} />
      </Box>
      <PanelOfSteps className="choices">
        <GameTypePicker value={draft.gameType} onChange={(gameType) => form.change({ gameType })} />
        <DatePicker value={draft.date} window={window} onChange={(date) => form.change({ date })} />
      </PanelOfSteps>
      <div className="last">
        <HoursSection
          hours={hours}
          draft={draft}
          window={window}
          rules={rules}
          startedOn={startedOn}
          onChoose={(slot) => form.change({ slot })}
          onChooseLength={(minutes) => form.change({ minutes })}
          onChooseDate={(date) => form.change({ date })}
          groupRef={hoursGroup}
        >
          {rules.hasCategories ? (
            <Suspense fallback={null}>
              <MemberLine venue={{ id: court.venueId, hasCategories: true }} />
            </Suspense>
          ) : null}
          {moving.state === 'none' ? <Waiting court={court} draft={draft} hours={hours} /> : null}
        </HoursSection>
        <PriceBar
          totalCents={chosen?.cents ?? null}
          fromCents={cheapestFree(choices)}
          isLoading={choices.length === 0 && hours.isLoading}
          summary={chosen ? choiceSummary(draft, chosen, hours.minutes) : ''}
          sending={form.isSending || moving.state === 'loading'}
          follows={moving.state === 'none' ? <Follows court={court} draft={draft} hours={hours} /> : null}
          action={moving.state === 'moving' ? texts.moveHere : texts.continue}
          onChooseHour={form.askForHour}
          notice={
            lost && !hours.isLoading && !isOutcomeOpen(form, lost) ? (
              <LostHour
                lost={lost}
                minutes={hours.minutes}
                choices={choices}
                court={court}
                draft={draft}
                movedId={moving.state === 'moving' ? moving.booking.id : null}
                onChoose={form.chooseInstead}
              />
            ) : (
              <WhatChanged before={form.priceBefore} form={form} />
            )
          }
        />
      </div>
    </Box>
  );
}

type Form = Pick<ReturnType<typeof useBookingForm>, 'isSending' | 'refusal' | 'placeAgain'>;

/** Returns true if the hour may be taken by the player's own request, whose response was lost. */
function isOutcomeOpen({ isSending, refusal }: Form, lost: SlotChoice): boolean {
  return lost.state !== 'mine' && (isSending || refusal instanceof UnknownOutcome);
}

/** Another price than the one at which the player has chosen the hour, or why it was refused. */
function WhatChanged({ before, form: { refusal, placeAgain } }: { before: number | null; form: Form }) {
  if (refusal || before === null) return <RefusalNotice refusal={refusal} onAgain={placeAgain} />;
  return <Notice tone="warning">{texts.priceChanged(formatMoney(before))}</Notice>;
}

interface ChoiceProps extends Pick<BookingFormProps, 'court'> {
  draft: BookingDraft;
  hours: Hours;
}

/**
 * The terms that a press of the button accepts. Their space is kept until the server has sent them.
 */
function Follows({ court, draft: { date, gameType }, hours: { chosen, minutes } }: ChoiceProps) {
  const play = { courtId: court.id, date, gameType, durationMinutes: minutes };
  const { data } = useQuery({
    ...quoteQuery({ ...play, timeSlot: chosen?.timeSlot ?? '' }),
    enabled: chosen !== null,
  });
  return data ? whatFollows(data) : '\u00a0';
}

/** Lets the player wait for a taken hour. */
function Waiting({ court, draft: { date, gameType }, hours: { choices, minutes } }: ChoiceProps) {
  const taken = choices.filter(({ state }) => state === 'taken').map(({ timeSlot }) => timeSlot);
  const wish = { venueId: court.venueId, court, date, gameType, durationMinutes: minutes };
  return (
    <Box sx={{ mt: 1.5, '&:empty': { display: 'none' } }}>
      <JoinOffer key={date} starts={taken} timeZone={court.timeZone} {...wish} />
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
  alignItems: 'start',
  columnGap: 2,
  '& .last': { display: { xs: 'contents', md: 'block' } },
  '& .choices': { pt: { xs: 1.5, md: 2.5 } },
  '& .choices > section + section': { mt: { xs: 0, md: 2.5 } },
  '& .last > section:first-of-type': { mt: { xs: 2, md: 0 } },
  '& input, & a, & button': { scrollMarginBottom: { xs: 112, md: 104 } },
} as const;

/** "Sábado 21 · 18:00 a 19:00 · noche · singles" */
function choiceSummary(
  { date, gameType }: BookingDraft,
  { timeSlot, tariff, member }: SlotChoice,
  minutes: number,
): string {
  const game = words.game[gameType].toLowerCase();
  const hours = words.hours(timeSlot, slotEnd(timeSlot, minutes));
  const parts = [weekdayAndDay(date), hours, texts.tariff[tariff], game];
  return (
    member ? [...parts, memberWords.insteadOf(member.category, formatMoney(member.publicCents))] : parts
  ).join(' · ');
}
