import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { dayAndTime } from '../../../shared/model/dates';
import { centsOf, formatMoney } from '../../../shared/model/money';
import { StatusChip } from '../../../shared/ui/figures/status-chip';
import { ErrorState } from '../../../shared/ui/screen/error-state';
import { LoadingRegion } from '../../../shared/ui/screen/skeletons';
import { summaryQuery } from '../api/ledger-queries';
import { texts } from '../texts';
import type { LedgerSummary } from '../model/ledger-words';

const grid = {
  display: 'grid',
  gap: 2,
  m: 0,
  p: 0,
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    xl: 'repeat(4, minmax(0, 1fr))',
  },
} as const;

/** The figures above the list of differences. */
export function Summary() {
  const { data, error, isFetching, refetch } = useQuery(summaryQuery());
  if (!data && error) {
    const retry = () => void refetch();
    return <ErrorState title={texts.summaryError} error={error} retrying={isFetching} onRetry={retry} />;
  }
  if (!data) return <SummarySkeleton />;
  const { fees, disputes, declines } = data;
  return (
    <Box component="ul" sx={grid}>
      <Difference summary={data} />
      <Figure
        label={texts.fees}
        figure={money(fees.charges)}
        notes={[
          texts.feesOf(fees.chargeCount),
          ...notesOf(fees.unknownCount > 0, texts.feesUnknown(fees.unknownCount)),
          ...notesOf(centsOf(fees.disputes) !== 0, texts.disputeFees(money(fees.disputes))),
          texts.feesNote,
        ]}
      />
      <Figure
        label={texts.disputes}
        figure={String(disputes.open)}
        notes={[texts.withheld(money(disputes.withheld)), texts.disputesNote]}
      />
      <Figure
        label={texts.declines}
        figure={String(declines.lastHour)}
        notes={[texts.declinesHour, texts.endedToday(declines.endedToday)]}
      />
    </Box>
  );
}

const money = (amount: string) => formatMoney(centsOf(amount));
const notesOf = (applies: boolean, note: string) => (applies ? [note] : []);

function Difference({ summary: { comparison, openFindings, timeZone } }: { summary: LedgerSummary }) {
  if (comparison === null)
    return (
      <Figure label={texts.difference} figure={null} notes={[texts.notComparedHint]}>
        <StatusChip tone="pending">{texts.notCompared}</StatusChip>
      </Figure>
    );
  const at = dayAndTime(comparison.comparedAt, timeZone);
  const { day: since } = dayAndTime(comparison.since, timeZone);
  return (
    <Figure
      label={texts.difference}
      figure={money(comparison.difference)}
      notes={[
        texts.comparedAt(at.day, at.time),
        texts.comparedWhat(comparison.movements, since),
        texts.bothSides(money(comparison.ours), money(comparison.theirs)),
      ]}
    >
      <ComparisonChip difference={centsOf(comparison.difference)} openFindings={openFindings} />
    </Figure>
  );
}

/** An admin may have resolved a difference that the provider still has. */
function ComparisonChip({ difference, openFindings }: { difference: number; openFindings: number }) {
  if (openFindings > 0) return <StatusChip tone="error">{texts.findingsCount(openFindings)}</StatusChip>;
  if (difference !== 0) return <StatusChip tone="neutral">{texts.list.none}</StatusChip>;
  return <StatusChip tone="success">{texts.allEqual}</StatusChip>;
}

interface FigureProps {
  label: string;
  /** Null: there is no figure to show. */
  figure: string | null;
  notes: readonly string[];
  children?: ReactNode;
}

function Figure({ label, figure, notes, children }: FigureProps) {
  return (
    <Card component="li" sx={{ display: 'grid', gap: 0.75, alignContent: 'start', p: 2.5, minWidth: 0 }}>
      <Typography component="h2" variant="subtitle2" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      {figure === null ? null : (
        <Typography variant="figure" component="p" sx={{ fontSize: '2rem' }}>
          {figure}
        </Typography>
      )}
      {children ? <div>{children}</div> : null}
      {notes.map((note) => (
        <Typography key={note} variant="caption" sx={{ color: 'text.secondary' }}>
          {note}
        </Typography>
      ))}
    </Card>
  );
}

function SummarySkeleton() {
  return (
    <LoadingRegion>
      <Box sx={grid}>
        {[1, 2, 3, 4].map((card) => (
          <Skeleton key={card} variant="rounded" height={172} />
        ))}
      </Box>
    </LoadingRegion>
  );
}
