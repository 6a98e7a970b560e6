import Card from '@mui/material/Card';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
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

export interface PaymentListProps {
  entries: readonly PaymentEntry[];
}

/** The first two and the last two columns have the width of what they hold. */
const columns = [
  { label: texts.date, width: 124 },
  { label: texts.state, width: 148 },
  { label: texts.concept, width: '24%' },
  { label: texts.booking, width: 'auto' },
] as const;

/** The movements on wide windows: two lines each. */
export function PaymentTable({ entries }: PaymentListProps) {
  return (
    <Card>
      <Table
        aria-label={texts.movements}
        size="small"
        sx={{
          tableLayout: 'fixed',
          '& tr:last-child > *': { borderBottom: 0 },
          '& td, & th': { px: 1.5, py: 0.75 },
        }}
      >
        <TableHead>
          <TableRow>
            {columns.map(({ label, width }) => (
              <TableCell key={label} scope="col" sx={{ width }}>
                {label}
              </TableCell>
            ))}
            <TableCell scope="col" align="right" sx={{ width: 104 }}>
              {texts.amount}
            </TableCell>
            <TableCell scope="col" sx={{ width: 56 }}>
              <span className="s-hidden">{texts.details}</span>
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
  const [open, setOpen] = useState(false);
  const detailsId = useId();
  const { day, time } = dayAndTime(entry.at, entry.timeZone);
  return (
    <>
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
          <Small>{entry.name ?? texts.noName}</Small>
          <DisputeNote entry={entry} />
        </TableCell>
        <TableCell>
          {texts.court(entry.courtNumber, entry.venueName)}
          <Small>{`${slotOf(entry)} · ${entry.bookingCode}`}</Small>
        </TableCell>
        <TableCell align="right">
          <Money cents={centsOf(entry.amount)} />
        </TableCell>
        <TableCell align="right">
          <DetailsButton entry={entry} open={open} controls={detailsId} onToggle={() => setOpen(!open)} />
        </TableCell>
      </TableRow>
      {open ? (
        <TableRow id={detailsId}>
          <TableCell colSpan={columns.length + 2} sx={{ bgcolor: 'background.default' }}>
            <MovementDetails entry={entry} />
          </TableCell>
        </TableRow>
      ) : null}
    </>
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
      sx={{
        color: 'text.secondary',
        fontVariantNumeric: 'tabular-nums',
        overflowWrap: 'anywhere',
        lineHeight: 1.35,
      }}
    >
      {children}
    </Typography>
  );
}
