import { useState } from 'react';
import { FormDialog } from '../../../../shared/ui/dialog/form-dialog';
import { useAddPasskey } from '../../../session/second-factor/api';
import { DeviceNameField, nameProblem } from '../../../session/second-factor/device-name-field';
import { texts } from '../../texts';
import { confirmationOf, IdentityFields, type OwnIdentity } from './identity-fields';
import { NewCodesDialog } from './new-codes-dialog';
import { useIdentityForm } from './use-identity-form';

interface AddPasskeyDialogProps {
  identity: OwnIdentity;
  onAdded: () => void;
  onClose: () => void;
}

/** Adds a passkey: its name and who it is, the question of the browser, the recovery codes. */
export function AddPasskeyDialog({ identity, onAdded, onClose }: AddPasskeyDialogProps) {
  const [codes, setCodes] = useState<string[] | null>(null);
  const add = useAddPasskey();
  const { form, submit, pending, error } = useIdentityForm(async (values) => {
    const { recoveryCodes } = await add.mutateAsync({
      name: values.name,
      ...(await confirmationOf(values, identity)),
    });
    if (recoveryCodes) setCodes(recoveryCodes);
    else onAdded();
  });

  if (codes) return <NewCodesDialog codes={codes} onClose={onAdded} />;
  return (
    <FormDialog
      title={texts.addPasskey}
      submitLabel={texts.continue}
      pending={pending}
      error={error}
      onPhones="sheet"
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <DeviceNameField
        field={form.register('name', { validate: nameProblem })}
        error={form.formState.errors.name}
      />
      <IdentityFields form={form} identity={identity} />
    </FormDialog>
  );
}
