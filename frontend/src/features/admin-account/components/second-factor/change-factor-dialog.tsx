import { useState } from 'react';
import { FormDialog } from '../../../../shared/ui/dialog/form-dialog';
import type { Confirmation } from '../../../session/second-factor/api';
import { confirmationOf, IdentityFields, type OwnIdentity } from './identity-fields';
import { NewCodesDialog } from './new-codes-dialog';
import { useIdentityForm } from './use-identity-form';

interface ChangeFactorDialogProps {
  title: string;
  /** The consequence, in words. */
  hint: string;
  confirmLabel: string;
  identity: OwnIdentity;
  /** Makes the change. Returns new recovery codes if there are any. */
  change: (confirmation: Confirmation) => Promise<string[] | null>;
  onChanged: () => void;
  onClose: () => void;
}

/** Asks who the person is before a factor is removed or the recovery codes are renewed. */
export function ChangeFactorDialog(props: ChangeFactorDialogProps) {
  const { title, hint, confirmLabel, identity, change, onChanged, onClose } = props;
  const [codes, setCodes] = useState<string[] | null>(null);
  const { form, submit, pending, error } = useIdentityForm(async (values) => {
    const fresh = await change(await confirmationOf(values, identity));
    if (fresh) setCodes(fresh);
    else onChanged();
  });

  if (codes) return <NewCodesDialog codes={codes} onClose={onChanged} />;
  return (
    <FormDialog
      title={title}
      subtitle={hint}
      submitLabel={confirmLabel}
      pending={pending}
      error={error}
      onPhones="sheet"
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <IdentityFields isFirst form={form} identity={identity} />
    </FormDialog>
  );
}
