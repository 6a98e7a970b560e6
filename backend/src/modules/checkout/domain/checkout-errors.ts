import { refusal } from '../../../kernel/domain/domain-error.js';

/** The bank of another payer is deciding about a payment of everything that is missing. */
export class RestOfAnother extends refusal(
  'conflict',
  'rest_of_another',
  'Otra persona está pagando lo que falta y su banco aún no responde. No pagues: revisa en unos minutos.',
  { retryAfterSeconds: 60 },
) {}

/** A guarantee is only possible while nothing of the booking has been paid. */
export class GuaranteeTooLate extends refusal(
  'conflict',
  'guarantee_too_late',
  'Ya hay un pago hecho: la garantía no hace falta.',
) {}

/** The price cannot change while it is held on the card as a guarantee. */
export class GuaranteeHeld extends refusal(
  'conflict',
  'guarantee_held',
  'El monto ya está retenido en tu tarjeta como garantía: el código no se puede cambiar.',
) {}

/** The price cannot change after the payment link was created: each place has a fixed amount. */
export class AlreadyShared extends refusal(
  'conflict',
  'booking_already_shared',
  'Ya compartiste el link de pago: el código no se puede cambiar.',
) {}

/** The player asked for other places while the payment of the first ones succeeded. */
export class PlacePaidMeanwhile extends refusal(
  'conflict',
  'place_paid_meanwhile',
  'Tu pago anterior ya se completó. Mira la mesa de pago antes de pagar otro lugar.',
) {}
