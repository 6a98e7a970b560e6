import { DomainError, refusal } from '../../../kernel/domain/domain-error.js';

/** The entry is unknown or belongs to another player; the error does not reveal which. */
export class WaitingEntryNotFound extends refusal(
  'not_found',
  'waiting_entry_not_found',
  'Ya no estás en esa lista de espera.',
) {}

export class OfferNotFound extends refusal(
  'not_found',
  'offer_not_found',
  'No encontramos esa oferta. Revisa que el enlace esté completo.',
) {}

/** The time of the offer is over, the player has left the list, or the venue blocked the hour. */
export class OfferExpired extends refusal(
  'gone',
  'offer_expired',
  'Esta oferta ya terminó: la hora pasó a otra persona, volvió a estar a la venta o el complejo la bloqueó.',
) {}

export class TooManyWishes extends DomainError {
  constructor(limit: number) {
    const message = `Ya esperas por ${limit} horas. Sal de alguna lista antes de unirte a otra.`;
    super('conflict', 'too_many_wishes', message);
  }
}

/** Such an hour would go to the public at once, so no player can wait for it. */
export class TooLateToWait extends refusal(
  'conflict',
  'too_late_to_wait',
  'Esa hora empieza en menos de hora y media. Si se libera, cualquiera podrá reservarla al instante.',
) {}

/** The venue never offers such a play on that day. */
export class NeverOffered extends refusal(
  'conflict',
  'not_offered',
  'El complejo no ofrece esa duración en ese horario. Prueba con otra.',
) {}

export class TooManyJoins extends DomainError {
  constructor(retryAfterSeconds: number) {
    const message = 'Te uniste a muchas listas de espera en poco tiempo. Inténtalo más tarde.';
    super('too_many', 'too_many_attempts', message, { retryAfterSeconds });
  }
}
