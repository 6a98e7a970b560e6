import Box from '@mui/material/Box';
import { paths } from '../../shared/config/paths';
import { useVenuePages } from '../../shared/model/use-venue-pages';
import { words } from '../../shared/texts/words';
import { SearchField } from '../../shared/ui/form/search-field';
import { BackLink } from '../../shared/ui/screen/back-link';
import { ErrorState } from '../../shared/ui/screen/error-state';
import { PageHeader } from '../../shared/ui/screen/page-header';
import { PagePreview } from '../../shared/ui/screen/page-preview';
import { VenueGridSkeleton } from './components/home/venue-grid';
import { VenueList } from './components/list/venue-list';
import { texts } from './components/list/texts';

/** All venues, with a search. */
export function VenuesPage() {
  const pages = useVenuePages();
  const { query, total, search, searchFor } = pages;
  const count = total === undefined || query.isPlaceholderData ? '\u00a0' : countOf(total, search);
  return (
    <div className="s-wrap">
      <PagePreview title={texts.listTitle} description={texts.listPreview} />
      <PageHeader
        title={texts.listTitle}
        subtitle={<span role="status">{count}</span>}
        back={<BackLink to={paths.home}>{words.backHome}</BackLink>}
      />
      <Box sx={{ maxWidth: 480, mb: { xs: 2.5, md: 3.5 } }}>
        <SearchField
          label={texts.searchLabel}
          placeholder={texts.searchPlaceholder}
          search={search}
          onSearch={searchFor}
        />
      </Box>
      {query.isPending ? (
        <VenueGridSkeleton cards={6} />
      ) : query.isError && (!query.data || query.isPlaceholderData) ? (
        <ErrorState
          title={words.venuesFailed}
          error={query.error}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <VenueList pages={pages} />
      )}
    </div>
  );
}

const countOf = (total: number, search: string) =>
  search === '' ? texts.venueCount(total) : texts.venuesFound(total, search);
