import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { dayAndTime } from '../../../../shared/model/dates';
import { centsOf } from '../../../../shared/model/money';
import { CardList } from '../../../../shared/ui/list/card-list';
import { Money } from '../../../../shared/ui/figures/money';
import { StatusChip } from '../../../../shared/ui/figures/status-chip';
import { conceptOf, payerOf, slotOf, tones } from '../../model/payment-words';
import { texts } from '../../texts';
import type { PaymentEntry } from '../../types';
import { DisputeNote } from './dispute-note';
import { LedgerLink } from './ledger-link';
import type { PaymentListProps } from './payment-table';

/** The movements on phones: one card per movement. */
export function PaymentCards({ entries }: PaymentListProps) {
  return (
    <CardList label={texts.movements} columns={{ xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}>
      {entries.map((entry) => (
        <PaymentCard key={entry.id} entry={entry} />
      ))}
    </CardList>
  );
}

interface PaymentCardProps {
  entry: PaymentEntry;
}

function PaymentCard({ entry }: PaymentCardProps) {
  const { day, time } = dayAndTime(entry.at, entry.timeZone);
  return (
    <Card component="li" sx={{ p: 2, display: 'grid', gap: 0.75, alignContent: 'start' }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 1 }}>
        <StatusChip tone={tones[entry.state]}>{texts.states[entry.state]}</StatusChip>
        <Money cents={centsOf(entry.amount)} sx={{ fontSize: '1.25rem' }} />
      </Box>
      <Typography variant="subtitle1">{conceptOf(entry)}</Typography>
      <Typography variant="body2">
        {texts.court(entry.courtNumber, entry.venueName)}, {slotOf(entry)} · {entry.bookingCode}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {day}, {time} · {payerOf(entry)}
      </Typography>
      <DisputeNote entry={entry} />
      <LedgerLink entry={entry} />
      {entry.reference ? (
        <Typography variant="caption" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {texts.reference(entry.reference)}
        </Typography>
      ) : null}
    </Card>
  );
}
