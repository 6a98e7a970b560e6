import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { centsOf } from '../../../../shared/model/money';
import { Money } from '../../../../shared/ui/figures/money';
import { texts } from '../../texts';
import type { PaymentsMonth } from '../../types';

interface DayTableProps {
  /** The accessible name. */
  label: string;
  days: PaymentsMonth['days'];
  height: number;
}

/** The figures of the chart in a table, without the days that have no movements. */
export function DayTable({ label, days, height }: DayTableProps) {
  const daysWithMovements = days
    .map(({ day, received, refunded }) => ({ day, received: centsOf(received), refunded: centsOf(refunded) }))
    .filter(({ received, refunded }) => received !== 0 || refunded !== 0);
  return (
    <Box role="region" aria-label={label} tabIndex={0} sx={{ height, overflowY: 'auto' }}>
      <Table size="small" stickyHeader aria-label={label} sx={{ '& th, & td': { px: { xs: 0.5, sm: 2 } } }}>
        <TableHead>
          <TableRow>
            <TableCell scope="col">{texts.day}</TableCell>
            {[texts.received, texts.refunded, texts.dayNet].map((column) => (
              <TableCell key={column} scope="col" align="right">
                {column}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {daysWithMovements.map(({ day, received, refunded }) => (
            <TableRow key={day}>
              <TableCell component="th" scope="row">
                {day}
              </TableCell>
              {[received, -refunded, received - refunded].map((cents, column) => (
                <TableCell key={column} align="right">
                  <Money cents={cents} />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mt: 1 }}>
        {texts.quietDays}
      </Typography>
    </Box>
  );
}
