import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { nowAndNext } from '../../model/desk-rows';
import { words } from '../../../../shared/texts/words';
import { texts } from '../../texts';
import type { DeskCourt, DeskHour, Opened } from '../../types';
import { HourTile, QuietTile } from './hour-tile';

interface NowListProps {
  caption: string;
  courts: readonly DeskCourt[];
  /** The time at the venue. */
  now: string;
  onOpen: (opened: Opened) => void;
}

const tileHeight = 66;

/** The present and the next booking of every court, for a phone: the whole club at one look. */
export function NowList({ caption, courts, now, onOpen }: NowListProps) {
  return (
    <Box
      component="ul"
      aria-label={caption}
      sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}
    >
      {courts.map((court) => {
        const { current, next } = nowAndNext(court, now);
        const open = { court, onOpen };
        return (
          <Box component="li" key={court.id}>
            <Typography component="h2" sx={{ fontWeight: 650, fontSize: '1rem', lineHeight: 1.3 }}>
              {words.courtName(court.courtNumber, court.name)}
              {court.status === 'maintenance' ? ` · ${words.maintenance}` : ''}
            </Typography>
            <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1, mt: 0.5 }}>
              <NearHour {...open} caption={texts.now} hour={current} otherwise={texts.closedNow} />
              <NearHour
                {...open}
                caption={next?.timeSlot ?? texts.later}
                hour={next}
                otherwise={texts.nothingLater}
              />
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}

interface NearHourProps {
  caption: string;
  court: DeskCourt;
  hour: DeskHour | null;
  /** Stands where there is no hour. */
  otherwise: string;
  onOpen: (opened: Opened) => void;
}

function NearHour({ caption, court, hour, otherwise, onOpen }: NearHourProps) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
        {caption}
      </Typography>
      {hour ? (
        <HourTile court={court} hour={hour} minHeight={tileHeight} onOpen={onOpen} />
      ) : (
        <QuietTile>{otherwise}</QuietTile>
      )}
    </Box>
  );
}
