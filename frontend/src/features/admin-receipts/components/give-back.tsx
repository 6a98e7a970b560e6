import Button from '@mui/material/Button';
import { useState } from 'react';
import { codeOf, userMessageOf } from '../../../shared/api/api-error';
import { centsOf, formatMoney } from '../../../shared/model/money';
import { ConfirmDialog } from '../../../shared/ui/dialog/confirm-dialog';
import { OpenTill } from '../../../shared/ui/till/open-till';
import { useToast } from '../../../shared/ui/toast/toast-context';
import { type Receipt, useGiveBack } from '../receipt-calls';
import { texts } from '../texts';

interface GiveBackProps {
  receipt: Receipt;
  /** Called with the number of the credit note. */
  onGivenBack: (number: string) => void;
}

/** Gives a sale of the counter back after a question. */
export function GiveBack({ receipt, onGivenBack }: GiveBackProps) {
  const { number, amount, means, venue } = receipt;
  const [isAsking, setAsking] = useState(false);
  const giving = useGiveBack(number);
  const showToast = useToast();
  const needsTill = codeOf(giving.error) === 'till_closed';
  const give = () =>
    giving.mutate(undefined, {
      onSuccess: (note) => {
        showToast({ tone: 'success', title: texts.givenBack });
        onGivenBack(note.number);
      },
    });
  return (
    <>
      <Button variant="outlined" onClick={() => setAsking(true)} sx={{ mt: 2 }}>
        {texts.giveBack}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={texts.giveBackAsk(number)}
        confirmLabel={texts.giveBack}
        pending={giving.isPending}
        error={giving.error && !needsTill ? userMessageOf(giving.error) : null}
        onConfirm={give}
        onCancel={() => setAsking(false)}
      >
        {texts.giveBackHint(formatMoney(centsOf(amount)), texts.means[means])}
        {needsTill ? <OpenTill venueId={venue.id} onOpened={give} /> : null}
      </ConfirmDialog>
    </>
  );
}
