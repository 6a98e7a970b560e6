import { refusal } from '../../../kernel/domain/domain-error.js';

export class ReceiptNotFound extends refusal(
  'not_found',
  'receipt_not_found',
  'No encontramos ese recibo.',
) {}

/** The time to name a buyer has ended. */
export class BuyerIsFinal extends refusal(
  'conflict',
  'buyer_is_final',
  'El comprador se puede anotar hasta 30 días después del pago.',
) {}

/** A credit note has the buyer of its receipt. */
export class OnlyReceiptsHaveBuyers extends refusal(
  'conflict',
  'only_receipts_have_buyers',
  'El comprador se anota en el recibo del pago.',
) {}
