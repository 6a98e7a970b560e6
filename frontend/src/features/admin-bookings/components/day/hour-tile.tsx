import AddRounded from '@mui/icons-material/AddRounded';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { ReactNode } from 'react';
import { isSellable } from '../../model/sale';
import { gameInWords, paymentInWords } from '../../model/booking-words';
import { words } from '../../../../shared/texts/words';
import { texts } from '../../texts';
import type { Block, DeskCourt, DeskHour, HourBooking, Opened } from '../../types';

const stripes =
  'repeating-linear-gradient(135deg, transparent 0 7px, var(--mui-palette-taken-border) 7px 9px)';
/** A mouse sees what a press does when it is over the tile; a finger always does. */
const onPointing = {
  '@media (hover: hover)': { '& .offer': { opacity: 0 } },
  '&:hover, &:focus-visible': { borderColor: 'primary.main', color: 'primary.main' },
  '&:hover .offer, &:focus-visible .offer': { opacity: 1 },
} as const;
const looks = {
  completed: { bgcolor: 'success.soft', color: 'success.onSoft' },
  partial: { bgcolor: 'info.soft', color: 'info.onSoft' },
  pending: { bgcolor: 'warning.soft', color: 'warning.onSoft' },
  closing: { bgcolor: 'taken.main', color: 'text.secondary' },
  blocked: { bgcolor: 'taken.main', color: 'text.primary', backgroundImage: stripes },
  kept: { color: 'text.secondary', border: 1.5, borderColor: 'divider', ...onPointing },
  free: {
    color: 'text.secondary',
    border: 1.5,
    borderStyle: 'dashed',
    borderColor: 'divider',
    ...onPointing,
  },
} as const;

interface HourTileProps {
  court: DeskCourt;
  hour: DeskHour;
  /** In pixels. */
  minHeight: number;
  /** Without one, the tile is a tab stop like any button. */
  tabIndex?: number;
  onOpen: (opened: Opened) => void;
}

/** One hour of one court: its state in words and as a colour, and a button that opens it. */
export function HourTile({ court, hour, minHeight, tabIndex, onOpen }: HourTileProps) {
  const { timeSlot, booking, block, status } = hour;
  if (status === 'past') return <QuietTile>{texts.past}</QuietTile>;
  const tile = { minHeight, tabIndex, label: texts.hourOf(words.court(court.courtNumber), timeSlot) };
  if (booking) {
    const isClosing = status === 'closing';
    const open = () => onOpen({ kind: 'booking', bookingId: booking.id });
    return (
      <Tile {...tile} look={looks[isClosing ? 'closing' : booking.paymentStatus]} onClick={open}>
        <BookingLines booking={booking} closing={isClosing} />
      </Tile>
    );
  }
  if (block)
    return (
      <Tile {...tile} look={looks.blocked} onClick={() => onOpen({ kind: 'block', block })}>
        <BlockLines block={block} />
      </Tile>
    );
  const isKept = status === 'kept';
  const sells = isSellable(court, hour);
  return (
    <Tile
      {...tile}
      sells={sells}
      look={looks[isKept ? 'kept' : 'free']}
      onClick={() => onOpen({ kind: 'free', court, hour })}
    >
      <Box component="span" sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}>
        {isKept ? texts.kept : texts.free}
        <Box component="span" className="offer" sx={{ display: 'inline-flex', gap: 0.25, fontWeight: 650 }}>
          <AddRounded aria-hidden fontSize="small" />
          {sells ? texts.sale.sell : texts.block}
        </Box>
      </Box>
    </Tile>
  );
}

/** An hour with nothing to open. */
export function QuietTile({ children }: { children: ReactNode }) {
  return <Box sx={{ px: 1.25, color: 'text.secondary', fontSize: '0.9375rem' }}>{children}</Box>;
}

interface TileProps {
  minHeight: number;
  tabIndex: number | undefined;
  label: string;
  /** True if a press begins a sale. */
  sells?: boolean;
  look: object;
  onClick: () => void;
  children: ReactNode;
}

function Tile({ minHeight, tabIndex, label, sells, look, onClick, children }: TileProps) {
  return (
    <ButtonBase
      data-sells={sells || undefined}
      tabIndex={tabIndex}
      onClick={onClick}
      sx={{
        display: 'block',
        width: '100%',
        minHeight,
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
      <Box component="span" sx={{ display: 'block' }}>
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
