import { DomainError, refusal } from '../../../kernel/domain/domain-error.js';
import { dayInWords, formatSlotRange, formatTimeSlot, type Play } from './slot.js';

/** The holder of an hour. An offer keeps the hour for a player on the waiting list. */
export type Taker = 'booking' | 'block' | 'offer';

const TAKEN_BY: Record<Taker, string> = {
  booking: 'Hay una reserva',
  block: 'Ya hay un bloqueo',
  offer: 'Hay una hora apartada para la lista de espera',
};

/** A block takes all of its hours or none. The message names what is first in the way. */
export class HourTaken extends DomainError {
  constructor(
    readonly by: Taker,
    { date, minute, length }: Play,
  ) {
    const what = TAKEN_BY[by];
    const times = formatSlotRange(formatTimeSlot(minute), length);
    super('conflict', 'hour_taken', `${what} el ${dayInWords(date)} de ${times}.`);
  }
}

export class BlockEndsBeforeItBegins extends DomainError {
  constructor(field: 'to' | 'untilDate') {
    const message =
      field === 'to'
        ? 'El bloqueo tiene que terminar después de empezar.'
        : 'La última fecha no puede ser anterior a la primera.';
    super('invalid', 'invalid_request', message, { errors: [{ field, message }] });
  }
}

export class BeyondBlockWindow extends DomainError {
  constructor(days: number) {
    super('invalid', 'beyond_block_window', `Puedes bloquear hasta con ${days} días de anticipación.`);
  }
}

export class BlockNotFound extends refusal('not_found', 'block_not_found', 'Ese bloqueo ya no existe.') {}
