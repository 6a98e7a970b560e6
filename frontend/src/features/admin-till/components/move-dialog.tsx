import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { userMessageOf } from '../../../shared/api/api-error';
import { decimalOf } from '../../../shared/model/money';
import { typedCents } from '../../../shared/model/typed-number';
import { FormDialog } from '../../../shared/ui/dialog/form-dialog';
import { AmountField } from '../../../shared/ui/form/number-field';
import { useToast } from '../../../shared/ui/toast/toast-context';
import { texts } from '../texts';
import { useMoveCash } from '../till-calls';

interface MoveDialogProps {
  tillId: string;
  direction: 'in' | 'out';
  onClose: () => void;
}

const longestReason = 200;

/** Cash that is put into the till or taken out of it, with its reason. */
export function MoveDialog({ tillId, direction, onClose }: MoveDialogProps) {
  const showToast = useToast();
  const move = useMoveCash(tillId);
  const [amount, setAmount] = useState('');
  const [reason, setReason] = useState('');
  const [isRefused, setRefused] = useState(false);
  const cents = typedCents(amount);
  const hasAmount = cents !== null && cents > 0;
  const send = () => {
    setRefused(true);
    if (!hasAmount || reason.trim() === '' || move.isPending) return;
    const signed = direction === 'out' ? `-${decimalOf(cents)}` : decimalOf(cents);
    move.mutate(
      { amount: signed, reason: reason.trim() },
      {
        onSuccess: () => {
          showToast({ tone: 'success', title: texts.moved });
          onClose();
        },
      },
    );
  };
  return (
    <FormDialog
      title={direction === 'in' ? texts.cashIn : texts.cashOut}
      submitLabel={texts.saveMovement}
      pending={move.isPending}
      error={move.error ? userMessageOf(move.error) : null}
      onPhones="sheet"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 2, mt: 1 }}>
        <AmountField
          label={texts.amount}
          value={amount}
          inputRef={focusOnce}
          problem={isRefused && !hasAmount ? texts.amountMissing : undefined}
          onChange={setAmount}
        />
        <TextField
          fullWidth
          required
          label={texts.reason}
          value={reason}
          error={isRefused && reason.trim() === ''}
          helperText={isRefused && reason.trim() === '' ? texts.reasonMissing : texts.reasonHints[direction]}
          onChange={({ target }) => setReason(target.value)}
          slotProps={{ htmlInput: { maxLength: longestReason } }}
        />
      </Box>
    </FormDialog>
  );
}

const focusOnce = (field: HTMLInputElement | null) => field?.focus();
