import Card from '@mui/material/Card';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { dayAndTime } from '../../../shared/model/dates';
import { actionSentence, actorOf, changesOf } from '../model/audit-words';
import { texts } from '../texts';
import { AuditChanges } from './audit-changes';
import type { AuditRow } from '../model/audit-filter';

export interface AuditListProps {
  entries: readonly AuditRow[];
  /** The time zone of the installation. The time of another zone names it. */
  timeZone: string;
}

/** The actions on wide windows. */
export function AuditTable({ entries, timeZone }: AuditListProps) {
  return (
    <Card>
      <Table
        aria-label={texts.actions}
        sx={{ '& tr:last-child > *': { borderBottom: 0 }, '& td': { verticalAlign: 'top' } }}
      >
        <TableHead>
          <TableRow>
            {[texts.when, texts.who, texts.what].map((column) => (
              <TableCell key={column} scope="col">
                {column}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {entries.map((row) => {
            const { day, time } = dayAndTime(row.at, row.timeZone);
            return (
              <TableRow key={row.id}>
                <TableCell sx={{ minWidth: 156, fontVariantNumeric: 'tabular-nums' }}>
                  {day}, {time}
                  {row.timeZone === timeZone ? null : ` (${texts.otherZone(row.timeZone)})`}
                </TableCell>
                <TableCell sx={{ overflowWrap: 'anywhere', minWidth: 96 }}>{actorOf(row)}</TableCell>
                <TableCell sx={{ width: '100%', overflowWrap: 'anywhere' }}>
                  {capitalised(actionSentence(row))}
                  <AuditChanges changes={changesOf(row)} />
                </TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </Card>
  );
}

function capitalised(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
