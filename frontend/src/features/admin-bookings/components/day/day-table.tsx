import ExpandLessRounded from '@mui/icons-material/ExpandLessRounded';
import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { words } from '../../../../shared/texts/words';
import { lowWindow, measure, outdent } from '../../../../shared/theme/tokens';
import { texts } from '../../texts';
import type { DeskCourt, Opened } from '../../types';
import { cellsOf, rowsFrom, rowsOf } from '../../model/desk-rows';
import { HourCell } from './hour-cell';

interface DayTableProps {
  caption: string;
  courts: readonly DeskCourt[];
  /** The time at the venue, on its present day: what is over is folded. `null` on other days. */
  now: string | null;
  onOpen: (opened: Opened) => void;
}

/** With more courts, the table scrolls sideways in its own region. */
const courtsThatFit = 5;
/** A phone number and "En el club · $20.00" fit. */
const columnWidth = 156;

const hourColumn = {
  position: 'sticky',
  left: 0,
  zIndex: 1,
  width: 64,
  bgcolor: 'background.default',
  textAlign: 'left',
  pr: 1,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 600,
} as const;
const headCell = {
  position: 'sticky',
  zIndex: 2,
  p: 0.75,
  verticalAlign: 'bottom',
  textAlign: 'left',
  bgcolor: 'background.default',
  borderBottom: 1,
  borderColor: 'divider',
} as const;
const atRegionTop = { top: 0 } as const;
const belowTopBar = { top: measure.topBar, [lowWindow]: { top: 'auto' } } as const;

/**
 * One row per time at which something begins and one column per court. The headings stay visible
 * while scrolling.
 */
export function DayTable({ caption, courts, now, onOpen }: DayTableProps) {
  const [showsPast, setShowsPast] = useState(false);
  const all = rowsOf(courts);
  const ahead = now === null ? all : rowsFrom(all, now);
  const rows = showsPast ? all : ahead;
  const current = now !== null && (ahead[0] ?? '') <= now ? ahead[0] : undefined;
  const columns = courts.map((court) => ({ court, cells: cellsOf(court, rows) }));
  const sideways = courts.length > courtsThatFit;
  const stuck = sideways ? atRegionTop : belowTopBar;
  return (
    <>
      {ahead.length < all.length ? (
        <PastButton since={all[0] ?? ''} shown={showsPast} onPress={() => setShowsPast(!showsPast)} />
      ) : null}
      <Box
        {...(sideways ? { role: 'region', 'aria-label': caption, tabIndex: 0 } : {})}
        sx={sideways ? { overflow: 'auto', maxHeight: 'max(520px, calc(100dvh - 120px))' } : {}}
      >
        <Box
          component="table"
          aria-label={caption}
          sx={{
            width: '100%',
            tableLayout: 'fixed',
            borderSpacing: 0,
            ...(sideways ? { minWidth: 64 + courts.length * columnWidth } : {}),
          }}
        >
          <thead>
            <tr>
              <Box component="th" scope="col" sx={{ ...headCell, ...hourColumn, ...stuck, zIndex: 3 }}>
                <span className="s-hidden">{texts.hour}</span>
              </Box>
              {courts.map((court) => (
                <CourtHead key={court.id} court={court} stuck={stuck} />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((timeSlot) => (
              <tr key={timeSlot}>
                <RowHead timeSlot={timeSlot} isNow={timeSlot === current} />
                {columns.map(({ court, cells }) => {
                  const cell = cells.get(timeSlot);
                  return cell ? <HourCell key={court.id} court={court} cell={cell} onOpen={onOpen} /> : null;
                })}
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
    </>
  );
}

function RowHead({ timeSlot, isNow }: { timeSlot: string; isNow: boolean }) {
  if (!isNow)
    return (
      <Box component="th" scope="row" sx={hourColumn}>
        {timeSlot}
      </Box>
    );
  return (
    <Box component="th" scope="row" aria-current="time" sx={{ ...hourColumn, color: 'primary.main' }}>
      {timeSlot}
      <Box
        component="span"
        sx={{ display: 'block', fontSize: '0.8125rem', fontWeight: 700, lineHeight: 1.2 }}
      >
        {` ${texts.now}`}
      </Box>
    </Box>
  );
}

/** Unfolds the hours that are over, or folds them again. */
function PastButton({ since, shown, onPress }: { since: string; shown: boolean; onPress: () => void }) {
  return (
    <Button
      size="small"
      aria-expanded={shown}
      startIcon={shown ? <ExpandLessRounded /> : <ExpandMoreRounded />}
      onClick={onPress}
      sx={{ mb: 0.5, ml: outdent.smallWithIcon }}
    >
      {shown ? texts.hidePast : texts.showPast(since)}
    </Button>
  );
}

interface CourtHeadProps {
  court: DeskCourt;
  /** Where the heading sticks while the table scrolls. */
  stuck: typeof atRegionTop | typeof belowTopBar;
}

function CourtHead({ court: { courtNumber, name, status }, stuck }: CourtHeadProps) {
  return (
    <Box component="th" scope="col" sx={{ ...headCell, ...stuck }}>
      <Typography component="span" sx={{ display: 'block', fontWeight: 650, lineHeight: 1.25 }}>
        {words.courtName(courtNumber, name)}
      </Typography>
      {status === 'maintenance' ? (
        <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
          {words.maintenance}
        </Typography>
      ) : null}
    </Box>
  );
}
