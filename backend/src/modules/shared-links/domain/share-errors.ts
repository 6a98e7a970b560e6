import { DomainError, refusal } from '../../../kernel/domain/domain-error.js';
import { formatAmount, MINIMUM_CHARGE } from '../../../kernel/domain/money.js';

export class LinkNotFound extends refusal(
  'not_found',
  'shared_link_not_found',
  'No encontramos ese link de pago.',
) {}

export class LinkExpired extends refusal(
  'conflict',
  'shared_link_expired',
  'Este link de pago ha expirado. Por favor, contacta al organizador de la reserva.',
) {}

export class LinkComplete extends refusal(
  'conflict',
  'shared_link_complete',
  'Todos los jugadores han completado el pago para esta reserva.',
) {}

/** The club expects one transfer of everything, so no places are sold beside it. */
export class SharingByTransfer extends refusal(
  'conflict',
  'sharing_by_transfer',
  'Elegiste pagar con una transferencia, así que el pago no se puede dividir. Si quieres, paga todo con tarjeta.',
) {}

/** Every unpaid place is reserved by a player who is paying it. */
export class ShareBeingPaid extends refusal(
  'conflict',
  'share_being_paid',
  'Ese lugar se está pagando. Inténtalo de nuevo en unos minutos.',
  { retryAfterSeconds: 60 },
) {}

/** A payer wants more places than are left. No card has been charged. */
export class NotEnoughPlaces extends DomainError {
  constructor(free: number) {
    const left = free === 1 ? 'Solo queda 1 lugar libre' : `Solo quedan ${free} lugares libres`;
    super('conflict', 'not_enough_places', `${left} para pagar. No se te cobró nada.`);
  }
}

/** With one press, a stranger could keep all places from everyone else. */
export class OnePlaceAtATime extends refusal(
  'conflict',
  'one_place_at_a_time',
  'De un partido abierto se toma un lugar a la vez.',
) {}

/** A guest of the same network address, or an account of the same mailbox, is paying a place. */
export class PlaceHeldHere extends refusal(
  'conflict',
  'place_held_here',
  'Desde esta conexión ya se está pagando un lugar de este partido. Espera unos minutos o entra con tu correo en Mi Cuenta.',
  { retryAfterSeconds: 60 },
) {}

/** Another player has taken the last place that anyone may take, or the organiser has closed it. */
export class NoPublicPlace extends refusal(
  'conflict',
  'no_open_place',
  'En este partido ya no quedan lugares abiertos: alguien llegó antes o quien lo organizó los cerró. No se te cobró nada.',
) {}

/** The organiser is paying everything that is missing. The reader has not been charged. */
export class RestBeingPaid extends DomainError {
  constructor(retryAfterSeconds: number) {
    super(
      'conflict',
      'rest_being_paid',
      'Quien organizó el partido está pagando el resto. No se te cobró nada: si no lo completa, podrás pagar tu parte en unos minutos.',
      { retryAfterSeconds },
    );
  }
}

export class AlreadyPaid extends refusal(
  'conflict',
  'booking_already_paid',
  'Esta reserva ya está pagada: no queda nada que compartir.',
) {}

export class ShareTooSmall extends refusal(
  'conflict',
  'share_too_small',
  `Cada parte costaría menos de $${formatAmount(MINIMUM_CHARGE)}, y eso no se puede cobrar con tarjeta. Paga el total, por favor.`,
) {}

export class WrongPlaces extends DomainError {
  constructor(places: number) {
    const message = `Esta reserva es para ${places} personas.`;
    super('invalid', 'invalid_request', message, { errors: [{ field: 'maxParticipants', message }] });
  }
}
