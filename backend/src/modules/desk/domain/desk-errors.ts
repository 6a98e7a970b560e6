import { DomainError, refusal } from '../../../kernel/domain/domain-error.js';
import { type Cents, formatAmount, subtract } from '../../../kernel/domain/money.js';

/**
 * How many bookings ahead one player may leave to be paid at clubs (docs/adr/0059). They count
 * towards the limit of unpaid bookings as well.
 */
export const AT_CLUB_LIMIT = 2;

export class PayAtClubNotOffered extends refusal(
  'conflict',
  'pay_at_club_not_offered',
  'Este complejo pide pagar la reserva con tarjeta.',
) {}

/** The club does not know whom to expect. */
export class ContactNeeded extends refusal(
  'conflict',
  'contact_needed',
  'Dinos tu nombre, para que el club sepa a quién espera.',
  { field: 'name' },
) {}

/** The hour costs nothing until the play, so only a player with a confirmed address may keep it. */
export class EmailNotVerified extends refusal(
  'conflict',
  'email_not_verified',
  'Confirma tu correo para pagar en el club, o paga con tarjeta.',
) {}

export class TooManyAtClub extends refusal(
  'too_many',
  'too_many_at_club',
  `Ya tienes ${AT_CLUB_LIMIT} reservas para pagar en el club. Paga esta con tarjeta, o cancela una de ellas.`,
) {}

/** The places of a shared booking are paid by card, each by its player. */
export class ClubAfterSharing extends refusal(
  'conflict',
  'booking_already_shared',
  'Ya compartiste el link de pago, así que esta reserva se paga con tarjeta y no en el club.',
) {}

/** An amount that a card guarantees is not left to the desk as well. */
export class ClubAfterGuarantee extends refusal(
  'conflict',
  'guarantee_held',
  'Tu tarjeta ya garantiza esta reserva, así que se paga con tarjeta y no en el club.',
) {}

/** The desk must not expect what a card may have paid by then. */
export class ClubWhileBankDecides extends refusal(
  'conflict',
  'payment_in_progress',
  'Tu banco aún no responde sobre un pago de esta reserva. Vuelve a intentarlo en unos minutos.',
  { retryAfterSeconds: 60 },
) {}

/** A booking with a deadline is paid at the desk as a whole: a part would go back when it comes. */
export class NotPaidAtClub extends DomainError {
  constructor(missing: Cents) {
    super(
      'conflict',
      'not_paid_at_club',
      `Esta reserva no se paga por partes en el club: cobra los $${formatAmount(missing)} que faltan de una vez.`,
    );
  }
}

/** The customer has handed over less cash than the sale costs. Nothing was sold. */
export class ReceivedTooLittle extends DomainError {
  constructor(total: Cents, received: Cents) {
    const missing = formatAmount(subtract(total, received));
    const message = `Faltan $${missing}: la hora cuesta $${formatAmount(total)}.`;
    super('invalid', 'invalid_request', message, { errors: [{ field: 'payment.received', message }] });
  }
}

export class AboveDue extends DomainError {
  constructor(missing: Cents) {
    super('conflict', 'above_due', `Solo faltan $${formatAmount(missing)} de esta reserva.`);
  }
}

/** The places of a payment link can be paid by card meanwhile, so a part would be paid twice. */
export class SharedIsSettledWhole extends DomainError {
  constructor(missing: Cents) {
    super(
      'conflict',
      'shared_is_settled_whole',
      `El grupo comparte el pago de esta reserva: cobra los $${formatAmount(missing)} que faltan de una vez.`,
    );
  }
}

/** The desk takes the price of the places that it names, and no other amount. */
export class PlacesCost extends DomainError {
  constructor(cents: Cents) {
    super('conflict', 'places_cost', `Esos lugares cuestan $${formatAmount(cents)}.`);
  }
}

const USUAL_WAIT_SECONDS = 60;

/** A bank is deciding about a card that pays the same money. */
export class BankDeciding extends DomainError {
  /** @param until the minute at the venue until which the card keeps its place, if one is known */
  constructor(until: { time: string; seconds: number } | null) {
    const wait = until ? `Espera hasta las ${until.time}.` : 'Vuelve a intentarlo en unos minutos.';
    const message = `Un banco está decidiendo sobre un pago de esta reserva. ${wait}`;
    const retryAfterSeconds = until?.seconds ?? USUAL_WAIT_SECONDS;
    super('conflict', 'share_being_paid', message, { retryAfterSeconds });
  }
}

export class NothingToHandOver extends refusal(
  'conflict',
  'nothing_to_hand_over',
  'No queda nada por devolver en el club de esta reserva.',
) {}
