import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { userMessageOf } from '../../../../shared/api/api-error';
import { centsOf, formatMoney } from '../../../../shared/model/money';
import { SubmitButton } from '../../../../shared/ui/button/submit-button';
import { useHandOver } from '../../api/desk-money';
import { texts } from '../../texts';
import type { DeskBooking } from '../../types';

/** Asks the admin to give back what was paid at the desk, and to record it. */
export function HandOver({ booking: { id, payments } }: { booking: DeskBooking }) {
  const owed = payments.flatMap(({ refunds }) => refunds).filter(({ status }) => status === 'to_hand_over');
  const cents = owed.reduce((sum, { amount }) => sum + centsOf(amount), 0);
  const handOver = useHandOver(id);
  return (
    <Box sx={{ display: 'grid', gap: 1.5, mb: 2.5 }}>
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
