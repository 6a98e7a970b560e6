import { DomainError } from '../../../kernel/domain/domain-error.js';

export class DiscountUnknown extends DomainError {
  constructor() {
    super('not_found', 'discount_unknown', 'No conocemos ese código. Revisa que esté bien escrito.');
  }
}

export class DiscountInactive extends DomainError {
  constructor() {
    super('conflict', 'discount_inactive', 'Ese código ya no está activo.');
  }
}

export class DiscountExpired extends DomainError {
  constructor() {
    super('conflict', 'discount_expired', 'Ese código ya venció.');
  }
}

export class DiscountExhausted extends DomainError {
  constructor() {
    super('conflict', 'discount_exhausted', 'Ese código ya se usó todas las veces que se podía.');
  }
}

/** One code per booking: the other has to be taken off first. */
export class DiscountAlreadyApplied extends DomainError {
  constructor() {
    super(
      'conflict',
      'discount_already_applied',
      'Esta reserva ya tiene un código. Quítalo antes de usar otro.',
    );
  }
}

export class TooManyGuesses extends DomainError {
  constructor() {
    super('too_many', 'too_many_attempts', 'Demasiados intentos. Espera un minuto y vuelve a intentarlo.', {
      retryAfterSeconds: 60,
    });
  }
}

export class CodeTaken extends DomainError {
  constructor() {
    super('conflict', 'code_taken', 'Ya existe un código con ese nombre.');
  }
}

export class UsageBelowCount extends DomainError {
  constructor(count: number) {
    super(
      'conflict',
      'usage_below_count',
      `Este código ya se usó ${count} veces: el límite no puede ser menor.`,
    );
  }
}
