import { DomainError } from '../../../kernel/domain/domain-error.js';

export class CourtNotFound extends DomainError {
  constructor() {
    super('not_found', 'court_not_found', 'No encontramos esa cancha.');
  }
}
