import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useNow } from '../../../shared/model/clock';
import type { KeptTickets, Ticket } from '../../../shared/offline/kept-tickets';
import { words } from '../../../shared/texts/words';
import { SubmitButton } from '../../../shared/ui/button/submit-button';
import { CardList } from '../../../shared/ui/list/card-list';
import { GameCard, GameFact } from '../game-card';
import { texts as partTexts } from '../part/texts';
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

/** A part in the match of a friend does not name the friend, because the device keeps no name. */
function TicketCard({ ticket }: { ticket: Ticket }) {
  const { court, payment } = ticket;
  const isPart = payment === 'part' || payment === 'part_refund';
  return (
    <GameCard
      day={ticket.day}
      play={ticket}
      tariff={ticket.tariff}
      title={isPart ? partTexts.part : court}
      facts={
        <>
          {isPart ? (
            <GameFact>
              {court} · {words.game[ticket.game]}
            </GameFact>
          ) : null}
          <GameFact>{ticket.place}</GameFact>
          {isPart ? null : <GameFact>{words.game[ticket.game]}</GameFact>}
        </>
      }
      code={ticket.code}
      side={<Typography sx={{ fontWeight: 600 }}>{texts.payment[payment]}</Typography>}
    >
      {ticket.calendar === null ? null : <CalendarButton ticket={ticket} calendar={ticket.calendar} />}
    </GameCard>
  );
}

function CalendarButton({ ticket, calendar }: { ticket: Ticket; calendar: string }) {
  return (
    <div className="footer">
      <Button
        size="small"
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
