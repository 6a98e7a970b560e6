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

export class SaleTooLarge extends refusal('invalid', 'sale_too_large', 'La venta es demasiado grande.') {}

/** Only sales of the counter are given back by their receipt. A booking is cancelled. */
export class NotSoldAtCounter extends refusal(
  'conflict',
  'not_sold_at_counter',
  'Solo se devuelve así una venta de mostrador. Una reserva se cancela.',
) {}

export class AlreadyGivenBack extends refusal(
  'conflict',
  'already_given_back',
  'Esta venta ya se devolvió.',
) {}
