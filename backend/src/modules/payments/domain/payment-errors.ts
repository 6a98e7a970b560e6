import { DomainError, refusal } from '../../../kernel/domain/domain-error.js';
import { formatAmount, MINIMUM_CHARGE } from '../../../kernel/domain/money.js';
import type { PaymentStatus } from './payment-status.js';

/** The payment is unknown, or belongs to another booking or player. The cases look the same. */
export class PaymentNotFound extends refusal('not_found', 'payment_not_found', 'No encontramos ese pago.') {}

export class PaymentDeadlinePassed extends refusal(
  'conflict',
  'payment_deadline_passed',
  'El plazo para pagar esta reserva ya terminó.',
) {}

export class BelowMinimumCharge extends refusal(
  'conflict',
  'below_minimum_charge',
  `No podemos cobrar con tarjeta menos de $${formatAmount(MINIMUM_CHARGE)}. Escríbele al complejo, por favor.`,
) {}

type UncompletedStatus = Exclude<PaymentStatus, 'succeeded' | 'contradicted'>;

const NOT_COMPLETED: Record<UncompletedStatus, string> = {
  creating: 'El pago todavía no se ha completado. Revisa tu tarjeta e inténtalo de nuevo.',
  open: 'El pago todavía no se ha completado. Revisa tu tarjeta e inténtalo de nuevo.',
  processing:
    'Tu banco está procesando el pago. No pagues de nuevo: lo verás en Mis Reservas en cuanto llegue.',
  held: 'El monto está retenido en tu tarjeta, pero todavía no se ha cobrado.',
  canceled: 'Este pago se canceló y no se cobró nada. Vuelve a empezar, por favor.',
};

/** The provider does not report the payment as succeeded. */
export class PaymentNotCompleted extends DomainError {
  constructor(status: UncompletedStatus) {
    super('conflict', 'payment_not_completed', NOT_COMPLETED[status]);
  }
}

/** The provider took money that contradicts the payment. It does not count for the booking. */
export class PaymentContradicted extends refusal(
  'conflict',
  'payment_contradicted',
  'Lo que se cobró no coincide con tu reserva, así que no cuenta como pago. Ya avisamos al complejo, que ' +
    'revisará el cobro y te devolverá el dinero. Si todavía hay plazo, puedes pagar de nuevo.',
) {}

/** The card has paid this discount code as often as one player may use it. Nothing was charged. */
export class DiscountUsedWithCard extends refusal(
  'conflict',
  'discount_used_with_card',
  'Con esta tarjeta ya usaste este código, así que no te cobramos nada. Paga con otra tarjeta o quita el código.',
) {}

/** Too many cards were declined. The payment has ended, and the payer can begin again later. */
export class TooManyDeclinedCards extends DomainError {
  constructor(retryAfterSeconds: number) {
    super(
      'too_many',
      'too_many_declined_cards',
      'El banco rechazó la tarjeta 10 veces, así que cerramos este pago. No se cobró nada y tu reserva sigue ' +
        'igual. Espera 10 minutos y vuelve a intentarlo con otra tarjeta.',
      { retryAfterSeconds },
    );
  }
}

export class TooManyPaymentAttempts extends DomainError {
  constructor(retryAfterSeconds: number) {
    super(
      'too_many',
      'too_many_payment_attempts',
      'Has intentado pagar muchas veces seguidas. Espera unos minutos y vuelve a intentarlo.',
      { retryAfterSeconds },
    );
  }
}

/** Like {@link ProviderUnavailable}, but the card may have been charged: do not pay again. */
export class ConfirmationDelayed extends refusal(
  'unavailable',
  'payment_confirmation_delayed',
  'Estamos confirmando tu pago. No pagues de nuevo: lo verás en Mis Reservas en unos minutos.',
  { retryAfterSeconds: 5 },
) {}

/** The hold guarantees the price of this hour. */
export class MoveHeld extends refusal(
  'conflict',
  'guarantee_held',
  'El monto de esta hora está retenido en tu tarjeta. Para jugar a otra hora, suelta esta y reserva de nuevo.',
) {}

/** The players who opened the payment link count on this hour, and on the amount of their part. */
export class MoveShared extends refusal(
  'conflict',
  'booking_already_shared',
  'Ya compartiste el link de pago de esta hora. Para jugar a otra, suelta esta y reserva de nuevo.',
) {}

/** Only the money of a payment that contradicts ours is given back from a finding. */
export class NothingToReturn extends refusal(
  'conflict',
  'nothing_to_return',
  'Esta diferencia no tiene un cobro que podamos devolver desde aquí.',
) {}
