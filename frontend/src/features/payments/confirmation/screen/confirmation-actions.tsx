import EventRounded from '@mui/icons-material/EventRounded';
import IosShareRounded from '@mui/icons-material/IosShareRounded';
import PlaceRounded from '@mui/icons-material/PlaceRounded';
import PrintRounded from '@mui/icons-material/PrintRounded';
import WhatsApp from '@mui/icons-material/WhatsApp';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useSyncExternalStore } from 'react';
import type { components } from '../../../../shared/api/schema';
import { paths } from '../../../../shared/config/paths';
import { dayInWords, dayOf } from '../../../../shared/model/dates';
import { endOf, type Play } from '../../../../shared/model/play';
import { words } from '../../../../shared/texts/words';
import { useToast } from '../../../../shared/ui/toast/toast-context';
import { WhatsAppButton } from '../../sharing/whatsapp-button';
import { handOver } from '../../../../shared/model/hand-over';
import { texts } from './texts';

/** The facts of a booking on its confirmation: everything but its money. */
export type ConfirmedHour = Pick<
  components['schemas']['SharedBookingBody'],
  'code' | 'bookingDate' | 'tariffType' | 'gameType' | 'court' | 'venue'
> &
  Play;

interface ConfirmationActionsProps {
  booking: ConfirmedHour;
  /** The address of the calendar file; null if the game is over or does not take place. */
  calendarFile: string | null;
}

/** The event, the way and the group of a game that is still to come; and the print. */
export function ConfirmationActions({ booking, calendarFile }: ConfirmationActionsProps) {
  const showToast = useToast();
  const origin = useSyncExternalStore(neverChanges, originHere, () => null);
  const tell = async () => {
    const text = invitationOf(booking, originHere());
    const outcome = await handOver({ text });
    if (outcome === 'copied')
      showToast({ tone: 'success', title: texts.groupTold, description: texts.groupToldHint });
    if (outcome === 'kept') showToast({ tone: 'error', title: texts.copyFailed, description: text });
  };
  return (
    <Box data-no-print sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
      {calendarFile === null ? null : (
        <>
          <Button variant="outlined" size="small" href={calendarFile} download startIcon={<EventRounded />}>
            {texts.addToCalendar}
          </Button>
          <Button
            variant="outlined"
            size="small"
            href={directionsTo(booking)}
            target="_blank"
            rel="noopener noreferrer"
            startIcon={<PlaceRounded />}
            aria-label={`${texts.directions} (${texts.opensMap})`}
          >
            {texts.directions}
          </Button>
          <Button variant="outlined" size="small" startIcon={<IosShareRounded />} onClick={() => void tell()}>
            {texts.tellTheGroup}
          </Button>
        </>
      )}
      {calendarFile === null || origin === null ? null : (
        <WhatsAppButton size="small" startIcon={<WhatsApp />} message={invitationOf(booking, origin)} />
      )}
      <Button variant="outlined" size="small" startIcon={<PrintRounded />} onClick={() => window.print()}>
        {texts.print}
      </Button>
    </Box>
  );
}

const neverChanges = () => () => undefined;
const originHere = () => window.location.origin;

/** A search of the map for the place as the venue wrote it; its coordinates are unknown. */
function directionsTo({ venue }: ConfirmedHour): string {
  const query = encodeURIComponent(`${venue.name}, ${venue.location}`);
  return `https://www.google.com/maps/search/?api=1&query=${query}`;
}

function invitationOf(booking: ConfirmedHour, origin: string): string {
  const { code, gameType, bookingDate, timeSlot, court, venue } = booking;
  return [
    texts.invitation(
      words.game[gameType],
      dayInWords(dayOf(bookingDate)),
      words.hours(timeSlot, endOf(booking)),
    ),
    texts.place(words.courtTitle(court.courtNumber, court.name), venue.name, venue.location),
    texts.groupCode(code),
    new URL(paths.venue(venue.id), origin).href,
  ].join('\n');
}
