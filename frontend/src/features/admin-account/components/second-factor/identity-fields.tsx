import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { UseFormReturn } from 'react-hook-form';
import { registered } from '../../../../shared/ui/form/registered';
import { AdminPasswordField } from '../../../session/admin-password-field';
import type { Confirmation } from '../../../session/second-factor/api';
import { CodeField } from '../../../session/second-factor/code-field';
import { texts } from '../../texts';

/** The values of a form that asks who the person is, and possibly for the name of a passkey. */
export interface IdentityValues {
  name: string;
  password: string;
  appCode: string;
  byCode: boolean;
}

export const noIdentity: IdentityValues = { name: '', password: '', appCode: '', byCode: false };

interface IdentityFieldsProps {
  form: UseFormReturn<IdentityValues>;
  hasApp: boolean;
}

/** Asks for the current password or, if the admin has an app, for one of its codes. */
export function IdentityFields({ form, hasApp }: IdentityFieldsProps) {
  const byCode = form.watch('byCode');
  const { errors } = form.formState;
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
          {...registered(form.register('password', { required: texts.passwordMissing }))}
          label={texts.currentPassword}
          error={errors.password !== undefined}
          helperText={errors.password?.message ?? ' '}
        />
      )}
      {hasApp ? (
        <Button
          variant="text"
          sx={{ justifySelf: 'start' }}
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

/** Returns what the server needs to know that it is the admin. */
export function confirmationOf({ byCode, password, appCode }: IdentityValues): Confirmation {
  return byCode ? { appCode: appCode.replace(/\s/g, '') } : { password };
}

function codeProblem(code: string): true | string {
  return /^\d{6}$/.test(code.replace(/\s/g, '')) || texts.codeMissing;
}
