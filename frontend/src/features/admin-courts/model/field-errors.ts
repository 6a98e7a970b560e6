import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { ApiError } from '../../../shared/api/api-error';

/** Shows the server's errors below their fields, and moves the focus to the first of them. */
export function showFieldErrors<Form extends FieldValues>(form: UseFormReturn<Form>, error: unknown): void {
  if (!(error instanceof ApiError)) return;
  const known = error.fields.filter(({ field }) => field in form.getValues());
  known.forEach(({ field, message }, index) =>
    form.setError(field as Path<Form>, { message }, { shouldFocus: index === 0 }),
  );
}
