import { DomainError, refusal } from '../../../kernel/domain/domain-error.js';
import type { BookingId } from '../../../kernel/domain/ids.js';
import { type Cents, formatAmount } from '../../../kernel/domain/money.js';

/**
 * The hour is taken. If the caller's own booking holds it, the error details carry its `bookingId`.
 */
export class SlotTaken extends DomainError {
  constructor(ownBookingId?: BookingId) {
    super(
      'conflict',
      'slot_taken',
      'Ese horario acaba de ser reservado. Elige otro, por favor.',
      ownBookingId ? { bookingId: ownBookingId } : {},
    );
  }
}

/** No day of the venue has this start. */
export class UnknownStart extends refusal(
  'invalid',
  'invalid_request',
  'Por favor selecciona un horario disponible',
  { field: 'timeSlot' },
) {}

/** The venue is closed then, or does not offer this length there. */
export class NotOffered extends refusal(
  'conflict',
  'not_offered',
  'El complejo no ofrece ese horario. Elige otro, por favor.',
) {}

export class SlotInThePast extends refusal(
  'invalid',
  'slot_in_the_past',
  'Ese horario ya empezó. Elige otro, por favor.',
) {}

/** The price is not the one that the player has seen. Nothing was booked, and nothing has moved. */
export class PriceChanged extends DomainError {
  constructor(totalCents: Cents, of: 'booking' | 'move' = 'booking') {
    const kept = of === 'move' ? 'Tu reserva sigue como estaba.' : 'No reservamos nada.';
    super(
      'conflict',
      'price_changed',
      `El precio de esta hora cambió: ahora es $${formatAmount(totalCents)}. ${kept}`,
    );
  }
}

/** A cancellation returns another percentage than the player has seen. Nothing was cancelled. */
export class TermsChanged extends DomainError {
  constructor(percentage: number, refundCents: Cents) {
    const amount = formatAmount(refundCents);
    super(
      'conflict',
      'terms_changed',
      `El reembolso cambió: si cancelas ahora, recibes $${amount} (${percentage}%). No cancelamos nada.`,
      { refund: { percentage, amount } },
    );
  }
}

/** The desk cannot hold an hour beyond its start, or until an instant that has passed. */
export class HoldNotPossible extends refusal(
  'invalid',
  'invalid_request',
  'Apártala hasta una hora antes de que empiece, o cobra ahora.',
  { field: 'payment.holdUntil' },
) {}

/** A role that keeps to the rules would sell at another price or while the venue is closed. */
export class SaleBeyondRules extends DomainError {
  constructor(what: 'closed' | 'price') {
    const messages = {
      closed: 'Fuera del horario solo puede reservar quien dirige el complejo.',
      price: 'Otro precio, o una hora gratis, solo puede darlo quien dirige el complejo.',
    };
    super('forbidden', 'forbidden_role', messages[what]);
  }
}

/** The venue takes bookings only so many minutes before the start. */
export class TooSoon extends DomainError {
  constructor(leadMinutes: number) {
    super('conflict', 'too_soon', `Se reserva con al menos ${spanInWords(leadMinutes)} de anticipación.`);
  }
}

export class BeyondBookingWindow extends DomainError {
  constructor(days: number) {
    const ahead = days === 1 ? 'un día' : `${days} días`;
    super('invalid', 'beyond_booking_window', `Puedes reservar hasta con ${ahead} de anticipación.`);
  }
}

export class CourtUnavailable extends refusal(
  'conflict',
  'court_unavailable',
  'Esta cancha no está disponible por ahora. Elige otra, por favor.',
) {}

export class TooManyUnpaid extends DomainError {
  constructor(limit: number) {
    super(
      'too_many',
      'too_many_unpaid',
      `Ya tienes ${limit} horas apartadas sin pagar. Paga o suelta alguna y vuelve a intentarlo.`,
    );
  }
}

/** As many bookings of any players as one network address may hold at a venue are unpaid. */
export class TooManyUnpaidHere extends DomainError {
  constructor(limit: number) {
    super(
      'too_many',
      'too_many_unpaid_here',
      `Desde esta conexión ya hay ${limit} ${limit === 1 ? 'reserva' : 'reservas'} sin pagar. Entra con tu correo y reserva sin esperar a las demás personas.`,
    );
  }
}

/** The player has as many bookings ahead as the venue allows. */
export class TooManyActive extends DomainError {
  constructor(limit: number) {
    const bookings = limit === 1 ? 'una reserva' : `${limit} reservas`;
    super('conflict', 'too_many_active', `Aquí puedes tener hasta ${bookings} por jugar.`);
  }
}

/** The price or the terms have changed since the player saw them. */
export class RulesChanged extends refusal(
  'conflict',
  'rules_changed',
  'El complejo acaba de cambiar sus precios o condiciones. Revísalos y reserva de nuevo.',
) {}

/** The booking is unknown or belongs to another player; the error does not reveal which. */
export class BookingNotFound extends refusal(
  'not_found',
  'booking_not_found',
  'No encontramos esa reserva.',
) {}

export class BookingNotActive extends refusal(
  'conflict',
  'booking_not_active',
  'Esta reserva ya no está activa.',
) {}

