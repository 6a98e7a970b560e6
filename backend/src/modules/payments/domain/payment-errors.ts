import { DomainError } from '../../../kernel/domain/domain-error.js';
import { formatAmount, MINIMUM_CHARGE } from '../../../kernel/domain/money.js';
import type { PaymentStatus } from './payment-status.js';

/** Unknown, of another booking or of another player: never told apart. */
export class PaymentNotFound extends DomainError {
  constructor() {
    super('not_found', 'payment_not_found', 'No encontramos ese pago.');
  }
}

export class PaymentDeadlinePassed extends DomainError {
  constructor() {
    super('conflict', 'payment_deadline_passed', 'El plazo para pagar esta reserva ya terminó.');
  }
}

export class BelowMinimumCharge extends DomainError {
  constructor() {
    super(
      'conflict',
      'below_minimum_charge',
      `No podemos cobrar con tarjeta menos de $${formatAmount(MINIMUM_CHARGE)}. Escríbele al complejo, por favor.`,
    );
  }
}

const NOT_COMPLETED: Record<Exclude<PaymentStatus, 'succeeded'>, string> = {
  creating: 'El pago todavía no se ha completado. Revisa tu tarjeta e inténtalo de nuevo.',
  open: 'El pago todavía no se ha completado. Revisa tu tarjeta e inténtalo de nuevo.',
  processing:
    'Tu banco está procesando el pago. No pagues de nuevo: lo verás en Mis Reservas en cuanto llegue.',
  held: 'El monto está reservado en tu tarjeta, pero todavía no se ha cobrado.',
  canceled: 'Este pago se canceló y no se cobró nada. Vuelve a empezar, por favor.',
};

/** The provider does not say that this payment succeeded. */
export class PaymentNotCompleted extends DomainError {
  constructor(status: Exclude<PaymentStatus, 'succeeded'>) {
    super('conflict', 'payment_not_completed', NOT_COMPLETED[status]);
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

/** The provider did not answer, or not as it should: whether it did the work is unknown. */
export class ProviderUnavailable extends DomainError {
  /** @param consolation what the person has meanwhile, as a main clause */
  constructor(consolation = 'Tu reserva sigue guardada') {
    super(
      'unavailable',
      'payment_provider_unavailable',
      `No pudimos conectar con el procesador de pagos. ${consolation}; inténtalo de nuevo en un momento.`,
      { retryAfterSeconds: 5 },
    );
  }
}

/** As {@link ProviderUnavailable}, after the card may have been charged: whoever reads this must not pay again. */
export class ConfirmationDelayed extends DomainError {
  constructor() {
    super(
      'unavailable',
      'payment_confirmation_delayed',
      'Estamos confirmando tu pago. No pagues de nuevo: lo verás en Mis Reservas en unos minutos.',
      { retryAfterSeconds: 5 },
    );
  }
}

/** A call that claims to come from the provider and does not prove it. */
export class ForgedEvent extends DomainError {
  constructor() {
    super('invalid', 'invalid_signature', 'No pudimos comprobar el origen de esta llamada.');
  }
}

/** A guarantee is for a booking of which nothing has been paid yet. */
export class GuaranteeTooLate extends DomainError {
  constructor() {
    super('conflict', 'guarantee_too_late', 'Ya hay un pago hecho: la garantía no hace falta.');
  }
}

/** What is held on the card is the price, so it stays. */
export class GuaranteeHeld extends DomainError {
  constructor() {
    super(
      'conflict',
      'guarantee_held',
      'El monto ya está reservado en tu tarjeta como garantía: el código no se puede cambiar.',
    );
  }
}

/** The price of a shared booking stays, because its parts have been handed out. */
export class AlreadyShared extends DomainError {
  constructor() {
    super(
      'conflict',
      'booking_already_shared',
      'Ya compartiste el link de pago: el código no se puede cambiar.',
    );
  }
}
