import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { paths } from '../../../shared/config/paths';
import { dayAndTime, shortDay } from '../../../shared/model/dates';
import { StatusChip } from '../../../shared/ui/figures/status-chip';
import { lazyComponent } from '../../../shared/ui/late/lazy-component';
import { LinkButton } from '../../../shared/ui/screen/link-button';
import { differenceOf, theirAmount, type Finding } from '../model/ledger-words';
import { texts } from '../texts';

const GiveBackDialog = lazyComponent(() => import('./give-back-dialog').then((file) => file.GiveBackDialog));
const ResolveDialog = lazyComponent(() => import('./resolve-dialog').then((file) => file.ResolveDialog));

interface FindingCardProps {
  finding: Finding;
}

/** One difference: what differs, what to do, and the actions. */
export function FindingCard({ finding }: FindingCardProps) {
  const { kind, booking, reference, refund, resolvedAt } = finding;
  const isOpen = resolvedAt === null;
  return (
    <Card component="li" sx={{ p: 2.5, display: 'grid', gap: 1, alignContent: 'start' }}>
      <div>
        <StatusChip tone={isOpen ? 'error' : 'success'}>{texts.kinds[kind]}</StatusChip>
      </div>
      <Typography variant="subtitle1" component="h3">
        {differenceOf(finding)}
      </Typography>
      {booking === null ? null : (
        <Typography variant="body2">
          {texts.booking(
            booking.courtNumber,
            booking.venueName,
            shortDay(booking.bookingDate),
            booking.timeSlot,
          )}{' '}
          · {booking.code}
        </Typography>
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {isOpen && (refund === null || refund === 'none') ? texts.advice[kind] : null}
        {refund === null || refund === 'none' ? null : texts.refund[refund]}
      </Typography>
      <History finding={finding} />
      <Typography variant="caption" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {texts.reference(reference)}
      </Typography>
      <Actions finding={finding} />
    </Card>
  );
}

function History({ finding: { foundAt, resolvedAt, resolvedBy, note } }: FindingCardProps) {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const found = dayAndTime(foundAt, timeZone);
  const resolved = resolvedAt === null ? null : dayAndTime(resolvedAt, timeZone);
  const how =
    resolved === null
      ? null
      : resolvedBy === null
        ? texts.resolvedItself(resolved.day, resolved.time)
        : texts.resolvedAt(resolved.day, resolved.time, resolvedBy);
  return (
    <Typography variant="caption" component="div" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
      <div>{texts.foundAt(found.day, found.time)}</div>
      {how === null ? null : <div>{how}</div>}
      {note === null ? null : <div>{texts.note(note)}</div>}
    </Typography>
  );
}

function Actions({ finding }: FindingCardProps) {
  const { booking, reference, refund, providerPage, resolvedAt } = finding;
  const [dialog, setDialog] = useState<'resolve' | 'giveBack' | null>(null);
  const close = () => setDialog(null);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.5 }}>
      {resolvedAt === null && refund === 'none' ? (
        <Button variant="contained" size="small" onClick={() => setDialog('giveBack')}>
          {texts.giveBack(theirAmount(finding))}
        </Button>
      ) : null}
      {resolvedAt === null ? (
        <Button variant="outlined" size="small" onClick={() => setDialog('resolve')}>
          {texts.resolve}
        </Button>
      ) : null}
      {booking === null ? null : (
        <LinkButton to={paths.adminLedgerOf(booking.id)} size="small" aria-label={texts.whyOf(reference)}>
          {texts.why}
        </LinkButton>
      )}
      {providerPage === null ? null : (
        <Button component="a" href={providerPage} target="_blank" rel="noreferrer" size="small">
          {texts.openProvider}
        </Button>
      )}
      <Suspense>
        {dialog === 'resolve' ? <ResolveDialog finding={finding} onClose={close} /> : null}
        {dialog === 'giveBack' ? <GiveBackDialog finding={finding} onClose={close} /> : null}
      </Suspense>
    </Box>
  );
}
