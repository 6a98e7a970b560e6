import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { startTransition, Suspense, useState } from 'react';
import { dayAndTime } from '../../../shared/model/dates';
import { centsOf } from '../../../shared/model/money';
import { lazyComponent } from '../../../shared/ui/late/lazy-component';
import { Money } from '../../../shared/ui/figures/money';
import { texts } from '../texts';
import type { TillDetail } from '../till-calls';

const CloseDialog = lazyComponent(() => import('./close-dialog').then((file) => file.CloseDialog));
const MoveDialog = lazyComponent(() => import('./move-dialog').then((file) => file.MoveDialog));

interface OpenShiftProps {
  till: TillDetail;
  shift: NonNullable<TillDetail['shift']>;
  onClosed: (sheetNumber: number) => void;
}

/** A shift that has not ended: who opened it, what came in and went out, and how it ends. */
export function OpenShift({ till, shift, onClosed }: OpenShiftProps) {
  const [asking, setAsking] = useState<'in' | 'out' | 'close' | null>(null);
  const { day, time } = dayAndTime(shift.openedAt, till.timeZone);
  const ask = (what: 'in' | 'out' | 'close') => startTransition(() => setAsking(what));
  const close = () => setAsking(null);
  return (
    <Card sx={{ p: 2.5, display: 'grid', gap: 2 }}>
      <div>
        <Typography variant="h3" component="h2">
          {texts.isOpen}
        </Typography>
        <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>
          {texts.since(shift.openedBy, day, time)}
        </Typography>
      </div>
      {shift.overdue ? <Alert severity="warning">{texts.overdue}</Alert> : null}
      <Row label={texts.openedWith} cents={centsOf(shift.opening)} />
      <Box component="section" aria-label={texts.movements}>
        <Typography component="h3" sx={{ fontWeight: 700 }}>
          {texts.movements}
        </Typography>
        {shift.movements.length === 0 ? (
          <Typography sx={{ color: 'text.secondary' }}>{texts.noMovements}</Typography>
        ) : (
          shift.movements.map(({ at, amount, reason }) => (
            <Row key={`${at} ${reason}`} label={reason} cents={centsOf(amount)} />
          ))
        )}
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1.5 }}>
        <Button variant="outlined" onClick={() => ask('in')}>
          {texts.cashIn}
        </Button>
        <Button variant="outlined" onClick={() => ask('out')}>
          {texts.cashOut}
        </Button>
        <Button variant="contained" size="large" sx={{ gridColumn: '1 / -1' }} onClick={() => ask('close')}>
          {texts.close}
        </Button>
      </Box>
      <Suspense>
        {asking === 'in' || asking === 'out' ? (
          <MoveDialog tillId={till.id} direction={asking} onClose={close} />
        ) : null}
        {asking === 'close' ? (
          <CloseDialog tillId={till.id} shiftId={shift.id} onClose={close} onClosed={onClosed} />
        ) : null}
      </Suspense>
    </Card>
  );
}

function Row({ label, cents }: { label: string; cents: number }) {
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, py: 0.5 }}>
      <Typography sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>{label}</Typography>
      <Money cents={cents} />
    </Box>
  );
}
