import { DomainError, refusal } from '../../../kernel/domain/domain-error.js';
import { signedAmount } from './till-sheet.js';

/** How many tills a venue may have in service. */
export const MOST_TILLS = 10;

export class TillNotFound extends refusal('not_found', 'till_not_found', 'No encontramos esa caja.') {}

export class SheetNotFound extends refusal('not_found', 'sheet_not_found', 'No encontramos esa hoja.') {}

/** No till of the venue is open, or not the one that the call is about. */
export class TillClosed extends refusal(
  'conflict',
  'till_closed',
  'La caja está cerrada. Ábrela para mover efectivo.',
) {}

export class TillAlreadyOpen extends refusal(
  'conflict',
  'till_already_open',
  'Esta caja ya está abierta. Revisa con cuánto la abrieron.',
) {}

/** While someone counted, another person closed the till and opened it again. */
export class ShiftHasEnded extends refusal(
  'conflict',
  'till_shift_ended',
  'Otra persona ya cerró este turno. Revisa su hoja.',
) {}

export class ShiftNotFound extends refusal(
  'not_found',
  'till_shift_not_found',
  'No encontramos ese turno.',
) {}

export class MoreThanInTill extends refusal(
  'conflict',
  'more_than_in_till',
  'En la caja no hay tanto efectivo.',
  { field: 'amount' },
) {}

/** An open till is not taken out of service. */
export class TillInUse extends refusal(
  'conflict',
  'till_in_use',
  'Esta caja está abierta. Ciérrala antes de quitarla.',
) {}

export class TooManyTills extends refusal(
  'conflict',
  'too_many_tills',
  `Un complejo puede tener hasta ${MOST_TILLS} cajas.`,
) {}

/** The count is in the audit log; the shift stays open until the difference has a reason. */
export class DifferenceNeedsReason extends DomainError {
  constructor(expected: number, difference: number) {
    const message = `${difference < 0 ? 'Faltan' : 'Sobran'} $${signedAmount(Math.abs(difference))}: escribe el motivo.`;
    super('conflict', 'difference_needs_reason', message, {
      errors: [{ field: 'reason', message }],
      till: { expected: signedAmount(expected), difference: signedAmount(difference) },
    });
  }
}
