import { DomainError, refusal } from '../../../kernel/domain/domain-error.js';
import type { LetterOutcome } from './letter-limit.js';

const REASONS: Partial<Record<LetterOutcome, string>> = {
  over_limit: 'Hoy ya llegaron tres mensajes a ese correo.',
  blocked: 'Quien usa ese correo pidió no recibir mensajes.',
  refused: 'Ese correo no existe o no acepta el mensaje. Revísalo.',
};

export class NothingToPay extends refusal(
  'conflict',
  'booking_already_paid',
  'Esta reserva ya está pagada: no queda nada por pagar.',
) {}

/** The letter with a payment link was not sent, and why. The desk has other ways to send it. */
export class LinkNotMailed extends DomainError {
  constructor(outcome: LetterOutcome | null) {
    const why = (outcome && REASONS[outcome]) ?? 'No pudimos enviar el correo.';
    super('conflict', 'link_not_mailed', `${why} Usa WhatsApp, el código QR o copia el link.`);
  }
}

/** The mail server does not respond. The letter may be sent again. */
export class MailUnavailable extends DomainError {
  constructor() {
    super(
      'unavailable',
      'mail_unavailable',
      'El correo no responde ahora. Usa WhatsApp, el código QR o inténtalo en un momento.',
      { retryAfterSeconds: 10 },
    );
  }
}
