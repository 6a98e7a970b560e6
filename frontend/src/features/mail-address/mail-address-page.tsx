import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { isNotFound } from '../../shared/api/api-error';
import { paths } from '../../shared/config/paths';
import { words } from '../../shared/texts/words';
import { ErrorState } from '../../shared/ui/screen/error-state';
import { LinkButton } from '../../shared/ui/screen/link-button';
import { MessageScreen } from '../../shared/ui/screen/message-screen';
import { TitledPage } from '../../shared/ui/screen/page-title';
import { SecretAddress } from '../../shared/ui/screen/secret-address';
import { LoadingRegion, SkeletonRows } from '../../shared/ui/screen/skeletons';
import { mailAddressQuery } from './api/mail-address';
import { OwnersDecision } from './owners-decision';
import { texts } from './texts';

/**
 * `/correo/:mailToken`. A letter links to it. Opening it changes nothing, because programs open the
 * links of mails too.
 */
export function MailAddressPage() {
  const { mailToken = '' } = useParams();
  return (
    <div className="s-wrap">
      <SecretAddress />
      <TitledPage title={texts.tabTitle}>
        <AddressOfLink key={mailToken} mailToken={mailToken} />
      </TitledPage>
    </div>
  );
}

function AddressOfLink({ mailToken }: { mailToken: string }) {
  const { data: address, error, isFetching, refetch } = useQuery(mailAddressQuery(mailToken));
  if (!address && isNotFound(error))
    return <MessageScreen title={texts.notFoundTitle} hint={texts.notFoundHint} />;
  if (!address && error) {
    return (
      <ErrorState
        headingLevel="h1"
        error={error}
        retrying={isFetching}
        onRetry={() => void refetch()}
        wayOut={<LinkButton to={paths.home}>{words.backHome}</LinkButton>}
      />
    );
  }
  return (
    <Box sx={{ maxWidth: 520, mx: 'auto', pt: { xs: 3, md: 7 }, pb: 5 }}>
      <Card sx={{ p: { xs: 2.5, sm: 4 } }}>
        {address ? (
          <OwnersDecision address={address} mailToken={mailToken} />
        ) : (
          <LoadingRegion>
            <SkeletonRows count={3} height={64} />
          </LoadingRegion>
        )}
      </Card>
    </Box>
  );
}
