import Button from '@mui/material/Button';
import { paths } from '../../../shared/config/paths';
import { dayOf } from '../../../shared/model/dates';
import { centsOf } from '../../../shared/model/money';
import { words } from '../../../shared/texts/words';
import { Money } from '../../../shared/ui/figures/money';
import { LinkButton } from '../../../shared/ui/screen/link-button';
import { calendarFile } from '../api/calendar-file';
import { GameCard, GameFact } from '../game-card';
import { nameOf } from '../model/booking-name';
import type { Part } from '../model/part';
import { texts as bookingTexts } from '../texts';
import { PartNote, PartStatus } from './part-status';
import { titleOf } from './part-title';
import { texts } from './texts';

interface PartCardProps {
  part: Part;
  /** True if the match was played, cancelled or expired. */
  over: boolean;
  /** True for a part just paid or linked to: the card scrolls into view and takes the focus. */
  highlighted: boolean;
}

/**
 * The match of another player for which the reader has paid. They can leave it on the page of its
 * group.
 */
export function PartCard({ part, over, highlighted }: PartCardProps) {
  const { court, venue, gameType } = part;
  return (
    <GameCard
      day={dayOf(part.bookingDate)}
      play={part}
      tariff={part.tariffType}
      title={titleOf(part)}
      facts={
        <>
          <GameFact>
            {words.courtTitle(court.courtNumber, court.name)} · {words.game[gameType]}
          </GameFact>
          <GameFact>
            {venue.name} · {venue.location}
          </GameFact>
          <GameFact>
            {texts.youPaid} <Money cents={centsOf(part.paidAmount)} sx={{ color: 'text.primary' }} />
          </GameFact>
        </>
      }
      code={part.code}
      side={
        <>
          <PartStatus part={part} />
          <PartNote part={part} />
        </>
      }
      over={over}
      highlighted={highlighted}
    >
      <PartFooter part={part} over={over} />
    </GameCard>
  );
}

function PartFooter({ part, over }: Pick<PartCardProps, 'part' | 'over'>) {
  const name = nameOf(part);
  return (
    <div className="footer">
      {part.shareToken === null ? null : (
        <LinkButton
          to={paths.sharedPayment(part.shareToken)}
          size="small"
          aria-label={bookingTexts.detailsOf(texts.seeGroup, name)}
        >
          {texts.seeGroup}
        </LinkButton>
      )}
      <LinkButton
        to={paths.paidPart(part.id)}
        size="small"
        aria-label={bookingTexts.detailsOf(bookingTexts.receipt, name)}
      >
        {bookingTexts.receipt}
      </LinkButton>
      {over ? null : (
        <Button
          size="small"
          href={calendarFile(part.id)}
          download
          aria-label={bookingTexts.addToCalendarOf(name)}
        >
          {bookingTexts.addToCalendar}
        </Button>
      )}
    </div>
  );
}
