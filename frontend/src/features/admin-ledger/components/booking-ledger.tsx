import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { isNotFound } from '../../../shared/api/api-error';
import { paths } from '../../../shared/config/paths';
import { shortDay } from '../../../shared/model/dates';
import { centsOf, formatMoney } from '../../../shared/model/money';
import { Money } from '../../../shared/ui/figures/money';
import { Pager } from '../../../shared/ui/list/pager';
import { EmptyState } from '../../../shared/ui/screen/empty-state';
import { ErrorState } from '../../../shared/ui/screen/error-state';
import { LinkButton } from '../../../shared/ui/screen/link-button';
import { LoadingRegion, SkeletonRows } from '../../../shared/ui/screen/skeletons';
import { statementQuery } from '../api/ledger-queries';
import { texts } from '../texts';
import { EntryList } from './entry-list';
import type { BookingStatement } from '../model/ledger-words';

interface BookingLedgerProps {
  /** The id of a booking, or an id of the provider. */
  reference: string;
  page: number;
  onTurn: (page: number) => void;
}

/** Why a booking has the balance that it has: each transaction, and the balance at the end. */
export function BookingLedger({ reference, page, onTurn }: BookingLedgerProps) {
  const { data, error, isFetching, refetch } = useQuery(statementQuery(reference, page));
  const back = (
    <LinkButton to={paths.adminLedger} variant="outlined">
      {texts.back}
    </LinkButton>
  );
  if (isNotFound(error))
    return <EmptyState title={texts.statementError} hint={texts.notFoundHint(reference)} action={back} />;
  if (!data && error) {
    const retry = () => void refetch();
    const state = { title: texts.statementFailed, error, retrying: isFetching, wayOut: back };
    return <ErrorState {...state} onRetry={retry} />;
  }
  if (!data)
    return (
      <LoadingRegion>
        <SkeletonRows count={4} height={64} gap={1} />
      </LoadingRegion>
    );
  return (
    <Box component="section" sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Heading statement={data} />
      {data.total === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{texts.noEntries}</Typography>
      ) : (
        <EntryList entries={data.entries} timeZone={data.booking.timeZone} />
      )}
      <Pager page={data.page} pageSize={data.pageSize} total={data.total} onTurn={onTurn} />
      <FinalBalance statement={data} />
      <div>{back}</div>
    </Box>
  );
}

function Heading({ statement: { booking } }: { statement: BookingStatement }) {
  const { code, courtNumber, venueName, bookingDate, timeSlot, total, paid } = booking;
  return (
    <div>
      <Typography variant="h2">
        {texts.statementOf(courtNumber, venueName)} · {code}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        {shortDay(bookingDate)}, {timeSlot}.{' '}
        {texts.price(formatMoney(centsOf(total)), formatMoney(centsOf(paid)))}
      </Typography>
    </div>
  );
}

/** The balance and its parts: what was earned and is owed, less fees and what is withheld. */
function FinalBalance({ statement }: { statement: BookingStatement }) {
  const parts = [
    { label: texts.earned, cents: centsOf(statement.earned) },
    { label: texts.owed, cents: centsOf(statement.owed) },
    { label: texts.feesTaken, cents: -centsOf(statement.fees) },
    { label: texts.disputed, cents: -centsOf(statement.disputed) },
  ];
  return (
    <Card sx={{ p: 2.5, maxWidth: 480 }}>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 0.75 }}>
        {parts.map(({ label, cents }) => (
          <Row key={label} label={label} cents={cents} />
        ))}
        <Row label={texts.finalBalance} cents={centsOf(statement.balance)} isTotal />
      </Box>
    </Card>
  );
}

interface RowProps {
  label: string;
  cents: number;
  isTotal?: boolean;
}

function Row({ label, cents, isTotal = false }: RowProps) {
  const total = { pt: 1, borderTop: 1, borderColor: 'divider', fontWeight: 650 };
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, ...(isTotal ? total : {}) }}>
      <Box component="dt">{label}</Box>
      <Box component="dd" sx={{ m: 0 }}>
        <Money cents={cents} />
      </Box>
    </Box>
  );
}
