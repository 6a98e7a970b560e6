import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { CardList } from '../../../shared/ui/list/card-list';
import { dayAndTime } from '../../../shared/model/dates';
import { actionSentence, actorOf, changesOf } from '../model/audit-words';
import { texts } from '../texts';
import { AuditChanges } from './audit-changes';
import type { AuditListProps } from './audit-table';

/** The actions on phones: one card per action. */
export function AuditCards({ entries, timeZone }: AuditListProps) {
  return (
    <CardList label={texts.actions} columns="minmax(0, 1fr)">
      {entries.map((row) => {
        const { day, time } = dayAndTime(row.at, row.timeZone);
        return (
          <Card key={row.id} component="li" sx={{ p: 2 }}>
            <Typography
              variant="caption"
              sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
            >
              {day}, {time}
              {row.timeZone === timeZone ? null : ` (${texts.otherZone(row.timeZone)})`}
            </Typography>
            <Typography sx={{ overflowWrap: 'anywhere' }}>
              <strong>{actorOf(row)}</strong> {actionSentence(row)}
            </Typography>
            <AuditChanges changes={changesOf(row)} />
          </Card>
        );
      })}
    </CardList>
  );
}
