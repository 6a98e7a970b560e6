import Card from '@mui/material/Card';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { ApiError } from '../../../shared/api/api-error';
import { paths } from '../../../shared/config/paths';
import { ErrorState } from '../../../shared/ui/screen/error-state';
import { LinkButton } from '../../../shared/ui/screen/link-button';
import { MessageScreen } from '../../../shared/ui/screen/message-screen';
import { PageTitle } from '../../../shared/ui/screen/page-title';
import { SecretAddress } from '../../../shared/ui/screen/secret-address';
import { LoadingRegion, SkeletonRows } from '../../../shared/ui/screen/skeletons';
import { type Invitation, invitationQuery } from './api';
import { InvitationForm } from './invitation-form';
import { texts } from './texts';

/** `/admin/invitation/:invitationToken`: an invited person chooses a password. */
export function InvitationPage() {
  const { invitationToken: token = '' } = useParams();
  const { data: invitation, error, isFetching, refetch } = useQuery(invitationQuery(token));
  if (error instanceof ApiError && error.status === 404) return <Gone />;
  return (
    <div className="s-wrap">
      <SecretAddress />
      <PageTitle>{texts.title}</PageTitle>
      <Box sx={{ maxWidth: 520, mx: 'auto', pt: { xs: 3, md: 7 }, pb: 5 }}>
        <Card sx={{ p: { xs: 2.5, sm: 4 } }}>
          <Typography variant="h1">{texts.title}</Typography>
          <Typography sx={{ color: 'text.secondary', mt: 0.75, mb: 2 }}>{texts.hint}</Typography>
          {!invitation && error ? (
            <ErrorState
              title={texts.errorTitle}
              error={error}
              retrying={isFetching}
              onRetry={() => void refetch()}
            />
          ) : null}
          {invitation ? <Invited token={token} invitation={invitation} /> : null}
          {invitation || error ? null : (
            <LoadingRegion>
              <SkeletonRows count={3} height={56} />
            </LoadingRegion>
          )}
        </Card>
      </Box>
    </div>
  );
}

interface InvitedProps {
  token: string;
  invitation: Invitation;
}

function Invited({ token, invitation }: InvitedProps) {
  const { roles, email, name } = invitation;
  return (
    <>
      <Box component="ul" sx={{ m: 0, mb: 2, pl: 2.5 }}>
        {roles.map(({ venueId, venueName, role }) => (
          <li key={venueId}>{texts.roleAt(texts.roles[role], venueName)}</li>
        ))}
      </Box>
      <Typography sx={{ mb: 2.5, overflowWrap: 'anywhere' }}>{texts.signInWith(email)}</Typography>
      <InvitationForm token={token} email={email} name={name} />
    </>
  );
}

function Gone() {
  return (
    <div className="s-wrap">
      <MessageScreen
        title={texts.gone}
        hint={texts.goneHint}
        action={
          <LinkButton variant="contained" to={paths.adminLogin}>
            {texts.goToLogin}
          </LinkButton>
        }
      />
    </div>
  );
}
