import Card from '@mui/material/Card';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { dayAndTime } from '../../../shared/model/dates';
import { centsOf } from '../../../shared/model/money';
import { measure } from '../../../shared/theme/tokens';
import { Money } from '../../../shared/ui/figures/money';
import { CardList } from '../../../shared/ui/list/card-list';
import { entryWords, type LedgerEntry } from '../model/ledger-words';
import { texts } from '../texts';

interface EntryListProps {
  entries: readonly LedgerEntry[];
  /** The time zone of the venue. */
  timeZone: string;
}

/** The transactions of a booking with the running balance: a table, or cards on phones. */
export function EntryList(props: EntryListProps) {
  const wide = useMediaQuery(`(min-width: ${measure.desktop}px)`);
  return wide ? <EntryTable {...props} /> : <EntryCards {...props} />;
}

function EntryTable({ entries, timeZone }: EntryListProps) {
  return (
    <Card>
      <Table aria-label={texts.entries} sx={{ '& tr:last-child > *': { borderBottom: 0 } }}>
        <TableHead>
          <TableRow>
            <TableCell scope="col">{texts.when}</TableCell>
            <TableCell scope="col">{texts.what}</TableCell>
            <TableCell scope="col" align="right">
              {texts.amount}
            </TableCell>
            <TableCell scope="col" align="right">
              {texts.balance}
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {entries.map((entry) => (
            <TableRow key={entry.id}>
              <TableCell sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
                {whenOf(entry, timeZone)}
              </TableCell>
              <TableCell>
                {entryWords(entry)}
                <Reference entry={entry} />
              </TableCell>
              <TableCell align="right">
                <Money cents={centsOf(entry.amount)} />
              </TableCell>
              <TableCell align="right">
                <Money cents={centsOf(entry.balance)} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Card>
  );
}

function EntryCards({ entries, timeZone }: EntryListProps) {
  return (
    <CardList label={texts.entries} columns="minmax(0, 1fr)">
      {entries.map((entry) => (
        <Card key={entry.id} component="li" sx={{ p: 2, display: 'grid', gap: 0.5 }}>
          <Typography variant="caption" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
            {whenOf(entry, timeZone)}
          </Typography>
          <Typography>{entryWords(entry)}</Typography>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
            <Money cents={centsOf(entry.amount)} sx={{ fontSize: '1.125rem' }} />
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {texts.balance} <Money cents={centsOf(entry.balance)} />
            </Typography>
          </Box>
          <Reference entry={entry} />
        </Card>
      ))}
    </CardList>
  );
}

function whenOf({ at }: LedgerEntry, timeZone: string): string {
  const { day, time } = dayAndTime(at, timeZone);
  return `${day}, ${time}`;
}

function Reference({ entry: { reference } }: { entry: LedgerEntry }) {
  return (
    <Typography variant="caption" component="div" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
      {reference}
    </Typography>
  );
}
