import Button from '@mui/material/Button';
import { DialogFrame } from '../dialog/dialog-frame';
import { words } from '../../texts/words';
import { ReceiptLinks } from './receipt-links';

interface SoldReceiptProps {
  /** Such as "Hora vendida". */
  title: string;
  /** To whom, which hours, and the change to give. */
  description: string | undefined;
  /** The number of the receipt. */
  receipt: string;
  onClose: () => void;
}

/** The end of a sale that took money: its change and its receipt. Enter closes it. */
export function SoldReceipt({ title, description, receipt, onClose }: SoldReceiptProps) {
  return (
    <DialogFrame
      title={title}
      subtitle={description}
      onPhones="sheet"
      onClose={onClose}
      actions={
        <Button autoFocus variant="contained" onClick={onClose}>
          {words.close}
        </Button>
      }
    >
      <ReceiptLinks number={receipt} />
    </DialogFrame>
  );
}
