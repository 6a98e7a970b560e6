import DarkModeRounded from '@mui/icons-material/DarkModeRounded';
import EventRounded from '@mui/icons-material/EventRounded';
import LightModeRounded from '@mui/icons-material/LightModeRounded';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { paths } from '../../../shared/config/paths';
import { dayOf } from '../../../shared/model/dates';
import { centsOf } from '../../../shared/model/money';
import { slotEnd } from '../../../shared/model/slots';
import { words } from '../../../shared/texts/words';
import { Money } from '../../../shared/ui/figures/money';
import { LinkButton } from '../../../shared/ui/screen/link-button';
import { calendarFile } from '../api/calendar-file';
import { CardFrame } from '../components/card/card-frame';
import { DateBlock } from '../components/card/date-block';
import { useFocusWhen } from '../components/card/use-focus-when';
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

/** The match of another player for which the reader has paid. There is nothing to change here. */
export function PartCard({ part, over, highlighted }: PartCardProps) {
  const titleId = useId();
  const card = useFocusWhen(highlighted);
  const Icon = part.tariffType === 'night' ? DarkModeRounded : LightModeRounded;
  const name = nameOf(part);
  return (
    <CardFrame ref={card} tabIndex={-1} aria-labelledby={titleId} data-highlighted={highlighted}>
      <div className="top">
        <DateBlock day={dayOf(part.bookingDate)} tariff={part.tariffType} faded={over} />
        <div className="body">
          <div className="facts">
            <Typography component="p" variant="figure" className="time">
              {words.hours(part.timeSlot, slotEnd(part.timeSlot))}
              <Icon aria-hidden />
            </Typography>
            <Typography id={titleId} variant="h3">
              {titleOf(part)}
            </Typography>
            <Typography sx={{ color: 'text.secondary' }}>
              {words.courtTitle(part.court.courtNumber, part.court.name)} · {words.game[part.gameType]}
            </Typography>
            <Typography sx={{ color: 'text.secondary' }}>
              {part.venue.name} · {part.venue.location}
            </Typography>
            <Typography sx={{ color: 'text.secondary' }}>
              {texts.youPaid} <Money cents={centsOf(part.paidAmount)} sx={{ color: 'text.primary' }} />
            </Typography>
            <Typography sx={{ color: 'text.secondary' }}>
              {words.code} <b>{part.code}</b>
            </Typography>
          </div>
          <div className="side">
            <PartStatus part={part} />
            <PartNote part={part} />
          </div>
        </div>
      </div>
      <div className="footer">
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
            startIcon={<EventRounded />}
            aria-label={bookingTexts.addToCalendarOf(name)}
          >
            {bookingTexts.addToCalendar}
          </Button>
        )}
      </div>
    </CardFrame>
  );
}
