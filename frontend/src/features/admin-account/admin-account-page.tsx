import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '../../shared/ui/screen/error-state';
import { PageHeader } from '../../shared/ui/screen/page-header';
import { LoadingRegion, SkeletonRows } from '../../shared/ui/screen/skeletons';
import { secondFactorQuery } from '../session/second-factor/second-factor-query';
import { accountQuery } from './api/account-query';
import { PageSection } from '../../shared/ui/screen/page-section';
import { PasswordForm } from './components/password-form';
import { RoleOffersSection } from './components/role-offers-section';
import { SecondFactorSection } from './components/second-factor/second-factor-section';
import { SessionsSection } from './components/sessions-section';
import { texts } from './texts';

/** `/admin/account` */
export function AdminAccountPage() {
  const { data: account } = useQuery(accountQuery());
  const subtitle = account ? texts.subtitle(account.username) : ' ';
  return (
    <Box sx={{ minWidth: 0, pb: 4 }}>
      <PageHeader title={texts.title} subtitle={subtitle} />
      <Account />
    </Box>
  );
}

function Account() {
  const { data: account, error, isFetching, refetch } = useQuery(accountQuery());
  if (!account && error) {
    const retry = () => void refetch();
    return <ErrorState title={texts.errorTitle} error={error} retrying={isFetching} onRetry={retry} />;
  }
  if (!account) {
    return (
      <LoadingRegion>
        <SkeletonRows count={2} height={320} gap={2.5} />
      </LoadingRegion>
    );
  }
  return (
    <Box sx={{ display: 'grid', gap: 2.5, maxWidth: 760 }}>
      <RoleOffersSection />
      <PasswordSection username={account.username} />
      <SecondFactorSection />
      <SessionsSection sessions={account.sessions} />
    </Box>
  );
}

/** An admin who signs in with passkeys only has no password to change. */
function PasswordSection({ username }: { username: string }) {
  const { data: factors } = useQuery(secondFactorQuery());
  if (factors?.hasPassword === false) return null;
  return (
    <PageSection title={texts.passwordTitle} hint={texts.passwordHint}>
      <PasswordForm username={username} />
    </PageSection>
  );
}
