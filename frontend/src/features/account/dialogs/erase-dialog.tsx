import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ApiError, userMessageOf } from '../../../shared/api/api-error';
import { paths } from '../../../shared/config/paths';
import { words } from '../../../shared/texts/words';
import { DialogFrame } from '../../../shared/ui/dialog/dialog-frame';
import { SubmitButton } from '../../../shared/ui/button/submit-button';
import { LinkButton } from '../../../shared/ui/screen/link-button';
import { CodeForm } from '../../session/code/code-form';
import { useEraseAccount, useSendErasingCode } from '../api/leaving';
import { texts } from './texts';

interface EraseDialogProps {
  /** The address of the account, or null for a guest. */
  email: string | null;
  /** Called when everything is erased, with what there is to say. */
  onErased: (title: string, description: string) => void;
  onClose: () => void;
}

/** Says what goes and what stays, and erases the player. An account asks for a fresh code. */
export function EraseDialog({ email, onErased, onClose }: EraseDialogProps) {
  const isGuest = email === null;
  const [isSent, setSent] = useState(false);
  const send = useSendErasingCode();
  const { run, ...erase } = useErasing(() =>
    onErased(isGuest ? texts.doneOfGuest : texts.done, texts.doneHint),
  );
  const isBusy = erase.isPending || send.isPending;
  const hasGame = isUpcoming(erase.error);
  const problem = send.error ?? (isSent && !hasGame ? null : erase.error);
  return (
    <DialogFrame
      title={isGuest ? texts.titleOfGuest : texts.title}
      role="alertdialog"
      width="sm"
      busy={isBusy}
      error={problem ? userMessageOf(problem) : null}
      onClose={onClose}
      actions={
        <>
          <Button variant="outlined" autoFocus disabled={isBusy} onClick={onClose}>
            {words.cancel}
          </Button>
          {hasGame ? (
            <LinkButton to={paths.myBookings} variant="contained">
              {texts.seeBookings}
            </LinkButton>
          ) : null}
          {isSent || hasGame ? null : (
            <SubmitButton
              color="error"
              size="medium"
              pending={isBusy}
              onClick={() =>
                isGuest ? run(null) : send.mutate(undefined, { onSuccess: () => setSent(true) })
              }
            >
              {isGuest ? texts.eraseData : texts.sendCode}
            </SubmitButton>
          )}
        </>
      }
    >
      {isSent && email !== null ? (
        <CodeForm
          email={email}
          submitLabel={texts.erase}
          pendingLabel={texts.erasing}
          color="error"
          pending={erase.isPending}
          error={hasGame ? null : erase.error}
          onSubmit={run}
          onResend={() => send.mutateAsync()}
        />
      ) : (
        <Consequences isGuest={isGuest} />
      )}
    </DialogFrame>
  );
}

function useErasing(onDone: () => void) {
  const { mutateAsync, isPending, error } = useEraseAccount();
  // The screen of the guest may replace this one before a callback of `mutate` would run.
  const run = (code: string | null) => void mutateAsync(code).then(onDone, () => undefined);
  return { run, isPending, error };
}

const isUpcoming = (error: unknown) => error instanceof ApiError && error.code === 'upcoming_booking';

function Consequences({ isGuest }: { isGuest: boolean }) {
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <div>
        <Typography sx={{ fontWeight: 600 }}>{texts.goes}</Typography>
        <Items items={isGuest ? texts.goesOfGuest : texts.goesOfAccount} />
      </div>
      <div>
        <Typography sx={{ fontWeight: 600 }}>{texts.stays}</Typography>
        <Items items={texts.staysList} />
      </div>
      <Alert severity="info">{texts.upcoming}</Alert>
      {isGuest ? null : <Typography>{texts.withCode}</Typography>}
    </Box>
  );
}

const Items = ({ items }: { items: readonly string[] }) => (
  <Box component="ul" sx={{ m: 0, pl: 3 }}>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </Box>
);
