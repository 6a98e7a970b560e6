import { DomainError } from '../../../kernel/domain/domain-error.js';

export class VenueNotFound extends DomainError {
  constructor() {
    super('not_found', 'venue_not_found', 'No encontramos ese complejo.');
  }
}
