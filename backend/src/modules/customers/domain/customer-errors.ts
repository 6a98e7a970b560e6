import { DomainError, type FieldError, refusal } from '../../../kernel/domain/domain-error.js';

export class CustomerNotFound extends refusal(
  'not_found',
  'customer_not_found',
  'No encontramos a ese cliente.',
) {}

/** A customer that was merged into another one no longer changes. */
export class CustomerMerged extends refusal(
  'conflict',
  'customer_merged',
  'Este cliente se unió con otro. Vuelve a buscarlo.',
) {}

export class MergeWithItself extends refusal(
  'invalid',
  'invalid_request',
  'Elige dos clientes distintos para unirlos.',
  { field: 'otherId' },
) {}

/** At least one field cannot be stored. */
export class InvalidCustomer extends DomainError {
  constructor(errors: FieldError[]) {
    super('invalid', 'invalid_request', errors[0]?.message ?? 'Revisa los datos del cliente.', { errors });
  }
}
