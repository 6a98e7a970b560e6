import { DomainError } from '../../../kernel/domain/domain-error.js';

/** A filter names a venue that never existed. */
export class UnknownVenue extends DomainError {
  constructor() {
    const message = 'Ese complejo no existe.';
    super('invalid', 'invalid_request', message, { errors: [{ field: 'venueId', message }] });
  }
}

/** A filter names an admin who never existed. */
export class UnknownAdmin extends DomainError {
  constructor() {
    const message = 'Ese administrador no existe.';
    super('invalid', 'invalid_request', message, { errors: [{ field: 'adminId', message }] });
  }
}
