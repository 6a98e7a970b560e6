import { DomainError, refusal } from '../../../kernel/domain/domain-error.js';

/** The provider did not respond, or not correctly. Whether it did the work is unknown. */
export class ProviderUnavailable extends DomainError {
  /** @param reassurance what the player can rely on meanwhile, as a main clause */
  constructor(reassurance = 'Tu reserva sigue guardada') {
    super(
      'unavailable',
      'payment_provider_unavailable',
      `No pudimos conectar con el procesador de pagos. ${reassurance}; inténtalo de nuevo en un momento.`,
      { retryAfterSeconds: 5 },
    );
  }
}

/** The signature of a webhook call is missing or wrong. */
export class ForgedEvent extends refusal(
  'invalid',
  'invalid_signature',
  'No pudimos comprobar el origen de esta llamada.',
) {}
