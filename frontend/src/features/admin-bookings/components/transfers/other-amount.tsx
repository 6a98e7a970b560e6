import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { SubmitButton } from '../../../../shared/ui/button/submit-button';
import { AmountField } from '../../../../shared/ui/form/number-field';
import type { DeskTransfer } from '../../api/transfers';
import { useOtherAmount } from '../../use-other-amount';
import { texts } from './texts';

interface OtherAmountProps {
  transfer: DeskTransfer;
  onClose: () => void;
  onDone: () => void;
}

/** Another amount than the one that is due, with what becomes of it, and the number of the bank. */
export function OtherAmount({ transfer, onClose, onDone }: OtherAmountProps) {
  const other = useOtherAmount(transfer, () => {
    onClose();
    onDone();
  });
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <Box component="form" noValidate onSubmit={other.send} sx={{ display: 'grid', gap: 1.5, mt: 1.5 }}>
      <Box sx={fields}>
        <AmountField
          label={texts.amount}
          value={other.amount}
          inputRef={input}
          problem={other.problem}
          onChange={other.setAmount}
        />
        <TextField
          label={texts.reference}
          value={other.reference}
          onChange={(event) => other.setReference(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 80, autoComplete: 'off' } }}
        />
      </Box>
      <Typography role="status" sx={{ minHeight: 24 }}>
        {other.words}
      </Typography>
      {other.refusal === null ? null : (
        <Typography role="alert" sx={{ color: 'error.main' }}>
          {other.refusal}
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <SubmitButton type="submit" size="medium" pending={other.isPending}>
          {other.act}
        </SubmitButton>
        <Button onClick={onClose}>{texts.cancel}</Button>
      </Box>
    </Box>
  );
}

const fields = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
  alignItems: 'end',
} as const;
