import DarkModeRounded from '@mui/icons-material/DarkModeRounded';
import EventRounded from '@mui/icons-material/EventRounded';
import LightModeRounded from '@mui/icons-material/LightModeRounded';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useNow } from '../../../shared/model/clock';
import { slotEnd } from '../../../shared/model/slots';
import type { KeptTickets, Ticket } from '../../../shared/offline/kept-tickets';
import { words } from '../../../shared/texts/words';
import { SubmitButton } from '../../../shared/ui/form/submit-button';
import { CardList } from '../../../shared/ui/list/card-list';
import { CardFrame } from '../components/card/card-frame';
import { DateBlock } from '../components/card/date-block';
import { texts as pageTexts } from '../texts';
import { ageInWords } from './age';
import { texts } from './texts';

interface OfflineTicketsProps {
  kept: KeptTickets;
  onRetry: () => void;
}

/** The coming bookings as this device has kept them, with their age. It shows no price. */
export function OfflineTickets({ kept: { storedAt, tickets }, onRetry }: OfflineTicketsProps) {
  const now = useNow();
  return (
    <section>
      <Alert severity="warning" sx={{ mb: 2.5 }}>
        <Typography component="h2" sx={{ fontWeight: 650 }}>
          {texts.title(ageInWords(storedAt, now.getTime()))}
        </Typography>
        {texts.hint}
        <SubmitButton pending={false} size="small" onClick={onRetry} sx={{ display: 'block', mt: 1.5 }}>
          {words.retry}
        </SubmitButton>
      </Alert>
      <CardList>
        {tickets.map((ticket) => (
          <li key={ticket.id}>
            <TicketCard ticket={ticket} />
          </li>
        ))}
      </CardList>
    </section>
  );
}

function TicketCard({ ticket }: { ticket: Ticket }) {
  const titleId = useId();
  const Icon = ticket.tariff === 'night' ? DarkModeRounded : LightModeRounded;
  return (
    <CardFrame aria-labelledby={titleId}>
      <div className="top">
        <DateBlock day={ticket.day} tariff={ticket.tariff} faded={false} />
        <div className="body">
          <div className="facts">
            <Typography component="p" variant="figure" className="time">
              {words.hours(ticket.timeSlot, slotEnd(ticket.timeSlot))}
              <Icon aria-hidden />
            </Typography>
            <Typography id={titleId} variant="h3">
              {ticket.court}
            </Typography>
            <Typography sx={{ color: 'text.secondary' }}>{ticket.place}</Typography>
            <Typography sx={{ color: 'text.secondary' }}>
              {words.code} <b>{ticket.code}</b>
            </Typography>
          </div>
          <div className="side">
            <Typography sx={{ color: 'text.secondary' }}>{words.game[ticket.game]}</Typography>
            <Typography sx={{ fontWeight: 600 }}>{texts.payment[ticket.payment]}</Typography>
          </div>
        </div>
      </div>
      {ticket.calendar === null ? null : <CalendarButton ticket={ticket} calendar={ticket.calendar} />}
    </CardFrame>
  );
}

function CalendarButton({ ticket, calendar }: { ticket: Ticket; calendar: string }) {
  return (
    <div className="footer">
      <Button
        size="small"
        startIcon={<EventRounded />}
        aria-label={texts.addToCalendarOf(pageTexts.bookingName(ticket.court, ticket.day, ticket.timeSlot))}
        onClick={() => saveFile(`${ticket.code}.ics`, calendar)}
      >
        {texts.addToCalendar}
      </Button>
    </div>
  );
}

/** Saves a text as a file, as a link to it would. */
function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }));
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000); // some browsers read it after the click
}
