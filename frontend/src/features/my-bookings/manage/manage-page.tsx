import { useQuery } from '@tanstack/react-query';
import { useParams, useLocation, useNavigate } from 'react-router-dom';
import { isGone, isNotFound } from '../../../shared/api/api-error';
import { paths } from '../../../shared/config/paths';
import { words } from '../../../shared/texts/words';
import { ErrorState } from '../../../shared/ui/screen/error-state';
import { LinkButton } from '../../../shared/ui/screen/link-button';
import { MessageScreen } from '../../../shared/ui/screen/message-screen';
import { TitledPage } from '../../../shared/ui/screen/page-title';
import { SecretAddress } from '../../../shared/ui/screen/secret-address';
import type { paths as apiPaths } from '../../../shared/api/schema';
import { lazyComponent } from '../../../shared/ui/late/lazy-component';
import { LoadingRegion, SkeletonRows } from '../../../shared/ui/screen/skeletons';
import { managedPageQuery } from './api/managed-page';
import { texts } from './texts';
import type { ManagedPage } from './types';
import { useEffect } from 'react';
import { recallLink } from './kept-link';

const ManagedBooking = lazyComponent(() => import('./managed-booking').then((file) => file.ManagedBooking));

const ManagedPart = lazyComponent(() => import('./managed-part').then((file) => file.ManagedPart));

const calendar = '/api/manage/{manageToken}/calendar.ics' satisfies keyof apiPaths;

/**
 * `/reserva/:manageToken`. Every letter links to it. It shows the booking in any browser; opening
 * it changes nothing, because programs open the links of mails too. The bank sends payers back to
 * the address without a token.
 */
function ManagePage() {
  const { manageToken } = useParams();
  return (
    <div className="s-wrap">
      <SecretAddress />
      <TitledPage title={texts.tabTitle}>
        {manageToken === undefined ? (
          <ReturnToLink />
        ) : (
          <Managed key={manageToken} manageToken={manageToken} />
        )}
      </TitledPage>
    </div>
  );
}

/**
 * Returns the page when its content can be rendered without waiting. A boundary that waits would
 * lose a tap on the page of the server.
 */
export async function loadManagePage(): Promise<typeof ManagePage> {
  await Promise.all([ManagedBooking.loaded(), ManagedPart.loaded()]);
  return ManagePage;
}

function Managed({ manageToken }: { manageToken: string }) {
  const { data: page, error, isFetching, refetch } = useQuery(managedPageQuery(manageToken));
  if (page) return <Known page={page} manageToken={manageToken} />;
  if (isNotFound(error)) return <MessageScreen title={texts.notFoundTitle} hint={texts.notFoundHint} />;
  if (isGone(error))
    return (
      <MessageScreen
        title={texts.endedTitle}
        hint={texts.endedHint}
        action={
          <LinkButton variant="contained" to={paths.myBookings}>
            {texts.toMyBookings}
          </LinkButton>
        }
      />
    );
  if (!error) return <Loading />;
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
  const { booking, part } = page;
  const calendarFile = calendar.replace('{manageToken}', encodeURIComponent(manageToken));
  if (booking)
    return (
      <ManagedBooking page={page} booking={booking} manageToken={manageToken} calendarFile={calendarFile} />
    );
  if (part)
    return <ManagedPart page={page} part={part} manageToken={manageToken} calendarFile={calendarFile} />;
  return <MessageScreen title={texts.notFoundTitle} hint={texts.notFoundHint} />;
}

function Loading() {
  return (
    <LoadingRegion>
      <SkeletonRows count={3} height={{ xs: 236, md: 146 }} />
    </LoadingRegion>
  );
}

/** `/reserva`. The bank sends a payer back here, who then returns to the page of the link. */
function ReturnToLink() {
  const navigate = useNavigate();
  const { search } = useLocation();
  useEffect(() => {
    const manageToken = recallLink();
    if (manageToken !== null) void navigate(`${paths.manage(manageToken)}${search}`, { replace: true });
  }, [navigate, search]);
  return <MessageScreen title={texts.returnTitle} hint={texts.returnHint} />;
}
