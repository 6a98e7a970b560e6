import { DomainError, refusal } from '../../../kernel/domain/domain-error.js';

/** The card is not one of the player's saved cards. */
export class CardNotFound extends refusal('not_found', 'card_not_found', 'No encontramos esa tarjeta.') {}

/** The player has read that the card pays what is missing of these bookings at their deadline. */
export class CardPromised extends DomainError {
  constructor(codes: readonly string[]) {
    const bookings = codes.length === 1 ? `la reserva ${codes.join()}` : `las reservas ${codes.join(', ')}`;
    const message = `Con esta tarjeta se cobrará lo que falte de ${bookings}. Paga o cancela, y después podrás quitarla.`;
    super('conflict', 'card_promised', message);
  }
}
