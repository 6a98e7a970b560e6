import { refusal } from '../../../kernel/domain/domain-error.js';

/** The link is not one that a letter contained, or its address has been forgotten. */
export class UnknownMailAddress extends refusal(
  'not_found',
  'mail_address_not_found',
  'Este enlace ya no sirve. Usa el de un correo más nuevo.',
) {}