/** A role that keeps to the refund terms would give back more than they promise. */
export class RefundBeyondTerms extends refusal(
  'forbidden',
  'forbidden_role',
  'Según las condiciones, ya no se devuelve todo lo pagado. Pide a quien dirige el complejo que la cancele.',
) {}

/** A cancellation by the venue gives back everything until the play begins. */
export class RefundIsWhole extends refusal(
  'conflict',
  'refund_is_whole',
  'Antes de la hora, el complejo devuelve todo lo pagado.',
) {}

/** The play has begun, so the player has to read why its money comes back. */
export class ReasonNeeded extends refusal(
  'invalid',
  'invalid_request',
  'La hora ya empezó: escribe por qué se devuelve.',
  { field: 'reason' },
) {}

export class RefundTooLate extends DomainError {
  constructor(days: number) {
    super('conflict', 'refund_too_late', `Ya pasaron más de ${days} días desde esta hora.`);
  }
}

/** A part of the money has already gone to the player who had cancelled the same hour before. */
export class ResaleBroughtBack extends DomainError {
  constructor(spent: Cents, left: Cents) {
    const message = `Con lo pagado por esta hora ya se devolvieron $${formatAmount(spent)} a quien la había cancelado antes: puedes devolver hasta $${formatAmount(left)}.`;
    super('conflict', 'resale_brought_back', message);
  }
}

/** The player wants to be erased, but has a game that is still to come. */
export class UpcomingBooking extends DomainError {
  constructor(code: string) {
    const message = `Todavía tienes una reserva por jugar (${code}). Cancélala, o espera a jugarla, y borra tus datos después.`;
    super('conflict', 'upcoming_booking', message);
  }
}

export class BookingAlreadyStarted extends refusal(
  'conflict',
  'booking_already_started',
  'Esta reserva ya empezó y no se puede cancelar.',
) {}

/** The player wanted to release an unpaid hour; a cancellation may keep money. */
export class BookingHasPayments extends refusal(
  'conflict',
  'booking_has_payments',
  'Acaba de llegar un pago de esta reserva. Si quieres cancelarla, hazlo en Mis Reservas: ahí ves cuánto se devuelve.',
) {}

/** Only a booking without a payment moves to another hour at the price of that hour. */
export class MoveTooLate extends refusal(
  'conflict',
  'move_too_late',
  'Esta reserva ya tiene un pago, así que su hora ya no se puede cambiar.',
) {}

/** Another venue has its own rules and its own money. */
export class OtherVenue extends refusal(
  'conflict',
  'other_venue',
  'Solo puedes cambiar a otra hora u otra cancha del mismo complejo.',
) {}

/** Only a booking that waits for its first payment can be settled at the club instead. */
export class PaysAtClubTooLate extends refusal(
  'conflict',
  'pays_at_club_too_late',
  'Esta reserva ya tiene un pago: ya no puede quedar para pagar en el club.',
) {}

/** A code covers the whole price. */
export class NothingDueAtClub extends refusal(
  'conflict',
  'nothing_due',
  'Tu reserva ya está confirmada: tu código la cubre entera y no hay nada que pagar.',
) {}

/** Reception takes any money at the desk, also a transfer. */
export class AlreadyAtClub extends refusal(
  'conflict',
  'already_at_club',
  'Esta reserva ya se paga en el club: allí también puedes pagarla con una transferencia.',
) {}

/** A code covers the whole price. */
export class NothingToTransfer extends refusal(
  'conflict',
  'nothing_due',
  'Tu reserva ya está confirmada: tu código la cubre entera y no hay nada que transferir.',
) {}

const TOO_LATE_TO_TRANSFER = {
  paid: 'Esta reserva ya tiene un pago, así que lo que falta se paga con tarjeta.',
  start: 'Falta poco para jugar y una transferencia puede no llegar a tiempo. Paga con tarjeta.',
};

/** Only a booking that waits for its first payment is paid by transfer, and only in time. */
export class TransferTooLate extends DomainError {
  constructor(why: keyof typeof TOO_LATE_TO_TRANSFER) {
    super('conflict', 'transfer_too_late', TOO_LATE_TO_TRANSFER[why]);
  }
}

export class DiscountTooLate extends refusal(
  'conflict',
  'discount_too_late',
  'Ya hay un pago hecho: el código no se puede cambiar.',
) {}

/**
 * A corrected time zone moves the start of bookings, and the admin has not confirmed exactly that
 * many.
 */
export class TimeZoneMovesBookings extends DomainError {
  constructor(count: number) {
    const message =
      count === 1
        ? 'Con esa zona horaria, la reserva futura empezará en otro momento. Revísala y confirma el cambio.'
        : `Con esa zona horaria, las ${count} reservas futuras empezarán en otro momento. Revísalas y confirma el cambio.`;
    super('conflict', 'time_zone_moves_bookings', message, { errors: [{ field: 'timeZone', message }] });
  }
}

/** "1 hora", "36 horas" or "90 minutos" */
function spanInWords(minutes: number): string {
  const [count, unit] = minutes % 60 === 0 ? [minutes / 60, 'hora'] : [minutes, 'minuto'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
