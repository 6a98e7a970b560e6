import { refusal } from '../../../kernel/domain/domain-error.js';

/** A filter names a venue that never existed. */
export class UnknownVenue extends refusal('invalid', 'invalid_request', 'Ese complejo no existe.', {
  field: 'venueId',
}) {}

/** A filter names an admin who never existed. */
export class UnknownAdmin extends refusal('invalid', 'invalid_request', 'Ese administrador no existe.', {
  field: 'adminId',
}) {}
