import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router-dom';
import type { GameType } from '../../../shared/model/games';
import { venueDayQuery } from '../../../shared/api/venue-queries';
import { paths } from '../../../shared/config/paths';
import type { LocalDay } from '../../../shared/model/dates';
import { useVenueTime } from '../../../shared/model/use-venue-time';
import { freeHoursOf } from '../../../shared/model/venue-day';
import { words } from '../../../shared/texts/words';
import { texts } from './texts';

interface FreeElsewhereProps {
  venueId: string;
  /** The court that is taken. */
  court: { id: string; timeZone: string };
  date: LocalDay;
  /** The first start for which the player would wait. */
  slot: string;
  durationMinutes: number;
  gameType: GameType;
  /** Called when the player follows a link. */
  onClose: () => void;
}

const mostLinks = 4;

/**
 * Names the other courts that are free at that hour, because the player need not wait for those.
 */
export function FreeElsewhere(props: FreeElsewhereProps) {
  const { venueId, court, date, slot, durationMinutes: minutes, gameType, onClose } = props;
  const { data: day } = useQuery(venueDayQuery(venueId, date));
  const at = useVenueTime(court.timeZone);
  const free = (day?.courts ?? []).filter(
    ({ id }) =>
      id !== court.id && freeHoursOf(id, date, day, at, gameType, minutes).some((hour) => hour.slot === slot),
  );
  if (free.length === 0) return null;
  return (
    <Box role="status" sx={{ px: 1.5, py: 1.25, borderRadius: 1, bgcolor: 'primary.soft' }}>
      <Box component="p" sx={{ m: 0, fontWeight: 650 }}>
        {texts.freeElsewhere(slot, free.length)}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, mt: 0.5 }}>
        {free.slice(0, mostLinks).map(({ id, courtNumber, name }) => (
          <Link
            key={id}
            component={RouterLink}
            to={paths.bookingOf(id, { date, slot, minutes, gameType })}
            onClick={onClose}
          >
            {words.courtTitle(courtNumber, name)}
          </Link>
        ))}
        {free.length > mostLinks ? (
          <Link component={RouterLink} to={paths.venue(venueId)} onClick={onClose}>
            {texts.seeAll}
          </Link>
        ) : null}
      </Box>
    </Box>
  );
}
