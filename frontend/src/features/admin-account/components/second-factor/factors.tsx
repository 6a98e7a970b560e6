import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { SecondFactorState } from '../../../session/second-factor/second-factor-query';
import { texts } from '../../texts';
import { FactorDialogs, type FactorTask } from './factor-dialogs';
import { FactorList } from './factor-list';

const FEW_CODES = 3;

interface FactorsProps {
  state: SecondFactorState;
}

/** The factors and the recovery codes that are left, with a button for each change. */
export function Factors({ state }: FactorsProps) {
  const [task, setTask] = useState<FactorTask | null>(null);
  const { app, passkeys, isRequired, hasPassword } = state;
  const hasFactor = app !== null || passkeys.length > 0;
  return (
    <>
      {hasFactor ? (
        <FactorList state={state} onRemove={(what) => setTask({ kind: 'remove', ...what })} />
      ) : (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {texts.factorOff}
        </Alert>
      )}
      {isRequired ? <Typography sx={{ mt: 1.5 }}>{texts.factorRequired}</Typography> : null}
      {hasFactor && hasPassword ? (
        <CodesLeft left={state.recoveryCodesLeft} onRenew={() => setTask({ kind: 'renew' })} />
      ) : null}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 2 }}>
        {hasPassword ? (
          <Button variant={hasFactor ? 'outlined' : 'contained'} onClick={() => setTask({ kind: 'app' })}>
            {app === null ? texts.addApp : texts.replaceApp}
          </Button>
        ) : null}
        <Button variant="outlined" onClick={() => setTask({ kind: 'passkey' })}>
          {texts.addPasskey}
        </Button>
      </Box>
      {task ? <FactorDialogs task={task} state={state} onClose={() => setTask(null)} /> : null}
    </>
  );
}

interface CodesLeftProps {
  left: number;
  onRenew: () => void;
}

function CodesLeft({ left, onRenew }: CodesLeftProps) {
  const renew = (
    <Button size="small" color="inherit" variant="text" onClick={onRenew}>
      {texts.renewCodes}
    </Button>
  );
  const few = left <= FEW_CODES;
  return (
    <Alert severity={few ? 'warning' : 'info'} action={renew} sx={{ mt: 2 }}>
      {few ? `${texts.codesLeft(left)} ${texts.codesFew}` : texts.codesLeft(left)}
    </Alert>
  );
}
