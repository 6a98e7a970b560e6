import FingerprintRounded from '@mui/icons-material/FingerprintRounded';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState, useSyncExternalStore } from 'react';
import { userMessageOf } from '../../../shared/api/api-error';
import { ConfirmDialog } from '../../../shared/ui/dialog/confirm-dialog';
import { lazyComponent } from '../../../shared/ui/late/lazy-component';
import { PageSection } from '../../../shared/ui/screen/page-section';
import { useToast } from '../../../shared/ui/toast/toast-context';
import { FactRow } from '../../../shared/ui/list/fact-row';
import { momentOf } from '../../session/device-words';
import { hasPasskeys } from '../../session/passkeys/browser-passkeys';
import { needsProof, ProveDialog } from '../dialogs/prove-dialog';
import { passkeysQuery, useRemovePasskey, type Passkey } from '../api/passkeys';
import { texts } from '../texts';
import { SectionRows } from './section-rows';

const AddPasskeyDialog = lazyComponent(() =>
  import('../dialogs/add-passkey-dialog').then((file) => file.AddPasskeyDialog),
);

const neverChanges = () => () => undefined;

interface PasskeysSectionProps {
  userId: string;
}

/** The passkeys of the account, and a button that adds one. */
export function PasskeysSection({ userId }: PasskeysSectionProps) {
  const passkeys = useQuery(passkeysQuery(userId));
  const isPossible = useSyncExternalStore(neverChanges, hasPasskeys, () => false);
  const [isAdding, setAdding] = useState(false);
  const [removed, setRemoved] = useState<Passkey | null>(null);
  return (
    <PageSection title={texts.passkeysTitle} hint={texts.passkeysHint}>
      <SectionRows
        label={texts.passkeysTitle}
        query={passkeys}
        failed={texts.passkeysFailed}
        none={texts.noPasskeys}
      >
        {(passkey) => (
          <FactRow key={passkey.id} icon={FingerprintRounded} name={passkey.name} facts={factsOf(passkey)}>
            <Button
              size="small"
              variant="outlined"
              aria-label={texts.removeOf(passkey.name)}
              onClick={() => setRemoved(passkey)}
            >
              {texts.remove}
            </Button>
          </FactRow>
        )}
      </SectionRows>
      {isPossible ? (
        <Button
          variant="outlined"
          sx={{ mt: 2 }}
          onPointerEnter={AddPasskeyDialog.preload}
          onFocus={AddPasskeyDialog.preload}
          onClick={() => setAdding(true)}
        >
          {texts.addPasskey}
        </Button>
      ) : (
        <Typography sx={{ color: 'text.secondary', mt: 2 }}>{texts.noPasskeysHere}</Typography>
      )}
      <Suspense fallback={null}>
        {isAdding ? <AddPasskeyDialog userId={userId} onClose={() => setAdding(false)} /> : null}
      </Suspense>
      {removed ? <RemovePasskey userId={userId} passkey={removed} onClose={() => setRemoved(null)} /> : null}
    </PageSection>
  );
}

function factsOf({ createdAt, lastUsedAt, isBackedUp }: Passkey): string[] {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return [
    texts.passkeySince(momentOf(createdAt, timeZone)),
    lastUsedAt === null ? texts.passkeyUnused : texts.passkeyUsed(momentOf(lastUsedAt, timeZone)),
  ].concat(isBackedUp ? texts.backedUp : []);
}

interface RemovePasskeyProps {
  userId: string;
  passkey: Passkey;
  onClose: () => void;
}

function RemovePasskey({ userId, passkey: { id, name }, onClose }: RemovePasskeyProps) {
  const showToast = useToast();
  const remove = useRemovePasskey(userId);
  const handleRemoved = () => {
    showToast({ tone: 'success', title: texts.passkeyRemoved, description: name });
    onClose();
  };
  if (needsProof(remove.error)) return <ProveDialog onProved={() => remove.reset()} onClose={onClose} />;
  return (
    <ConfirmDialog
      open
      title={texts.removeTitle(name)}
      confirmLabel={texts.remove}
      pending={remove.isPending}
      error={remove.error ? userMessageOf(remove.error) : null}
      onConfirm={() => remove.mutate(id, { onSuccess: handleRemoved })}
      onCancel={onClose}
    >
      <Typography>{texts.removePasskeyHint}</Typography>
    </ConfirmDialog>
  );
}
