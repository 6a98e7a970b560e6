import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState, type FormEvent } from 'react';
import { userMessageOf } from '../../../../shared/api/api-error';
import { centsOf, decimalOf, formatMoney } from '../../../../shared/model/money';
import { typedCents } from '../../../../shared/model/typed-number';
import { AmountField } from '../../../../shared/ui/form/number-field';
import { SubmitButton } from '../../../../shared/ui/form/submit-button';
import { type DeskMethod, useHandOver, useSettle } from '../../api/desk-money';
import { texts } from '../../texts';
import type { DeskBooking } from '../../types';

const methods: readonly DeskMethod[] = ['cash', 'transfer', 'terminal'];

/** What the desk still does with the money of a booking that is paid at the club. */
export function DeskMoney({ booking }: { booking: DeskBooking }) {
  const { paysAtClub, status, paymentStatus, refundStatus } = booking;
  if (refundStatus === 'to_hand_over') return <HandOver booking={booking} />;
  const isDue = paymentStatus !== 'completed' && (status === 'active' || status === 'completed');
  if (!paysAtClub || !isDue) return null;
  // Each amount that was taken makes a new order.
  return <Settle key={booking.paidAmount} booking={booking} />;
}

function Settle({ booking: { id, totalAmount, paidAmount } }: { booking: DeskBooking }) {
  const missing = centsOf(totalAmount) - centsOf(paidAmount);
  const [method, setMethod] = useState<DeskMethod>('cash');
  const [amount, setAmount] = useState(decimalOf(missing));
  const settle = useSettle(id);
  const [isRefused, setRefused] = useState(false);
  const problem = isRefused ? '' : undefined;
  const send = (event: FormEvent) => {
    event.preventDefault();
    const cents = typedCents(amount);
    setRefused(cents === null);
    if (cents !== null) settle.mutate({ method, amount: decimalOf(cents) });
  };
  return (
    <Box component="form" noValidate onSubmit={send} sx={{ display: 'grid', gap: 1.5, mt: 2 }}>
      <Typography component="h3" sx={{ fontWeight: 700 }}>
        {texts.desk.title(formatMoney(missing))}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <TextField
          select
          label={texts.desk.method}
          value={method}
          onChange={({ target }) => setMethod(target.value as DeskMethod)}
          slotProps={{ select: { native: true } }}
        >
          {methods.map((one) => (
            <option key={one} value={one}>
              {texts.desk.methods[one]}
            </option>
          ))}
        </TextField>
        <AmountField
          label={texts.desk.amount}
          value={amount}
          problem={settle.error ? userMessageOf(settle.error) : problem}
          hint={texts.desk.amountHint}
          onChange={setAmount}
        />
      </Box>
      <SubmitButton type="submit" pending={settle.isPending}>
        {texts.desk.settle}
      </SubmitButton>
    </Box>
  );
}

function HandOver({ booking: { id, payments } }: { booking: DeskBooking }) {
  const owed = payments.flatMap(({ refunds }) => refunds).filter(({ status }) => status === 'to_hand_over');
  const cents = owed.reduce((sum, { amount }) => sum + centsOf(amount), 0);
  const handOver = useHandOver(id);
  return (
    <Box sx={{ display: 'grid', gap: 1.5, mt: 2 }}>
      <Typography>{texts.desk.toHandOver(formatMoney(cents))}</Typography>
      {handOver.error ? (
        <Typography role="alert" sx={{ color: 'error.main' }}>
          {userMessageOf(handOver.error)}
        </Typography>
      ) : null}
      <SubmitButton pending={handOver.isPending} onClick={() => handOver.mutate(undefined)}>
        {texts.desk.handedOver}
      </SubmitButton>
    </Box>
  );
}
