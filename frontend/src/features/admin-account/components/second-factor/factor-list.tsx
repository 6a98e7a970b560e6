import FingerprintRounded from '@mui/icons-material/FingerprintRounded';
import SmartphoneRounded from '@mui/icons-material/SmartphoneRounded';
import Button from '@mui/material/Button';
import { FactList, FactRow } from '../../../../shared/ui/list/fact-row';
import type { SecondFactorState } from '../../../session/second-factor/second-factor-query';
import { momentOf } from '../../../session/device-words';
import { texts } from '../../texts';

/** The factor that is to be removed: the app, or the passkey with this id. */
export interface RemovedFactor {
  name: string;
  passkeyId: string | null;
}

interface FactorListProps {
  state: SecondFactorState;
  onRemove: (factor: RemovedFactor) => void;
}

/** The app and the passkeys of the admin. */
export function FactorList({ state: { app, passkeys }, onRemove }: FactorListProps) {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const moment = (instant: string) => momentOf(instant, timeZone);
  return (
    <FactList label={texts.factorTitle}>
      {app ? (
        <FactRow icon={SmartphoneRounded} name={texts.app} facts={[texts.appSince(moment(app.createdAt))]}>
          <RemoveButton onRemove={() => onRemove({ name: texts.app, passkeyId: null })} name={texts.app} />
        </FactRow>
      ) : null}
      {passkeys.map(({ id, name, createdAt, lastUsedAt, isBackedUp }) => (
        <FactRow
          key={id}
          icon={FingerprintRounded}
          name={name}
          facts={[
            texts.passkeySince(moment(createdAt)),
            lastUsedAt === null ? texts.passkeyUnused : texts.passkeyUsed(moment(lastUsedAt)),
          ].concat(isBackedUp ? texts.backedUp : [])}
        >
          <RemoveButton onRemove={() => onRemove({ name, passkeyId: id })} name={name} />
        </FactRow>
      ))}
    </FactList>
  );
}

interface RemoveButtonProps {
  name: string;
  onRemove: () => void;
}

function RemoveButton({ name, onRemove }: RemoveButtonProps) {
  return (
    <Button size="small" variant="outlined" aria-label={texts.removeOf(name)} onClick={onRemove}>
      {texts.remove}
    </Button>
  );
}
