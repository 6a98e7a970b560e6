import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { isNotFound } from '../../../shared/api/api-error';
import { paths } from '../../../shared/config/paths';
import { words } from '../../../shared/texts/words';
import { ErrorState } from '../../../shared/ui/screen/error-state';
import { LinkButton } from '../../../shared/ui/screen/link-button';
import { MessageScreen } from '../../../shared/ui/screen/message-screen';
import { PageTitle } from '../../../shared/ui/screen/page-title';
import { SecretAddress } from '../../../shared/ui/screen/secret-address';
import type { paths as apiPaths } from '../../../shared/api/schema';
import { MyBookingsSkeleton } from '../components/my-bookings-skeleton';
import { PartScreen } from '../part/part-screen';
import { managedPageQuery } from './api/managed-page';
import { ManagedBooking } from './managed-booking';
import { texts } from './texts';
import type { ManagedPage } from './types';

const calendar = '/api/manage/{manageToken}/calendar.ics' satisfies keyof apiPaths;

/**
 * `/reserva/:manageToken`. Every letter links to it. It shows the booking in any browser; opening
 * it changes nothing, because programs open the links of mails too.
 */
export function ManagePage() {
  const { manageToken = '' } = useParams();
  return (
    <div className="s-wrap">
      <SecretAddress />
      <PageTitle>{texts.tabTitle}</PageTitle>
      <Managed key={manageToken} manageToken={manageToken} />
    </div>
  );
}

function Managed({ manageToken }: { manageToken: string }) {
  const { data: page, error, isFetching, refetch } = useQuery(managedPageQuery(manageToken));
  if (page) return <Known page={page} manageToken={manageToken} />;
  if (isNotFound(error)) return <MessageScreen title={texts.notFoundTitle} hint={texts.notFoundHint} />;
  if (!error) return <MyBookingsSkeleton />;
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

function Known({ page, manageToken }: { page: ManagedPage; manageToken: string }) {
  const { booking, part, payments } = page;
  const calendarFile = calendar.replace('{manageToken}', encodeURIComponent(manageToken));
  if (booking)
    return (
      <ManagedBooking page={page} booking={booking} manageToken={manageToken} calendarFile={calendarFile} />
    );
  if (!part) return <MessageScreen title={texts.notFoundTitle} hint={texts.notFoundHint} />;
  const home = (
    <LinkButton to={paths.home} variant="outlined">
      {words.backHome}
    </LinkButton>
  );
  return (
    <PartScreen part={part} payments={payments} failed={false} calendarFile={calendarFile} wayOn={home} />
  );
}
