import { DomainError, refusal } from '../../../kernel/domain/domain-error.js';

/**
 * The thing does not exist, or it belongs to another player. The response does not reveal which of
 * the two is the case.
 */
export class NotFoundForCaller extends refusal('not_found', 'not_found', 'No encontramos lo que buscas.') {}

/** Too many wrong passwords. */
export class TooManyAttempts extends DomainError {
  constructor(retryAfterSeconds: number) {
    const message = 'Demasiados intentos. Espera unos minutos y vuelve a intentarlo.';
    super('too_many', 'too_many_attempts', message, { retryAfterSeconds });
  }
}
