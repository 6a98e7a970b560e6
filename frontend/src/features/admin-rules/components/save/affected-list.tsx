import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { dayInWords, dayOf, timeOf } from '../../../../shared/model/dates';
import { words } from '../../../../shared/texts/words';
import { capitalised } from '../../model/week-words';
import { texts } from '../../texts';
import type { AffectedBookings } from '../../types';

interface AffectedListProps {
  affected: AffectedBookings;
}

/** The bookings ahead that the new rules would not offer. They stay valid. */
export function AffectedList({ affected: { count, bookings } }: AffectedListProps) {
  const unlisted = count - bookings.length;
  return (
    <>
      <Alert severity="warning">{texts.affected(count)}</Alert>
      <Box component="ul" tabIndex={0} aria-label={texts.affectedList} sx={list}>
        {bookings.map(({ id, startsAt, endsAt, courtNumber, courtName, playerName, reason }) => (
          <Box key={id} component="li" sx={{ py: 1, borderBottom: 1, borderColor: 'divider' }}>
            <Typography sx={{ fontWeight: 600 }}>
              {texts.bookingAt(capitalised(dayInWords(dayOf(startsAt))), timeOf(startsAt), timeOf(endsAt))}
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {[words.courtTitle(courtNumber, courtName), playerName, reason].filter(Boolean).join(' · ')}
            </Typography>
          </Box>
        ))}
      </Box>
      {unlisted > 0 ? <Typography sx={{ mt: 1 }}>{texts.moreAffected(unlisted)}</Typography> : null}
    </>
  );
}

const list = { m: 0, mt: 1, p: 0, listStyle: 'none' } as const;
