import { DomainError, refusal } from '../../../kernel/domain/domain-error.js';

export class ManageLinkNotFound extends refusal(
  'not_found',
  'manage_link_not_found',
  'Este enlace ya no sirve. Abre el de un correo más nuevo.',
) {}

export class ManageLinkEnded extends refusal(
  'gone',
  'manage_link_ended',
  'Este enlace sirvió hasta 90 días después del partido. Si tienes una cuenta, tu reserva sigue en Mis Reservas.',
) {}

export class TooManyUnknownLinks extends DomainError {
  constructor(retryAfterSeconds: number) {
    super('too_many', 'too_many_attempts', 'Demasiados intentos. Espera unos minutos e inténtalo de nuevo.', {
      retryAfterSeconds,
    });
  }
}
