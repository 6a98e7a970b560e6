import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { ApiError } from '../../../shared/api/api-error';

/** Puts what the server says of single fields under them, and the cursor into the first. */
export function showProblems<Form extends FieldValues>(form: UseFormReturn<Form>, error: unknown): void {
  if (!(error instanceof ApiError)) return;
  const ours = error.fields.filter(({ field }) => field in form.getValues());
  ours.forEach(({ field, message }, at) =>
    form.setError(field as Path<Form>, { message }, { shouldFocus: at === 0 }),
  );
}
