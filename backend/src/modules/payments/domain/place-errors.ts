import { refusal } from '../../../kernel/domain/domain-error.js';

/** No paid place of this booking was paid by the caller with this payment. */
export class PlaceNotYours extends refusal(
  'not_found',
  'place_not_yours',
  'No encontramos un lugar pagado por ti en este partido.',
) {}

/** The booking is paid in full. From then on its own refund terms decide. */
export class LeaveAfterComplete extends refusal(
  'conflict',
  'leave_after_complete',
  'El partido ya está pagado por completo y confirmado, así que tu lugar ya no se puede dejar. Si no puedes ir, habla con quien lo organizó.',
) {}

/** The payment deadline has passed. */
export class LeaveTooLate extends refusal(
  'conflict',
  'leave_too_late',
  'El plazo de pago terminó, así que ya no se puede dejar el lugar.',
) {}

/** A bank is deciding about the rest of the booking. */
export class LeaveUndecided extends refusal(
  'conflict',
  'leave_undecided',
  'Un banco está confirmando el pago de lo que falta. Inténtalo de nuevo en un momento.',
  { retryAfterSeconds: 30 },
) {}

/** The payer has contested this payment at the bank, which decides or has decided about it. */
export class LeaveDisputed extends refusal(
  'conflict',
  'leave_disputed',
  'Tu banco reclamó este pago, así que no podemos devolverlo desde aquí.',
) {}
