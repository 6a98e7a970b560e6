import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { DialogFrame } from '../../../../shared/ui/dialog/dialog-frame';
import { ReceiptLinks } from '../../../../shared/ui/receipt/receipt-links';
import { words } from '../../../../shared/texts/words';

interface SoldReceiptProps {
  /** Such as "Hora vendida". */
  title: string;
  /** To whom, which hours, and the change to give. */
  description: string;
  /** The number of the receipt. */
  receipt: string;
  onClose: () => void;
}

/** The end of a sale that took money: its change and its receipt. Enter closes it. */
export function SoldReceipt({ title, description, receipt, onClose }: SoldReceiptProps) {
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => close.current?.focus(), []);
  return (
    <DialogFrame
      title={title}
      subtitle={description}
      onPhones="sheet"
      onClose={onClose}
      actions={
        <Button ref={close} variant="contained" onClick={onClose}>
          {words.close}
        </Button>
      }
    >
      <ReceiptLinks number={receipt} />
    </DialogFrame>
  );
}
