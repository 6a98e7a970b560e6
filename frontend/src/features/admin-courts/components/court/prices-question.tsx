import Typography from '@mui/material/Typography';
import { ConfirmDialog } from '../../../../shared/ui/dialog/confirm-dialog';
import { texts } from '../../texts';

interface PricesQuestionProps {
  /** The former and the new price of each change. Without one, the dialog does not ask. */
  jumps: readonly string[];
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks about prices that are far from the former ones, before they are saved. */
export function PricesQuestion({ jumps, onConfirm, onCancel }: PricesQuestionProps) {
  return (
    <ConfirmDialog
      open={jumps.length > 0}
      title={texts.priceQuestion(jumps.length)}
      confirmLabel={texts.priceConfirm}
      cancelLabel={texts.priceBack}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {jumps.map((jump) => (
        <Typography key={jump}>{jump}</Typography>
      ))}
    </ConfirmDialog>
  );
}
