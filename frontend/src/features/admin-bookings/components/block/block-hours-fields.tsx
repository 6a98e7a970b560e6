import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { freeFrom } from '../../model/desk-hours';
import { slotEnd } from '../../../../shared/model/slots';
import { texts } from '../../texts';
import type { DeskCourt } from '../../types';

interface BlockHoursFieldsProps {
  court: DeskCourt;
  firstSlot: string;
  lastSlot: string;
  onChange: (lastSlot: string) => void;
}

/** The first hour, which is fixed, and a choice of how long the block lasts. */
export function BlockHoursFields({ court, firstSlot, lastSlot, onChange }: BlockHoursFieldsProps) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1.5 }}>
      <TextField label={texts.from} value={firstSlot} slotProps={{ htmlInput: { readOnly: true } }} />
      <TextField
        select
        label={texts.until}
        value={lastSlot}
        slotProps={{ select: { IconComponent: ExpandMoreRounded } }}
        onChange={({ target }) => onChange(target.value)}
      >
        {freeFrom(court, firstSlot).map((slot) => (
          <MenuItem key={slot} value={slot}>
            {slotEnd(slot)}
          </MenuItem>
        ))}
      </TextField>
    </Box>
  );
}
