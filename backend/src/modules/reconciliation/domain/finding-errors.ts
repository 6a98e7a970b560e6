import { refusal } from '../../../kernel/domain/domain-error.js';

/** No finding has this id, or it has been resolved. */
export class FindingNotFound extends refusal(
  'not_found',
  'finding_not_found',
  'Esa diferencia no existe o ya está resuelta.',
) {}
