import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { userMessageOf } from '../../../../shared/api/api-error';
import { paths } from '../../../../shared/config/paths';
import { clockTime, dayOf, todayIn, weekdayAndDay } from '../../../../shared/model/dates';
import { centsOf, formatMoney } from '../../../../shared/model/money';
import { words } from '../../../../shared/texts/words';
import { SubmitButton } from '../../../../shared/ui/button/submit-button';
import { LinkButton } from '../../../../shared/ui/screen/link-button';
import { useToast } from '../../../../shared/ui/toast/toast-context';
import { type DeskTransfer, useConfirmTransfer } from '../../api/transfers';
import { OtherAmount } from './other-amount';
import { texts } from './texts';

interface TransferRowProps {
  transfer: DeskTransfer;
  timeZone: string;
  /** Called when money was recorded: the row may be gone. */
  onDone: () => void;
  onLeave: () => void;
}

/** One transfer: whose it is, one tap for the exact amount, and a form for any other. */
export function TransferRow({ transfer, timeZone, onDone, onLeave }: TransferRowProps) {
  const { code, state, dueAmount } = transfer;
  const [isOther, setOther] = useState(false);
  const confirm = useConfirmTransfer(transfer.bookingId);
  const showToast = useToast();
  const due = formatMoney(centsOf(dueAmount));
  const confirmExact = () =>
    confirm.mutate(
      { amount: dueAmount, due: dueAmount },
      {
        onSuccess: () => {
          showToast({ tone: 'success', title: texts.confirmed, description: texts.of(due, code) });
          onDone();
        },
      },
    );
  return (
    <Box component="li" sx={{ py: 1.5, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <Facts transfer={transfer} timeZone={timeZone} />
      {confirm.error && !isOther ? (
        <Typography role="alert" sx={{ color: 'error.main', mt: 1 }}>
          {userMessageOf(confirm.error)}
        </Typography>
      ) : null}
      {isOther ? (
        <OtherAmount transfer={transfer} onClose={() => setOther(false)} onDone={onDone} />
      ) : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
          {state === 'expected' ? (
            <SubmitButton
              size="medium"
              pending={confirm.isPending}
              aria-label={texts.confirmOf(due, code)}
              onClick={(event) => {
                // The second click of a double click might hit the next transfer.
                if (event.detail <= 1) confirmExact();
              }}
            >
              {texts.confirm(due)}
            </SubmitButton>
          ) : null}
          <Button
            variant={state === 'expected' ? 'text' : 'outlined'}
            aria-label={state === 'expected' ? texts.otherOf(code) : texts.recordOf(code)}
            onClick={() => setOther(true)}
          >
            {state === 'expected' ? texts.other : texts.record}
          </Button>
          <LinkButton
            to={`${paths.adminDesk}?buscar=${encodeURIComponent(code)}`}
            aria-label={`${texts.seeBooking}: ${code}`}
            onClick={onLeave}
            sx={{ flexBasis: '100%', justifyContent: 'flex-start', px: 0 }}
          >
            {texts.seeBooking}
          </LinkButton>
        </Box>
      )}
    </Box>
  );
}

function Facts({ transfer, timeZone }: Pick<TransferRowProps, 'transfer' | 'timeZone'>) {
  const { code, state, organiserName, dueAt, courtNumber, courtName, bookingDate, timeSlot } = transfer;
  const { paidAmount, totalAmount, dueAmount, excessAmount } = transfer;
  const due = new Date(dueAt);
  const hour = texts.hour(
    words.courtName(courtNumber, courtName),
    weekdayAndDay(dayOf(bookingDate)),
    timeSlot,
  );
  const until = texts.until(weekdayAndDay(todayIn(timeZone, due)), clockTime(due, timeZone));
  const isPart = state === 'expected' && centsOf(paidAmount) > 0;
  const [paid, total] = [formatMoney(centsOf(paidAmount)), formatMoney(centsOf(totalAmount))];
  return (
    <>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: 2 }}>
        <Typography variant="figure" translate="no" sx={{ fontSize: '1.125rem', letterSpacing: '0.03em' }}>
          {code}
        </Typography>
        <Typography variant="figure" sx={{ fontSize: '1.125rem' }}>
          {formatMoney(centsOf(state === 'expected' ? dueAmount : totalAmount))}
        </Typography>
      </Box>
      <Typography sx={{ fontWeight: 600 }}>{organiserName ?? texts.noName}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {[hour, state === 'expected' ? until : null, isPart ? texts.partArrived(paid, total) : null]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
      {centsOf(excessAmount) > 0 ? (
        <Typography variant="body2" sx={{ mt: 0.5 }}>
          {texts.excess(formatMoney(centsOf(excessAmount)))}
        </Typography>
      ) : null}
      {state === 'expected' ? null : (
        <Typography variant="body2" sx={{ mt: 0.5 }}>
          <strong>{texts[state]}</strong> {state === 'paid' ? texts.paidHint : texts.releasedHint}
        </Typography>
      )}
    </>
  );
}
