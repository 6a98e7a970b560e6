import { DomainError } from '../../../kernel/domain/domain-error.js';

/**
 * The thing does not exist, or it belongs to another player. The response does not reveal which of
 * the two is the case.
 */
export class NotFoundForCaller extends DomainError {
  constructor() {
    super('not_found', 'not_found', 'No encontramos lo que buscas.');
  }
}

/** The call needs an admin session, and the caller has none. */
export class AdminRequired extends DomainError {
  constructor() {
    super('unauthenticated', 'admin_required', 'Inicia sesión como administrador para continuar.');
  }
}

/** The username is unknown or the password is wrong. */
export class WrongCredentials extends DomainError {
  constructor() {
    super('unauthenticated', 'wrong_credentials', 'Usuario o contraseña incorrectos');
  }
}

/** Too many wrong passwords for one name or from one address. */
export class TooManyAttempts extends DomainError {
  constructor() {
    const message = 'Demasiados intentos. Espera unos minutos y vuelve a intentarlo.';
    super('too_many', 'too_many_attempts', message, { retryAfterSeconds: 900 });
  }
}
