import { EntitySchema } from 'typeorm';

/** A row of `receipt_buyers`: to whom the receipt of a transaction is made out. */
export interface ReceiptBuyerRow {
  txn: string;
  name: string | null;
  taxId: string | null;
}

export const ReceiptBuyerSchema = new EntitySchema<ReceiptBuyerRow>({
  name: 'ReceiptBuyer',
  tableName: 'receipt_buyers',
  columns: {
    txn: { type: 'text', primary: true },
    name: { type: 'text', nullable: true },
    taxId: { type: 'text', name: 'tax_id', nullable: true },
  },
});
