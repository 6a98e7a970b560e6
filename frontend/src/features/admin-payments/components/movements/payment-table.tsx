import Card from '@mui/material/Card';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { dayAndTime } from '../../../../shared/model/dates';
import { centsOf } from '../../../../shared/model/money';
import { Money } from '../../../../shared/ui/figures/money';
import { StatusChip } from '../../../../shared/ui/figures/status-chip';
import { conceptOf, payerOf, slotOf, tones } from '../../model/payment-words';
import { texts } from '../../texts';
import type { PaymentEntry } from '../../types';
import { DisputeNote } from './dispute-note';
import { LedgerLink } from './ledger-link';

export interface PaymentListProps {
  entries: readonly PaymentEntry[];
}

const columns = [texts.date, texts.state, texts.concept, texts.booking];

/** The movements on wide windows. */
export function PaymentTable({ entries }: PaymentListProps) {
  return (
    <Card>
      <Table
        aria-label={texts.movements}
        sx={{
          tableLayout: 'fixed',
          '& tr:last-child > *': { borderBottom: 0 },
          '& td': { verticalAlign: 'top' },
        }}
      >
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <TableCell key={column} scope="col" sx={{ width: column === texts.date ? 128 : 'auto' }}>
                {column}
              </TableCell>
            ))}
            <TableCell scope="col" align="right" sx={{ width: 120 }}>
              {texts.amount}
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {entries.map((entry) => (
            <PaymentRow key={entry.id} entry={entry} />
          ))}
        </TableBody>
      </Table>
    </Card>
  );
}

interface PaymentRowProps {
  entry: PaymentEntry;
}

function PaymentRow({ entry }: PaymentRowProps) {
  const { day, time } = dayAndTime(entry.at, entry.timeZone);
  return (
    <TableRow hover>
      <TableCell sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {day}
        <Small>{time}</Small>
      </TableCell>
      <TableCell>
        <StatusChip tone={tones[entry.state]}>{texts.states[entry.state]}</StatusChip>
      </TableCell>
      <TableCell>
        {conceptOf(entry)}
        {entry.reference ? <Small>{entry.reference}</Small> : null}
        <DisputeNote entry={entry} />
      </TableCell>
      <TableCell>
        {texts.court(entry.courtNumber, entry.venueName)} · {entry.bookingCode}
        <Small>{slotOf(entry)}</Small>
        <Small>{payerOf(entry)}</Small>
        <LedgerLink entry={entry} />
      </TableCell>
      <TableCell align="right">
        <Money cents={centsOf(entry.amount)} />
      </TableCell>
    </TableRow>
  );
}

interface SmallProps {
  children: string;
}

function Small({ children }: SmallProps) {
  return (
    <Typography
      variant="caption"
      component="div"
      sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }}
    >
      {children}
    </Typography>
  );
}
