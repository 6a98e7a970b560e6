import { DomainError } from '../../../kernel/domain/domain-error.js';

/** The venue does not exist or was archived. */
export class VenueNotFound extends DomainError {
  constructor() {
    super('not_found', 'venue_not_found', 'No encontramos ese complejo.');
  }
}

/**
 * The time zone cannot change because bookings exist. Their instants were computed with it, and in
 * another zone every booking would start at another local hour.
 */
export class TimeZoneInUse extends DomainError {
  constructor() {
    const message = 'La zona horaria ya no se puede cambiar: este complejo tiene reservas hechas con ella.';
    super('conflict', 'time_zone_in_use', message, { errors: [{ field: 'timeZone', message }] });
  }
}

/** The database does not know a time zone of this name. */
export class UnknownTimeZone extends DomainError {
  constructor() {
    const message = 'No conocemos esa zona horaria.';
    super('invalid', 'invalid_request', message, { errors: [{ field: 'timeZone', message }] });
  }
}
