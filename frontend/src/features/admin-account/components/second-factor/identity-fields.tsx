import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { UseFormReturn } from 'react-hook-form';
import { registered } from '../../../../shared/ui/form/registered';
import { AdminPasswordField } from '../../../session/admin-password-field';
import { type Confirmation, confirmByPasskey } from '../../../session/second-factor/api';
import { CodeField } from '../../../session/second-factor/code-field';
import { texts } from '../../texts';
import { outdent } from '../../../../shared/theme/tokens';

/** The values of a form that asks who the person is, and possibly for the name of a passkey. */
export interface IdentityValues {
  name: string;
  password: string;
  appCode: string;
  byCode: boolean;
}

export const noIdentity: IdentityValues = { name: '', password: '', appCode: '', byCode: false };

/** The proofs of identity that the admin has. An admin without a password has a passkey. */
export interface OwnIdentity {
  hasApp: boolean;
  hasPassword: boolean;
}

interface IdentityFieldsProps {
  form: UseFormReturn<IdentityValues>;
  identity: OwnIdentity;
  /** True if no other field of the dialog comes before. */
  isFirst?: boolean;
}

/**
 * Asks for the current password or, if the admin has an app, for one of its codes. Without a
 * password, the browser asks for the passkey when the form is sent.
 */
export function IdentityFields({ form, identity, isFirst = false }: IdentityFieldsProps) {
  const { hasApp, hasPassword } = identity;
  const byCode = form.watch('byCode');
  const { errors } = form.formState;
  if (!hasPassword)
    return <Typography sx={{ mt: 1, color: 'text.secondary' }}>{texts.identityByPasskey}</Typography>;
  return (
    <Box sx={{ display: 'grid', gap: 0.5, mt: 1 }}>
      {byCode ? (
        <CodeField
          key="code"
          {...registered(form.register('appCode', { validate: (code) => codeProblem(code) }))}
          error={errors.appCode !== undefined}
          helperText={errors.appCode?.message ?? ' '}
        />
      ) : (
        <AdminPasswordField
          key="password"
          autoFocus={isFirst}
          {...registered(form.register('password', { required: texts.passwordMissing }))}
          label={texts.currentPassword}
          error={errors.password !== undefined}
          helperText={errors.password?.message ?? ' '}
        />
      )}
      {hasApp ? (
        <Button
          variant="text"
          sx={{ justifySelf: 'start', ml: outdent.medium }}
          onClick={() => {
            form.clearErrors();
            form.unregister(byCode ? 'appCode' : 'password');
            form.setValue('byCode', !byCode);
          }}
        >
          {byCode ? texts.identityByPassword : texts.identityByCode}
        </Button>
      ) : null}
    </Box>
  );
}

/** Returns what proves to the server that it is the admin. The browser may ask for a passkey. */
export async function confirmationOf(
  { byCode, password, appCode }: IdentityValues,
  { hasPassword }: OwnIdentity,
): Promise<Confirmation> {
  if (!hasPassword) return { passkey: await confirmByPasskey() };
  return byCode ? { appCode: appCode.replace(/\s/g, '') } : { password };
}

function codeProblem(code: string): true | string {
  return /^\d{6}$/.test(code.replace(/\s/g, '')) || texts.codeMissing;
}
