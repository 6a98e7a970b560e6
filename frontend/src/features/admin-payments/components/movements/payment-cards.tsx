import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { dayAndTime } from '../../../../shared/model/dates';
import { centsOf } from '../../../../shared/model/money';
import { Money } from '../../../../shared/ui/figures/money';
import { StatusChip } from '../../../../shared/ui/figures/status-chip';
import { conceptOf, slotOf, tones } from '../../model/payment-words';
import { texts } from '../../texts';
import type { PaymentEntry } from '../../types';
import { DisputeNote } from './dispute-note';
import { DetailsButton, MovementDetails } from './movement-details';
import type { PaymentListProps } from './payment-table';

/** The movements on phones: rows of three lines. */
export function PaymentCards({ entries }: PaymentListProps) {
  return (
    <Card component="ul" aria-label={texts.movements} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {entries.map((entry) => (
        <PaymentItem key={entry.id} entry={entry} />
      ))}
    </Card>
  );
}

interface PaymentItemProps {
  entry: PaymentEntry;
}

function PaymentItem({ entry }: PaymentItemProps) {
  const [open, setOpen] = useState(false);
  const detailsId = useId();
  const { day, time } = dayAndTime(entry.at, entry.timeZone);
  return (
    <Box component="li" sx={{ px: 1.5, py: 1, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <Box sx={{ display: 'flex', alignItems: 'start', gap: 1 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography sx={{ fontWeight: 600, lineHeight: 1.35, overflowWrap: 'anywhere' }}>
            {entry.name ?? texts.noName}
          </Typography>
          <Typography variant="body2" sx={line}>
            {conceptOf(entry)} · {day}, {time}
          </Typography>
          <Typography variant="body2" sx={line}>
            {texts.court(entry.courtNumber, entry.venueName)}
          </Typography>
          <DisputeNote entry={entry} />
        </Box>
        <Box sx={{ display: 'grid', justifyItems: 'end', gap: 0.5, flex: 'none' }}>
          <Money cents={centsOf(entry.amount)} />
          <StatusChip tone={tones[entry.state]}>{texts.states[entry.state]}</StatusChip>
        </Box>
        <DetailsButton entry={entry} open={open} controls={detailsId} onToggle={() => setOpen(!open)} />
      </Box>
      {open ? (
        <Box id={detailsId}>
          <Typography variant="body2">{`${slotOf(entry)} · ${entry.bookingCode}`}</Typography>
          <MovementDetails entry={entry} />
        </Box>
      ) : null}
    </Box>
  );
}

const line = { color: 'text.secondary', lineHeight: 1.4, overflowWrap: 'anywhere' } as const;
