import { DomainError } from '../../../kernel/domain/domain-error.js';

export class VenueNotFound extends DomainError {
  constructor() {
    super('not_found', 'venue_not_found', 'No encontramos ese complejo.');
  }
}

/** The instants of future bookings are fixed: their hours would stand elsewhere on another zone's clock. */
export class TimeZoneInUse extends DomainError {
  constructor() {
    const message = 'La zona horaria no se puede cambiar mientras el complejo tenga reservas futuras.';
    super('conflict', 'time_zone_in_use', message, { errors: [{ field: 'timeZone', message }] });
  }
}

export class UnknownTimeZone extends DomainError {
  constructor() {
    const message = 'No conocemos esa zona horaria.';
    super('invalid', 'invalid_request', message, { errors: [{ field: 'timeZone', message }] });
  }
}
