import { refusal } from '../../../kernel/domain/domain-error.js';

export class NotPlayedYet extends refusal(
  'conflict',
  'not_played_yet',
  'Cuéntanos cómo estuvo cuando termine tu partido.',
) {}

export class NotPlayed extends refusal(
  'conflict',
  'not_played',
  'Esa reserva no se jugó, así que no hay sobre qué opinar.',
) {}

export class NotPaid extends refusal(
  'conflict',
  'not_paid',
  'Puedes opinar cuando la reserva esté pagada por completo.',
) {}

export class ReviewClosed extends refusal(
  'conflict',
  'review_closed',
  'Ya pasaron 14 días: tu opinión se queda como está.',
) {}

export class ReviewNotFound extends refusal('not_found', 'review_not_found', 'No encontramos esa opinión.') {}
