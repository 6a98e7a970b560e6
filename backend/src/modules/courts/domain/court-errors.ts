import { DomainError } from '../../../kernel/domain/domain-error.js';

export class CourtNotFound extends DomainError {
  constructor() {
    super('not_found', 'court_not_found', 'No encontramos esa cancha.');
  }
}

export class CourtNumberTaken extends DomainError {
  constructor(courtNumber: number) {
    const message = `Ya hay una cancha con el número ${courtNumber} en este complejo.`;
    super('conflict', 'court_number_taken', message, { errors: [{ field: 'courtNumber', message }] });
  }
}

/** Its bookings belong to the venue in which they were made. */
export class CourtStaysInItsVenue extends DomainError {
  constructor() {
    const message = 'Una cancha no puede pasar a otro complejo.';
    super('invalid', 'invalid_request', message, { errors: [{ field: 'venueId', message }] });
  }
}
