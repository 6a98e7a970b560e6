import CloseRounded from '@mui/icons-material/CloseRounded';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { configQuery } from '../../../../shared/api/config-query';
import type { components } from '../../../../shared/api/schema';
import { venueDayQuery, venueQuery } from '../../../../shared/api/venue-queries';
import { paths } from '../../../../shared/config/paths';
import { dayInWords, daysBetween } from '../../../../shared/model/dates';
import { formatMoney } from '../../../../shared/model/money';
import { lastBooking, repeatDay, repeatHour } from '../../../../shared/model/repeat';
import { useVenueTime } from '../../../../shared/model/use-venue-time';
import { rulesOf } from '../../../../shared/model/venue-rules';
import { words } from '../../../../shared/texts/words';
import { radius } from '../../../../shared/theme/tokens';
import { usePagePreload } from '../../../../shared/ui/screen/page-preload';
import { texts } from './book-again-texts';

type Booking = components['schemas']['BookingBody'];

interface BookAgainOfferProps {
  bookings: readonly Booking[];
  onClose: () => void;
}

/** The last court of a player, at the same weekday and hour or the nearest free one. */
export function BookAgainOffer({ bookings, onClose }: BookAgainOfferProps) {
  const last = lastBooking(bookings);
  return last ? <Offer booking={last} onClose={onClose} /> : null;
}

function Offer({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const at = useVenueTime(booking.timeZone);
  const date = repeatDay(booking, at);
  const config = useQuery(configQuery());
  const rules = rulesOf(useQuery(venueQuery(booking.venueId)).data);
  const windowDays = rules.windowDays ?? config.data?.bookingWindowDays;
  const canBeBooked = windowDays !== undefined && daysBetween(at.today, date) <= windowDays;
  const day = useQuery({ ...venueDayQuery(booking.venueId, date), enabled: canBeBooked });
  const hour = day.data && repeatHour(booking, date, day.data, at);
  const address = paths.bookingOf(booking.courtId, {
    date,
    slot: hour?.slot,
    minutes: hour?.minutes,
    gameType: booking.gameType,
  });
  const preload = usePagePreload(address);
  if (!hour) return null;
  const { court, venue, gameType } = booking;
  const where = `${words.court(court.courtNumber)} de ${venue.name}`;
  const when = texts.repeatAt(dayInWords(date), hour.slot);
  return (
    <Bar className="s-again" aria-label={texts.bookAgain}>
      <div>
        <Link to={address} {...preload}>
          {texts.bookAgain}
        </Link>
        <p>
          <b>{formatMoney(hour.cents)}</b> · {when} · {where} · {words.game[gameType].toLowerCase()}
        </p>
      </div>
      <IconButton aria-label={texts.closeBookAgain} onClick={onClose}>
        <CloseRounded />
      </IconButton>
    </Bar>
  );
}

/** In the place of the sentence in the hero, so that nothing moves and nothing is covered. */
const Bar = styled('section')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 4,
  maxWidth: 560,
  paddingLeft: 14,
  borderRadius: radius.tile,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  '& > div': { minWidth: 0 },
  '& p': {
    margin: 0,
    overflow: 'hidden',
    fontSize: '0.875rem',
    lineHeight: 1.3,
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& b': theme.typography.figure,
  '& a': {
    color: theme.vars.palette.primary.main,
    fontWeight: 700,
    lineHeight: 1.3,
    textUnderlineOffset: '0.2em',
    '&:focus-visible': { outline: 'none' },
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.tile },
    '&:focus-visible::after': { outline: '3px solid #fff', outlineOffset: 2 },
  },
  '& button': { position: 'relative', zIndex: 1, width: 44, height: 44, flex: 'none' },
}));
