import ExpandLessRounded from '@mui/icons-material/ExpandLessRounded';
import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { words } from '../../../../shared/texts/words';
import { lowWindow, measure, outdent } from '../../../../shared/theme/tokens';
import { texts } from '../../texts';
import type { DeskCourt, Opened } from '../../types';
import { cellsOf, rowsFrom, rowsOf } from '../../model/desk-rows';
import { placeName, useDeskGrid } from '../../use-desk-grid';
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
 * One row per time at which something begins and one column per court, as an ARIA grid: one tab
 * stop, and the arrow keys, Home and End move between the tiles. The headings stay visible while
 * scrolling.
 */
export function DayTable({ caption, courts, now, onOpen }: DayTableProps) {
  const [showsPast, setShowsPast] = useState(false);
  const all = useMemo(() => rowsOf(courts), [courts]);
  const ahead = useMemo(() => (now === null ? all : rowsFrom(all, now)), [all, now]);
  const rows = showsPast ? all : ahead;
  const current = now !== null && (ahead[0] ?? '') <= now ? ahead[0] : undefined;
  const columns = useMemo(() => courts.map((court) => cellsOf(court, rows)), [courts, rows]);
  const { tabStop, ...keys } = useDeskGrid({ rows, columns });
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
          role="grid"
          aria-label={caption}
          {...keys}
          sx={{
            width: '100%',
            tableLayout: 'fixed',
            borderSpacing: 0,
            ...(sideways ? { minWidth: 64 + courts.length * columnWidth } : {}),
          }}
        >
          <TableHead courts={courts} stuck={stuck} />
          <tbody>
            {rows.map((timeSlot, row) => (
              <tr key={timeSlot}>
                <RowHead timeSlot={timeSlot} isNow={timeSlot === current} />
                {courts.map((court, column) => {
                  const cell = columns[column]?.get(timeSlot);
                  if (!cell) return null;
                  const isTabStop = tabStop?.row === row && tabStop.column === column;
                  return (
                    <HourCell
                      key={court.id}
                      court={court}
                      cell={cell}
                      place={placeName({ column, row })}
                      isTabStop={isTabStop}
                      onOpen={onOpen}
                    />
                  );
                })}
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
    </>
  );
}

/** Where the headings stick while the table scrolls. */
type Stuck = typeof atRegionTop | typeof belowTopBar;

function TableHead({ courts, stuck }: { courts: readonly DeskCourt[]; stuck: Stuck }) {
  return (
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
  stuck: Stuck;
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
