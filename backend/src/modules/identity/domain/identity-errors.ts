import { DomainError } from '../../../kernel/domain/domain-error.js';

/** Somebody else's, or nobody's: never told apart. */
export class NotYours extends DomainError {
  constructor() {
    super('not_found', 'not_found', 'No encontramos lo que buscas.');
  }
}

export class AdminRequired extends DomainError {
  constructor() {
    super('unauthenticated', 'admin_required', 'Inicia sesión como administrador para continuar.');
  }
}

export class WrongCredentials extends DomainError {
  constructor() {
    super('unauthenticated', 'wrong_credentials', 'Usuario o contraseña incorrectos');
  }
}

export class TooManyAttempts extends DomainError {
  constructor() {
    super(
      'too_many',
      'too_many_attempts',
      'Demasiados intentos. Espera unos minutos y vuelve a intentarlo.',
      {
        retryAfterSeconds: 900,
      },
    );
  }
}
