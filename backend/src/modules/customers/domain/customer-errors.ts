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

/** The venue has no category with this id, perhaps because it was just removed. */
export class CategoryUnknown extends refusal(
  'invalid',
  'invalid_request',
  'El complejo ya no tiene esta categoría. Vuelve a cargar la página.',
  { field: 'categoryId' },
) {}

export class LastDayWithoutCategory extends refusal(
  'invalid',
  'invalid_request',
  'Elige una categoría para poner su último día.',
  { field: 'categoryUntil' },
) {}

/** A category decides what a person pays, so reception does not give it. */
export class CategoryForbidden extends refusal(
  'forbidden',
  'category_forbidden',
  'Solo el encargado o el dueño da categorías.',
) {}

/** Customers still have a category that the venue would remove. */
export class CategoryInUse extends DomainError {
  constructor(name: string, customers: number) {
    const who = customers === 1 ? 'Un cliente todavía tiene' : `${customers} clientes todavía tienen`;
    super(
      'conflict',
      'category_in_use',
      `${who} la categoría «${name}». Cámbiala en Clientes y vuelve a intentarlo.`,
    );
  }
}
