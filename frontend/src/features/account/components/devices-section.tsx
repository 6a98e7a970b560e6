import ComputerRounded from '@mui/icons-material/ComputerRounded';
import SmartphoneRounded from '@mui/icons-material/SmartphoneRounded';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { userMessageOf } from '../../../shared/api/api-error';
import { words } from '../../../shared/texts/words';
import { StatusChip } from '../../../shared/ui/figures/status-chip';
import { SubmitButton } from '../../../shared/ui/button/submit-button';
import { PageSection } from '../../../shared/ui/screen/page-section';
import { useToast } from '../../../shared/ui/toast/toast-context';
import { FactRow } from '../../../shared/ui/list/fact-row';
import { dayWordOf, deviceName, momentOf } from '../../session/device-words';
import { devicesQuery, useEndDevice, type Device } from '../api/devices';
import { EndOthersDialog } from '../dialogs/end-others-dialog';
import { texts } from '../texts';
import { SectionRows } from './section-rows';

const PHONE_SYSTEMS = ['Android', 'iOS'];

interface DevicesSectionProps {
  userId: string;
}

/** The browsers in which the player is signed in. */
export function DevicesSection({ userId }: DevicesSectionProps) {
  const devices = useQuery(devicesQuery(userId));
  const [isAsking, setAsking] = useState(false);
  const count = devices.data?.length ?? 0;
  return (
    <PageSection title={texts.devicesTitle} hint={texts.devicesHint}>
      <SectionRows
        label={texts.devicesTitle}
        query={devices}
        failed={texts.devicesFailed}
        none={texts.onlyThisOne}
      >
        {(device) => <DeviceRow key={device.id} userId={userId} device={device} />}
      </SectionRows>
      {count > 1 ? (
        <Button variant="outlined" sx={{ mt: 2 }} onClick={() => setAsking(true)}>
          {texts.endOthers}
        </Button>
      ) : null}
      {count === 1 ? (
        <Typography sx={{ color: 'text.secondary', mt: 2 }}>{texts.onlyThisOne}</Typography>
      ) : null}
      {isAsking ? <EndOthersDialog userId={userId} onClose={() => setAsking(false)} /> : null}
    </PageSection>
  );
}

interface DeviceRowProps {
  userId: string;
  device: Device;
}

function DeviceRow({ userId, device }: DeviceRowProps) {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const showToast = useToast();
  const end = useEndDevice(userId);
  const name = deviceName(device);
  const run = () =>
    end.mutateAsync(device.id).then(
      () => showToast({ tone: 'success', title: texts.deviceEnded, description: name }),
      (error: unknown) => showToast({ tone: 'error', title: words.error, description: userMessageOf(error) }),
    );
  return (
    <FactRow
      icon={PHONE_SYSTEMS.includes(device.system ?? '') ? SmartphoneRounded : ComputerRounded}
      name={name}
      facts={[
        texts.since(momentOf(device.startedAt, timeZone)),
        texts.lastUsed(dayWordOf(device.lastUsedAt, timeZone)),
      ]}
    >
      {device.isCurrent ? (
        <StatusChip tone="success">{texts.thisDevice}</StatusChip>
      ) : (
        <SubmitButton
          size="small"
          variant="outlined"
          pending={end.isPending}
          aria-label={texts.endDeviceOf(name)}
          onClick={() => void run()}
        >
          {texts.signOut}
        </SubmitButton>
      )}
    </FactRow>
  );
}
