import Box from '@mui/material/Box';
import { memo } from 'react';
import type { DeskCell } from '../../model/desk-rows';
import { texts } from '../../texts';
import type { DeskCourt, Opened } from '../../types';
import { HourTile, QuietTile } from './hour-tile';

/** With the space around the tile. */
const rowHeight = 60;

interface HourCellProps {
  court: DeskCourt;
  cell: DeskCell;
  /** Where the cell is in the table, for the keyboard. */
  place: string;
  isTabStop: boolean;
  onOpen: (opened: Opened) => void;
}

/** The cell of an hour in the table. One with nothing to open is lower. */
export const HourCell = memo(function HourCell({ court, cell, place, isTabStop, onOpen }: HourCellProps) {
  const { hour, rows } = cell;
  const isQuiet = !hour || hour.status === 'past';
  return (
    <Box component="td" rowSpan={rows} data-place={place} sx={{ p: 0.375, height: isQuiet ? 40 : rowHeight }}>
      {hour ? (
        <HourTile
          court={court}
          hour={hour}
          minHeight={rowHeight * rows - 6}
          tabIndex={isTabStop ? 0 : -1}
          onOpen={onOpen}
        />
      ) : (
        <QuietTile>{texts.closedNow}</QuietTile>
      )}
    </Box>
  );
});
