import Box from '@mui/material/Box';
import type { DeskCell } from '../../model/desk-rows';
import { texts } from '../../texts';
import type { DeskCourt, Opened } from '../../types';
import { HourTile, QuietTile } from './hour-tile';

/** With the space around the tile. */
const rowHeight = 60;

interface HourCellProps {
  court: DeskCourt;
  cell: DeskCell;
  onOpen: (opened: Opened) => void;
}

/** The cell of an hour in the table. One with nothing to open is lower. */
export function HourCell({ court, cell: { hour, rows }, onOpen }: HourCellProps) {
  const isQuiet = !hour || hour.status === 'past';
  return (
    <Box component="td" rowSpan={rows} sx={{ p: 0.375, height: isQuiet ? 40 : rowHeight }}>
      {hour ? (
        <HourTile court={court} hour={hour} minHeight={rowHeight * rows - 6} onOpen={onOpen} />
      ) : (
        <QuietTile>{texts.closedNow}</QuietTile>
      )}
    </Box>
  );
}
<<<<<<< HEAD
=======

interface TileProps {
  rows: number;
  label: string;
  look: object;
  onClick: () => void;
  children: ReactNode;
}

function Tile({ rows, label, look, onClick, children }: TileProps) {
  return (
    <Box component="td" rowSpan={rows} sx={{ p: 0.375, height: rowHeight }}>
      <ButtonBase
        onClick={onClick}
        sx={{
          display: 'block',
          width: '100%',
          minHeight: rowHeight * rows - 6,
          px: 1.25,
          py: 0.75,
          borderRadius: 0.75,
          textAlign: 'left',
          fontFamily: 'inherit',
          fontSize: '0.9375rem',
          lineHeight: 1.3,
          // Leaves room for the sticky names of the courts.
          scrollMarginTop: 56,
          ...look,
        }}
      >
        <span className="s-hidden">{`${label}: `}</span>
        {children}
      </ButtonBase>
    </Box>
  );
}

const line = {
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

function BookingLines({ booking, closing }: { booking: HourBooking; closing: boolean }) {
  const contact = booking.organiserPhone ?? booking.organiserEmail;
  return (
    <>
      <Box component="span" sx={{ ...line, fontWeight: 650 }}>
        {booking.organiserName ?? texts.noName}
      </Box>
      <Box component="span" sx={line}>
        {closing ? texts.closing : paymentInWords(booking)} · {gameInWords(booking)}
      </Box>
      <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
        <span translate="no">{booking.code}</span>
        {contact === null ? null : ' '}
        <Box component="span" sx={{ ...line, minWidth: 0 }}>
          {contact}
        </Box>
      </Box>
    </>
  );
}

function BlockLines({ block }: { block: Block }) {
  return (
    <>
      <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
        <Box component="span" sx={{ fontWeight: 650 }}>
          {texts.blocked}
        </Box>{' '}
        {words.hours(block.from, block.to)}
      </Box>
      <Box component="span" sx={line}>
        {block.reason}
      </Box>
    </>
  );
}
>>>>>>> 5ee9cfc9 (feat(site): send the skeleton of its route with a page that comes late)
