import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { isNotFound } from '../../shared/api/api-error';
import { venueCourtsQuery, venueQuery } from '../../shared/api/venue-queries';
import { paths } from '../../shared/config/paths';
import { words } from '../../shared/texts/words';
import { BackLink } from '../../shared/ui/screen/back-link';
import { ErrorState } from '../../shared/ui/screen/error-state';
import { LinkButton } from '../../shared/ui/screen/link-button';
import { MessageScreen } from '../../shared/ui/screen/message-screen';
import { PageHeader } from '../../shared/ui/screen/page-header';
import { LoadingRegion, SkeletonRows } from '../../shared/ui/screen/skeletons';
import { rulesQuery } from './api/rules-query';
import { RulesEditor } from './rules-editor';
import { texts } from './texts';

/** `/admin/venues/:venueId/rules` */
export function AdminRulesPage() {
  const { venueId = '' } = useParams();
  const venue = useQuery(venueQuery(venueId));
  const rules = useQuery(rulesQuery(venueId));
  const courts = useQuery(venueCourtsQuery(venueId));
  const failed = [venue, rules, courts].find(({ isError, data }) => isError && !data);
  const back = (
    <LinkButton to={paths.adminCourts} variant="outlined">
      {texts.back}
    </LinkButton>
  );
  if (failed && isNotFound(failed.error)) return <MessageScreen title={words.venueNotFound} action={back} />;
  if (failed) {
    return (
      <ErrorState
        headingLevel="h1"
        title={texts.loadFailed}
        error={failed.error}
        retrying={failed.isFetching}
        onRetry={() => void Promise.all([venue.refetch(), rules.refetch(), courts.refetch()])}
        wayOut={back}
      />
    );
  }
  return (
    <Box sx={{ minWidth: 0 }}>
      <PageHeader
        title={texts.title}
        tabTitle={venue.data ? texts.tabTitle(venue.data.name) : undefined}
        subtitle={venue.data ? texts.subtitle(venue.data.name) : undefined}
        back={<BackLink to={paths.adminCourts}>{texts.back}</BackLink>}
      />
      {venue.data && rules.data && courts.data ? (
        <RulesEditor key={venueId} venue={venue.data} rules={rules.data} courts={courts.data} />
      ) : (
        <LoadingRegion>
          <SkeletonRows count={3} height={320} />
        </LoadingRegion>
      )}
    </Box>
  );
}
