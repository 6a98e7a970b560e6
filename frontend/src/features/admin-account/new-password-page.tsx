import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '../../shared/config/paths';
import { ErrorState } from '../../shared/ui/screen/error-state';
import { LinkButton } from '../../shared/ui/screen/link-button';
import { PageTitle } from '../../shared/ui/screen/page-title';
import { LoadingRegion, SkeletonRows } from '../../shared/ui/screen/skeletons';
import { adminEntryOf } from '../session/admin-entry';
import { adminCheckQuery } from '../session/admin-session';
import { accountQuery } from './api/account-query';
import { PasswordForm } from './components/password-form';
import { texts } from './texts';

/** `/admin/new-password`: replaces the password that the server has generated. */
export function NewPasswordPage() {
  const { from } = adminEntryOf(useLocation().state);
  const { data: check, isFetching } = useQuery(adminCheckQuery());
  if (!isFetching && check && !check.isAdmin) {
    return <Navigate to={paths.adminLogin} replace state={{ from, sessionOver: false }} />;
  }
  if (!isFetching && check && check.passwordChange === undefined) return <Navigate to={from} replace />;
  return (
    <div className="s-wrap">
      <PageTitle>{texts.firstTitle}</PageTitle>
      <Box sx={{ maxWidth: 520, mx: 'auto', pt: { xs: 3, md: 7 }, pb: 5 }}>
        <Card sx={{ p: { xs: 2.5, sm: 4 } }}>
          <Typography variant="h1">{texts.firstTitle}</Typography>
          <Typography sx={{ color: 'text.secondary', mt: 0.75, mb: 3 }}>
            {texts.firstHint} {check?.passwordChange === 'required' ? texts.firstRequired : null}
          </Typography>
          <FirstPassword from={from} canWait={check?.passwordChange === 'advised'} />
        </Card>
      </Box>
    </div>
  );
}

interface FirstPasswordProps {
  /** Where the admin wanted to go. */
  from: string;
  canWait: boolean;
}

function FirstPassword({ from, canWait }: FirstPasswordProps) {
  const { data: account, error, isFetching, refetch } = useQuery(accountQuery());
  if (!account && error) {
    const retry = () => void refetch();
    return <ErrorState title={texts.errorTitle} error={error} retrying={isFetching} onRetry={retry} />;
  }
  if (!account) {
    return (
      <LoadingRegion>
        <SkeletonRows count={4} height={56} />
      </LoadingRegion>
    );
  }
  return (
    <PasswordForm
      username={account.username}
      wayOut={
        canWait ? (
          <LinkButton to={from} variant="text">
            {texts.later}
          </LinkButton>
        ) : null
      }
    />
  );
}
