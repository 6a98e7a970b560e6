import { Suspense } from 'react';
import { lazyComponent } from '../../../../shared/ui/late/lazy-component';
import { useToast } from '../../../../shared/ui/toast/toast-context';
import {
  type Confirmation,
  useRemoveApp,
  useRemovePasskey,
  useRenewCodes,
} from '../../../session/second-factor/api';
import type { SecondFactorState } from '../../../session/second-factor/second-factor-query';
import { texts } from '../../texts';
import type { RemovedFactor } from './factor-list';
import type { OwnIdentity } from './identity-fields';

/** The change that the admin wants to make to the second factors. */
export type FactorTask =
  { kind: 'app' } | { kind: 'passkey' } | { kind: 'renew' } | ({ kind: 'remove' } & RemovedFactor);

const AddAppDialog = lazyComponent(() => import('./add-app-dialog').then((file) => file.AddAppDialog));
const AddPasskeyDialog = lazyComponent(() =>
  import('./add-passkey-dialog').then((file) => file.AddPasskeyDialog),
);
const ChangeFactorDialog = lazyComponent(() =>
  import('./change-factor-dialog').then((file) => file.ChangeFactorDialog),
);

interface FactorDialogsProps {
  task: FactorTask;
  state: SecondFactorState;
  onClose: () => void;
}

/** The dialog of a task. Its code is fetched when it is first opened. */
export function FactorDialogs({ task, state, onClose }: FactorDialogsProps) {
  const showToast = useToast();
  const { hasPassword } = state;
  const hasApp = state.app !== null;
  const done = (title: string, description?: string) => {
    showToast(
      description === undefined ? { tone: 'success', title } : { tone: 'success', title, description },
    );
    onClose();
  };
  const added = () => done(texts.factorAdded, texts.factorAddedHint);
  const common = { identity: { hasApp, hasPassword }, onClose };
  return (
    <Suspense fallback={null}>
      {task.kind === 'app' ? <AddAppDialog {...common} onAdded={added} /> : null}
      {task.kind === 'passkey' ? <AddPasskeyDialog {...common} onAdded={added} /> : null}
      {task.kind === 'renew' ? <RenewDialog {...common} onDone={() => done(texts.codesRenewed)} /> : null}
      {task.kind === 'remove' ? (
        <RemoveDialog
          {...common}
          factor={task}
          isLast={(hasApp ? 1 : 0) + state.passkeys.length === 1}
          onDone={() => done(texts.removed(task.name))}
        />
      ) : null}
    </Suspense>
  );
}

interface TaskDialogProps {
  identity: OwnIdentity;
  onDone: () => void;
  onClose: () => void;
}

function RenewDialog({ identity, onDone, onClose }: TaskDialogProps) {
  const renew = useRenewCodes();
  return (
    <ChangeFactorDialog
      title={texts.renewTitle}
      hint={texts.renewHint}
      confirmLabel={texts.renewCodes}
      identity={identity}
      change={async (confirmation) => (await renew.mutateAsync(confirmation)).recoveryCodes}
      onChanged={onDone}
      onClose={onClose}
    />
  );
}

function RemoveDialog({
  factor: { name, passkeyId },
  isLast,
  identity,
  onDone,
  onClose,
}: TaskDialogProps & { factor: RemovedFactor; isLast: boolean }) {
  const removeApp = useRemoveApp();
  const removePasskey = useRemovePasskey();
  const remove = async (confirmation: Confirmation) => {
    if (passkeyId === null) await removeApp.mutateAsync(confirmation);
    else await removePasskey.mutateAsync({ id: passkeyId, ...confirmation });
    return null;
  };
  return (
    <ChangeFactorDialog
      title={texts.removeTitle(name)}
      hint={isLast ? texts.removeLastHint : texts.removeHint}
      confirmLabel={texts.remove}
      identity={identity}
      change={remove}
      onChanged={onDone}
      onClose={onClose}
    />
  );
}
