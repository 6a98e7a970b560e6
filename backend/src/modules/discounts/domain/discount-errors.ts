import { DomainError, refusal } from '../../../kernel/domain/domain-error.js';

export class DiscountUnknown extends refusal(
  'not_found',
  'discount_unknown',
  'No conocemos ese código. Revisa que esté bien escrito.',
) {}

export class DiscountInactive extends refusal(
  'conflict',
  'discount_inactive',
  'Ese código ya no está activo.',
) {}

export class DiscountExpired extends refusal('conflict', 'discount_expired', 'Ese código ya venció.') {}

export class DiscountExhausted extends refusal(
  'conflict',
  'discount_exhausted',
  'Ese código ya se usó todas las veces que se podía.',
) {}

/** The player has used the code as often as one player may. */
export class DiscountUsedByPlayer extends DomainError {
  constructor(uses: number) {
    const times = uses === 1 ? '' : ` ${uses} veces`;
    super('conflict', 'discount_used_by_player', `Ya usaste este código${times}.`);
  }
}

export class DiscountElsewhere extends refusal(
  'conflict',
  'discount_elsewhere',
  'Ese código no vale en este complejo.',
) {}

/** The home page shows only codes that are valid everywhere. */
export class PromotedEverywhere extends refusal(
  'invalid',
  'invalid_request',
  'En el inicio solo se muestran códigos que valen en todos los complejos.',
  { field: 'isPromoted' },
) {}

/** A booking has at most one code: the player has to remove the other one first. */
export class DiscountAlreadyApplied extends refusal(
  'conflict',
  'discount_already_applied',
  'Esta reserva ya tiene un código. Quítalo antes de usar otro.',
) {}

/** The code would take nothing off the price, so using it would waste one of its uses. */
export class DiscountWorthless extends refusal(
  'conflict',
  'discount_worthless',
  'Este código no descuenta nada de esta reserva.',
) {}

/** The player tried too many codes. */
export class TooManyGuesses extends DomainError {
  constructor(retryAfterSeconds: number) {
    const minutes = Math.ceil(retryAfterSeconds / 60);
    super(
      'too_many',
      'too_many_attempts',
      `Demasiados intentos. Espera ${minutes === 1 ? 'un minuto' : `${minutes} minutos`} y vuelve a intentarlo.`,
      { retryAfterSeconds },
    );
  }
}

export class CodeTaken extends refusal('conflict', 'code_taken', 'Ya existe un código con ese nombre.') {}

/** The limit of a code cannot be below the number of bookings that use it. */
export class UsageBelowCount extends DomainError {
  constructor(count: number) {
    super(
      'conflict',
      'usage_below_count',
      `Este código ya se usó ${count === 1 ? 'una vez' : `${count} veces`}: el límite no puede ser menor.`,
    );
  }
}

/** The value of a code is not allowed for its type. */
export class DiscountOutOfRange extends DomainError {
  constructor(type: 'percentage' | 'fixed') {
    const message =
      type === 'percentage'
        ? 'El porcentaje debe ser mayor que 0 y hasta 100.'
        : 'El monto debe ser mayor que 0.';
    super('invalid', 'invalid_request', message, { errors: [{ field: 'value', message }] });
  }
}
