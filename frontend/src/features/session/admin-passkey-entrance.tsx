import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { client } from '../../shared/api/client';
import { unwrap } from '../../shared/api/unwrap';
import { SubmitButton } from '../../shared/ui/button/submit-button';
import type { AdminEntry } from './admin-entry';
import { problemOf, provePasskey } from './passkeys/browser-passkeys';
import { useHasPasskeys } from './passkeys/use-has-passkeys';
import { texts } from './texts';
import { useAdminEntrance } from './use-admin-entrance';

interface AdminPasskeyEntranceProps {
  entry: AdminEntry;
}

/** Signs an admin in with a passkey and nothing else, in browsers that have them. */
export function AdminPasskeyEntrance({ entry }: AdminPasskeyEntranceProps) {
  const isPossible = useHasPasskeys();
  const enterArea = useAdminEntrance(entry);
  const signIn = useMutation({
    mutationFn: async () => {
      const options = await unwrap(client.POST('/api/admin/passkey-sign-in/options'));
      return unwrap(client.POST('/api/admin/passkey-sign-in', { body: await provePasskey(options) }));
    },
    onSuccess: (check) => enterArea(check),
  });
  if (!isPossible) return null;
  return (
    <>
      <Typography sx={{ my: 1.5, textAlign: 'center', color: 'text.secondary' }}>{texts.or}</Typography>
      {signIn.error ? (
        <Alert severity="error" sx={{ mb: 2 }}>
          {problemOf(signIn.error)}
        </Alert>
      ) : null}
      <Box sx={{ display: 'grid' }}>
        <SubmitButton
          variant="outlined"
          pending={signIn.isPending}
          pendingLabel={texts.waitingForDevice}
          onClick={() => signIn.mutate()}
        >
          {texts.usePasskey}
        </SubmitButton>
      </Box>
    </>
  );
}
