import ComputerRounded from '@mui/icons-material/ComputerRounded';
import SmartphoneRounded from '@mui/icons-material/SmartphoneRounded';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { userMessageOf } from '../../../shared/api/api-error';
import { words } from '../../../shared/texts/words';
import { StatusChip } from '../../../shared/ui/figures/status-chip';
import { SubmitButton } from '../../../shared/ui/button/submit-button';
import { FactList, FactRow } from '../../../shared/ui/list/fact-row';
import { lazyComponent } from '../../../shared/ui/late/lazy-component';
import { useToast } from '../../../shared/ui/toast/toast-context';
import { useEndSession } from '../api/end-sessions';
import { deviceName, momentOf } from '../../session/device-words';
import { texts } from '../texts';
import type { AdminSession } from '../api/account-query';
import { PageSection } from '../../../shared/ui/screen/page-section';

const EndOthersDialog = lazyComponent(() =>
  import('./end-others-dialog').then((file) => file.EndOthersDialog),
);

const PHONE_SYSTEMS = ['Android', 'iOS'];

interface SessionsSectionProps {
  sessions: readonly AdminSession[];
}

/** The browsers in which the admin is signed in. */
export function SessionsSection({ sessions }: SessionsSectionProps) {
  const [asking, setAsking] = useState(false);
  return (
    <PageSection title={texts.sessionsTitle} hint={texts.sessionsHint}>
      <FactList label={texts.sessionsTitle}>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </FactList>
      {sessions.length > 1 ? (
        <Button
          variant="outlined"
          sx={{ mt: 2 }}
          onPointerEnter={EndOthersDialog.preload}
          onFocus={EndOthersDialog.preload}
          onClick={() => setAsking(true)}
        >
          {texts.endOthers}
        </Button>
      ) : (
        <Typography sx={{ color: 'text.secondary', mt: 2 }}>{texts.onlyThisOne}</Typography>
      )}
      <Suspense fallback={null}>
        {asking ? <EndOthersDialog onClose={() => setAsking(false)} /> : null}
      </Suspense>
    </PageSection>
  );
}

interface SessionRowProps {
  session: AdminSession;
}

function SessionRow({ session }: SessionRowProps) {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const device = deviceName(session);
  const Icon = PHONE_SYSTEMS.includes(session.system ?? '') ? SmartphoneRounded : ComputerRounded;
  const facts = [
    texts.since(momentOf(session.startedAt, timeZone)),
    texts.lastUsed(momentOf(session.lastUsedAt, timeZone)),
    ...(session.address === null ? [] : [texts.address(session.address)]),
  ];
  return (
    <FactRow icon={Icon} name={device} facts={facts}>
      {session.isCurrent ? (
        <StatusChip tone="success">{texts.thisDevice}</StatusChip>
      ) : (
        <EndSessionButton sessionId={session.id} device={device} />
      )}
    </FactRow>
  );
}

interface EndSessionButtonProps {
  sessionId: string;
  device: string;
}

function EndSessionButton({ sessionId, device }: EndSessionButtonProps) {
  const showToast = useToast();
  const end = useEndSession();
  const run = () =>
    end.mutateAsync(sessionId).then(
      () => showToast({ tone: 'success', title: texts.sessionEnded, description: device }),
      (error: unknown) => showToast({ tone: 'error', title: words.error, description: userMessageOf(error) }),
    );
  return (
    <SubmitButton
      size="small"
      variant="outlined"
      pending={end.isPending}
      aria-label={texts.endSessionOf(device)}
      onClick={() => void run()}
    >
      {texts.endSession}
    </SubmitButton>
  );
}
