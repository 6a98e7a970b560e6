import Button from '@mui/material/Button';
import { useState } from 'react';
import { words } from '../../../../shared/texts/words';
import { DialogFrame } from '../../../../shared/ui/dialog/dialog-frame';
import { FormDialog } from '../../../../shared/ui/dialog/form-dialog';
import { useAppKey } from '../../../session/second-factor/api';
import { AppSetUp } from '../../../session/second-factor/app-set-up';
import { texts } from '../../texts';
import { confirmationOf, IdentityFields, type OwnIdentity } from './identity-fields';
import { NewCodesDialog } from './new-codes-dialog';
import { useIdentityForm } from './use-identity-form';

interface AddFactorDialogProps {
  identity: OwnIdentity;
  onAdded: () => void;
  onClose: () => void;
}

/** Adds an authenticator app: who it is, the key and its first code, the recovery codes. */
export function AddAppDialog({ identity, onAdded, onClose }: AddFactorDialogProps) {
  const [codes, setCodes] = useState<string[] | null>(null);
  const appKey = useAppKey();
  const { form, submit, pending, error } = useIdentityForm(async (values) => {
    await appKey.mutateAsync(await confirmationOf(values, identity));
  });
  const title = identity.hasApp ? texts.replaceApp : texts.addApp;

  if (codes) return <NewCodesDialog codes={codes} onClose={onAdded} />;
  if (appKey.data) {
    return (
      <DialogFrame
        title={title}
        onPhones="window"
        onClose={onClose}
        actions={
          <Button variant="outlined" onClick={onClose}>
            {words.cancel}
          </Button>
        }
      >
        <AppSetUp appKey={appKey.data} onDone={(fresh) => (fresh ? setCodes(fresh) : onAdded())} />
      </DialogFrame>
    );
  }
  return (
    <FormDialog
      title={title}
      subtitle={texts.identity}
      submitLabel={texts.continue}
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
