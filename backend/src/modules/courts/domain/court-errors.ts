import { DomainError, refusal } from '../../../kernel/domain/domain-error.js';

/** The court does not exist or was archived. */
export class CourtNotFound extends refusal('not_found', 'court_not_found', 'No encontramos esa cancha.') {}

/** Another court of the venue has this number. */
export class CourtNumberTaken extends DomainError {
  constructor(courtNumber: number) {
    const message = `Ya hay una cancha con el número ${courtNumber} en este complejo.`;
    super('conflict', 'court_number_taken', message, { errors: [{ field: 'courtNumber', message }] });
  }
}

/** A court cannot move to another venue, because its bookings belong to the first one. */
export class CourtStaysInItsVenue extends refusal(
  'invalid',
  'invalid_request',
  'Una cancha no puede pasar a otro complejo.',
  { field: 'venueId' },
) {}
