import { useForm } from 'react-hook-form';
import { ApiError } from '../../../../shared/api/api-error';
import { problemOf } from '../../../session/passkeys/browser-passkeys';
import { type IdentityValues, noIdentity } from './identity-fields';

/**
 * A form that asks who the person is. What the server says about the password or the code appears
 * at its field; everything else is `error`.
 */
export function useIdentityForm(send: (values: IdentityValues) => Promise<void>) {
  const form = useForm<IdentityValues>({ defaultValues: noIdentity });
  const submit = form.handleSubmit(async (values) => {
    try {
      await send(values);
    } catch (error) {
      const [problem] = error instanceof ApiError ? error.fields : [];
      if (problem?.field === 'password' || problem?.field === 'appCode')
        form.setError(problem.field, { message: problem.message }, { shouldFocus: true });
      else form.setError('root', { message: problemOf(error) });
    }
  });
  const { errors, isSubmitting } = form.formState;
  return { form, submit, pending: isSubmitting, error: errors.root?.message ?? null };
}
