import EventBusyRounded from '@mui/icons-material/EventBusyRounded';
import Box from '@mui/material/Box';
import { briefDay } from '../../../../shared/model/dates';
import { useVenueTime } from '../../../../shared/model/use-venue-time';
import { exceptionsFrom, hasSpecifiedHours, rulesOf } from '../../../../shared/model/venue-rules';
import { hoursInWords, weekInWords } from '../../../../shared/texts/opening-words';
import type { Venue } from '../../types';
import { Fact } from './fact';
import { texts } from './texts';

/** When a venue is open: the hours of the specification, or those of its own week. */
export function Opening({ venue }: { venue: Venue }) {
  const rules = rulesOf(venue);
  if (!hasSpecifiedHours(rules)) return weekInWords(rules).join(' · ');
  return (
    <>
      <span>{texts.openingHours}</span>
      <Box component="span" sx={{ fontWeight: 400, color: 'text.secondary' }}>
        {' · '}
        {texts.lastHour}
      </Box>
    </>
  );
}

/** How many of them stand on the page. The booking screen shows those of each day. */
const shown = 3;

/** The next dates with other hours, and why; nothing if there are none. */
export function OpeningExceptions({ venue }: { venue: Venue }) {
  const { today } = useVenueTime(venue.timeZone);
  const next = exceptionsFrom(rulesOf(venue), today).slice(0, shown);
  if (next.length === 0) return null;
  return (
    <Fact
      Icon={EventBusyRounded}
      label={texts.exceptionsLabel}
      value={next.map(({ date, open, reason }) => (
        <Box component="span" key={date} sx={{ display: 'block' }}>
          {texts.exception(briefDay(date), hoursInWords(open), reason)}
        </Box>
      ))}
    />
  );
}
