import { DomainError } from '../../../kernel/domain/domain-error.js';

export class VenueNotFound extends DomainError {
  constructor() {
    super('not_found', 'venue_not_found', 'No encontramos ese complejo.');
  }
}

/** Instants were promised and days counted by it: on another zone's clock every booking would stand elsewhere. */
export class TimeZoneInUse extends DomainError {
  constructor() {
    const message = 'La zona horaria ya no se puede cambiar: este complejo tiene reservas hechas con ella.';
    super('conflict', 'time_zone_in_use', message, { errors: [{ field: 'timeZone', message }] });
  }
}

export class UnknownTimeZone extends DomainError {
  constructor() {
    const message = 'No conocemos esa zona horaria.';
    super('invalid', 'invalid_request', message, { errors: [{ field: 'timeZone', message }] });
  }
}
