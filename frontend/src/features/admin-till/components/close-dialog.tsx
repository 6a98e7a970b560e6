import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ApiError, userMessageOf } from '../../../shared/api/api-error';
import { centsOf, decimalOf, formatMoney } from '../../../shared/model/money';
import { typedCents } from '../../../shared/model/typed-number';
import { FormDialog } from '../../../shared/ui/dialog/form-dialog';
import { AmountField } from '../../../shared/ui/form/number-field';
import { useToast } from '../../../shared/ui/toast/toast-context';
import { texts } from '../texts';
import { useCloseTill } from '../till-calls';

interface CloseDialogProps {
  tillId: string;
  /** The shift that is counted; if it has ended meanwhile, the server refuses. */
  shiftId: string;
  onClose: () => void;
  onClosed: (sheetNumber: number) => void;
}

const longestReason = 200;

/** Counts the till without showing what should be there, then asks why it differs. */
export function CloseDialog({ tillId, shiftId, onClose, onClosed }: CloseDialogProps) {
  const showToast = useToast();
  const closing = useCloseTill(tillId);
  const [counted, setCounted] = useState('');
  const [reason, setReason] = useState('');
  const [openNext, setOpenNext] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const found = foundBy(closing.error);
  const cents = typedCents(counted);
  const send = async () => {
    setRefused(true);
    if (cents === null || closing.isPending || (found && reason.trim() === '')) return;
    const count = { counted: decimalOf(cents), reason: reason.trim() || null, openNext, shiftId };
    // The news of the closing may take this dialog away before its own response.
    const closed = await closing.mutateAsync(count).catch(() => null);
    if (closed === null) return;
    showToast({ tone: 'success', title: texts.closedDone(closed.number) });
    onClose();
    if (!openNext) onClosed(closed.number);
  };
  return (
    <FormDialog
      title={texts.countTitle}
      subtitle={texts.countHint}
      submitLabel={texts.closeNow}
      pending={closing.isPending}
      error={closing.error && !found ? userMessageOf(closing.error) : null}
      onPhones="sheet"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 2, mt: 1 }}>
        <AmountField
          label={texts.counted}
          value={counted}
          inputRef={focusFirst}
          problem={isRefused && cents === null ? texts.countMissing : undefined}
          onChange={(typed) => {
            closing.reset();
            setCounted(typed);
          }}
        />
        {found ? (
          <Difference {...found} reason={reason} isMissing={reason.trim() === ''} onReason={setReason} />
        ) : null}
        <FormControlLabel
          control={<Checkbox checked={openNext} onChange={(_, checked) => setOpenNext(checked)} />}
          label={texts.openNext}
        />
      </Box>
    </FormDialog>
  );
}

interface Found {
  expected: number;
  difference: number;
}

interface DifferenceProps extends Found {
  reason: string;
  isMissing: boolean;
  onReason: (reason: string) => void;
}

/** The difference that the count has shown, and the field for its reason. */
function Difference({ expected, difference, reason, isMissing, onReason }: DifferenceProps) {
  const amount = formatMoney(Math.abs(difference));
  return (
    <Box role="status" sx={{ display: 'grid', gap: 1.5, p: 2, borderRadius: 1, bgcolor: 'warning.soft' }}>
      <Typography sx={{ color: 'warning.onSoft', fontWeight: 700 }}>
        {difference < 0 ? texts.short(amount) : texts.over(amount)}. {texts.differs(formatMoney(expected))}.
      </Typography>
      <TextField
        autoFocus
        fullWidth
        required
        label={texts.whyDifference}
        value={reason}
        helperText={isMissing ? texts.differenceHint : undefined}
        onChange={({ target }) => onReason(target.value)}
        slotProps={{ htmlInput: { maxLength: longestReason } }}
      />
    </Box>
  );
}

const focusFirst = (field: HTMLInputElement | null) => {
  if (field && field.value === '') field.focus();
};

/** Returns what the server has found after a count, in cents, or null. */
function foundBy(error: unknown): Found | null {
  if (!(error instanceof ApiError) || error.code !== 'difference_needs_reason') return null;
  const { expected, difference } = error.till ?? { expected: '0.00', difference: '0.00' };
  return { expected: centsOf(expected), difference: centsOf(difference) };
}
