import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { venueDayQuery } from '../../../../shared/api/venue-queries';
import { paths } from '../../../../shared/config/paths';
import { centsAt } from '../../../../shared/model/venue-day';
import { lengthInWords } from '../../../../shared/texts/play-words';
import { words } from '../../../../shared/texts/words';
import { HourButton, HourChip } from '../../../../shared/ui/hours/hour-chip';
import { LinkButton } from '../../../../shared/ui/screen/link-button';
import { Notice } from '../../../../shared/ui/screen/notice';
import type { BookingDraft } from '../../model/booking-draft';
import { isPaid, ownBookingPath } from '../../model/own-booking-path';
import { nearestFree, type SlotChoice } from '../../model/slot-choices';
import { texts } from '../../texts';

interface LostHourProps {
  /** The hour that the player wants but cannot book. */
  lost: SlotChoice;
  /** The wanted length. */
  minutes: number;
  choices: readonly SlotChoice[];
  court: { id: string; venueId: string };
  draft: BookingDraft;
  /** The booking that the player is moving, if any. */
  movedId: string | null;
  onChoose: (slot: string) => void;
}

/**
 * Says why the wanted hour is not available, next to the button that the player is about to press,
 * with the way to the player's own booking or the hours that are one tap away.
 */
export function LostHour(props: LostHourProps) {
  const { lost } = props;
  if (lost.state === 'mine') {
    return (
      <Notice
        tone="info"
        action={
          <LinkButton to={ownBookingPath(lost.booking)} color="inherit" size="small">
            {isPaid(lost.booking) ? texts.seeOwn : words.completePayment}
          </LinkButton>
        }
      >
        {texts.hourMine(lost.timeSlot)}
      </Notice>
    );
  }
  return <OtherHours {...props} />;
}

/** The nearest free hours of the court, and the same hour on other courts of the venue. */
function OtherHours({ lost, minutes, choices, court, draft, movedId, onChoose }: LostHourProps) {
  const slot = lost.timeSlot;
  const near = nearestFree(choices, slot);
  const day = useQuery({ ...venueDayQuery(court.venueId, draft.date), enabled: lost.state !== 'past' });
  const elsewhere = (day.data?.courts ?? []).flatMap(({ id, courtNumber, starts }) => {
    const start = starts.find(({ timeSlot, status }) => timeSlot === slot && status === 'available');
    const cents = start && centsAt(start, draft.gameType, minutes);
    return cents !== undefined && id !== court.id ? [{ id, courtNumber, cents }] : [];
  });
  const any = near.length + elsewhere.length > 0;
  return (
    <Notice tone="warning">
      {whyLost(lost, minutes)} {any ? texts.otherHours : texts.chooseOther}
      {any ? (
        <Chips>
          {near.map(({ timeSlot, cents }) => (
            <li key={timeSlot}>
              <HourButton
                slot={timeSlot}
                cents={cents}
                name={texts.bookInstead(timeSlot)}
                onClick={() => onChoose(timeSlot)}
              />
            </li>
          ))}
          {elsewhere.slice(0, 2).map(({ id, courtNumber, cents }) => (
            <li key={id}>
              <HourChip
                to={paths.bookingOf(id, { ...draft, slot, movedId })}
                slot={slot}
                cents={cents}
                place={words.court(courtNumber)}
                name={texts.bookOnOther(words.court(courtNumber), slot)}
              />
            </li>
          ))}
        </Chips>
      ) : null}
    </Notice>
  );
}

function whyLost({ state, timeSlot }: SlotChoice, minutes: number): string {
  if (state === 'past') return texts.hourPast(timeSlot);
  return state === 'short' ? texts.hourShort(timeSlot, lengthInWords(minutes)) : texts.hourTaken(timeSlot);
}

const Chips = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(118px, 1fr))',
  gap: 6,
  margin: '8px 0 0',
  padding: 0,
  listStyle: 'none',
  '& li > *': { width: '100%' },
});
