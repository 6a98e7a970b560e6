import FingerprintRounded from '@mui/icons-material/FingerprintRounded';
import SmartphoneRounded from '@mui/icons-material/SmartphoneRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { SvgIconComponent } from '@mui/icons-material';
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
    <Box component="ul" aria-label={texts.factorTitle} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {app ? (
        <FactorRow
          icon={SmartphoneRounded}
          name={texts.app}
          facts={[texts.appSince(moment(app.createdAt))]}
          onRemove={() => onRemove({ name: texts.app, passkeyId: null })}
        />
      ) : null}
      {passkeys.map(({ id, name, createdAt, lastUsedAt, isBackedUp }) => (
        <FactorRow
          key={id}
          icon={FingerprintRounded}
          name={name}
          facts={[
            texts.passkeySince(moment(createdAt)),
            lastUsedAt === null ? texts.passkeyUnused : texts.passkeyUsed(moment(lastUsedAt)),
          ].concat(isBackedUp ? texts.backedUp : [])}
          onRemove={() => onRemove({ name, passkeyId: id })}
        />
      ))}
    </Box>
  );
}

interface FactorRowProps {
  icon: SvgIconComponent;
  name: string;
  facts: readonly string[];
  onRemove: () => void;
}

function FactorRow({ icon: Icon, name, facts, onRemove }: FactorRowProps) {
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        rowGap: 1,
        py: 1.75,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Icon aria-hidden sx={{ color: 'text.secondary' }} />
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
          {facts.join(' · ')}
        </Typography>
      </Box>
      <Button size="small" variant="outlined" aria-label={texts.removeOf(name)} onClick={onRemove}>
        {texts.remove}
      </Button>
    </Box>
  );
}
