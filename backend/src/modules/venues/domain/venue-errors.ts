import { DomainError, type FieldError, refusal } from '../../../kernel/domain/domain-error.js';

/** The venue does not exist or was archived. */
export class VenueNotFound extends refusal('not_found', 'venue_not_found', 'No encontramos ese complejo.') {}

/** The database does not know a time zone of this name. */
export class UnknownTimeZone extends refusal('invalid', 'invalid_request', 'No conocemos esa zona horaria.', {
  field: 'timeZone',
}) {}

/** A number is no phone number that can be called. */
export class InvalidFace extends DomainError {
  constructor(errors: FieldError[]) {
    super('invalid', 'invalid_request', errors[0]?.message ?? 'Revisa los datos.', { errors });
  }
}

/** An admin has entered rules that cannot be. */
export class InvalidRules extends DomainError {
  constructor(errors: FieldError[]) {
    super('invalid', 'invalid_request', errors[0]?.message ?? 'Revisa las reglas.', { errors });
  }
}

/** Another admin changed the rules after they were read. */
export class RulesChangedMeanwhile extends refusal(
  'conflict',
  'rules_changed_meanwhile',
  'Alguien cambió las reglas mientras tanto. Revísalas de nuevo.',
) {}
