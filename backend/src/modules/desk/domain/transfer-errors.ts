import { DomainError, refusal } from '../../../kernel/domain/domain-error.js';
import { type Cents, formatAmount, subtract } from '../../../kernel/domain/money.js';

/** After so many transfers that did not arrive within these days, a player pays otherwise. */
export const LAPSED_LIMIT = 2;
export const LAPSED_DAYS = 30;

export class TransferNotOffered extends refusal(
  'conflict',
  'transfer_not_offered',
  'Este complejo no recibe transferencias. Paga la reserva con tarjeta.',
) {}

/** The hour costs nothing until the deadline, so only players with a confirmed address keep it. */
export class TransferNeedsEmail extends refusal(
  'conflict',
  'email_not_verified',
  'Confirma tu correo para pagar con una transferencia, o paga con tarjeta.',
) {}

export class TooManyTransfers extends refusal(
  'too_many',
  'too_many_transfers',
  'Ya tienes 2 reservas por transferir o por pagar en el club. Paga esta con tarjeta, o cancela una de ellas.',
) {}

/** Hours that a player kept and did not pay were lost to others. */
export class TransfersLapsed extends refusal(
  'too_many',
  'transfers_lapsed',
  `${LAPSED_LIMIT} de tus transferencias no llegaron a tiempo en los últimos ${LAPSED_DAYS} días. Paga esta reserva con tarjeta.`,
) {}

/** A booking that friends pay in places is not paid by one transfer as well. */
export class TransferAfterSharing extends refusal(
  'conflict',
  'booking_already_shared',
  'Ya compartiste el link de pago, así que esta reserva se paga con tarjeta.',
) {}

export class TransferAfterGuarantee extends refusal(
  'conflict',
  'guarantee_held',
  'Tu tarjeta ya garantiza esta reserva, así que se paga con tarjeta.',
) {}

/** The club must not expect what a card may have paid by then. */
export class TransferWhileBankDecides extends refusal(
  'conflict',
  'payment_in_progress',
  'Tu banco aún no responde sobre un pago de esta reserva. Vuelve a intentarlo en unos minutos.',
  { retryAfterSeconds: 60 },
) {}

/** The desk confirms transfers of bookings whose player has chosen to transfer. */
export class NoTransferExpected extends refusal(
  'conflict',
  'no_transfer_expected',
  'Esta reserva no espera una transferencia. Cóbrala desde la reserva.',
) {}

/** Someone else has confirmed the transfer meanwhile, a card has paid, or the price is another. */
export class DueChanged extends DomainError {
  constructor(due: Cents) {
    const message =
      due === 0
        ? 'Esta reserva ya no espera dinero. No registramos nada: revisa si otra persona ya lo confirmó.'
        : `Ahora faltan $${formatAmount(due)} de esta reserva. No registramos nada: revisa el monto.`;
    super('conflict', 'due_changed', message);
  }
}

/** Another person has recorded money to give back since the caller looked. */
export class ExcessChanged extends DomainError {
  constructor(recorded: Cents) {
    super(
      'conflict',
      'due_changed',
      `Ya hay $${formatAmount(recorded)} registrados para devolver. No registramos nada: revisa si es el mismo dinero.`,
    );
  }
}

/** Less has arrived than what is due. The desk says whether to count it as a part. */
export class TransferBelowDue extends DomainError {
  constructor(due: Cents, arrived: Cents) {
    super(
      'conflict',
      'transfer_below_due',
      `Llegaron $${formatAmount(arrived)} y la reserva espera $${formatAmount(due)}: faltan $${formatAmount(subtract(due, arrived))}.`,
    );
  }
}

/** More has arrived than what is due. The desk says whether the rest is to be given back. */
export class TransferAboveDue extends DomainError {
  constructor(due: Cents, arrived: Cents) {
    super(
      'conflict',
      'transfer_above_due',
      `Llegaron $${formatAmount(arrived)} y la reserva espera $${formatAmount(due)}: sobran $${formatAmount(subtract(arrived, due))}.`,
    );
  }
}
