import Box from '@mui/material/Box';
import { useInfiniteQuery } from '@tanstack/react-query';
import { venuePagesQuery } from '../../shared/api/venue-queries';
import { paths } from '../../shared/config/paths';
import { useUrlState } from '../../shared/model/use-url-state';
import { words } from '../../shared/texts/words';
import { SearchField } from '../../shared/ui/form/search-field';
import { BackLink } from '../../shared/ui/screen/back-link';
import { ErrorState } from '../../shared/ui/screen/error-state';
import { PageHeader } from '../../shared/ui/screen/page-header';
import { PagePreview } from '../../shared/ui/screen/page-preview';
import { VenueGridSkeleton } from './components/home/venue-grid';
import { VenueList } from './components/list/venue-list';
import { texts } from './texts';

const step = 24;

/**
 * All venues with a search. The address holds the search and how many venues are shown, so that
 * Back, a reload and a copied link show the same list.
 */
export function VenuesPage() {
  const [{ search, wanted }, change] = useUrlState({ search: 'buscar', wanted: 'ver' });
  const shown = shownOf(wanted);
  const venues = useInfiniteQuery(venuePagesQuery(search, shown));
  const total = venues.data?.pages.at(-1)?.total;

  const count = total === undefined || venues.isPlaceholderData ? ' ' : countOf(total, search);
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
          onSearch={(typed) => change({ search: typed, wanted: null }, { replace: true })}
        />
      </Box>
      {venues.isPending ? (
        <VenueGridSkeleton cards={6} />
      ) : venues.isError && (!venues.data || venues.isPlaceholderData) ? (
        <ErrorState
          title={words.venuesFailed}
          error={venues.error}
          retrying={venues.isFetching}
          onRetry={() => void venues.refetch()}
        />
      ) : (
        <VenueList
          query={venues}
          search={search}
          shown={shown}
          onMore={() => change({ wanted: String(shown + step) }, { replace: true })}
          onClearSearch={() => change({ search: null, wanted: null }, { replace: true })}
        />
      )}
    </div>
  );
}

const countOf = (total: number, search: string) =>
  search === '' ? texts.venueCount(total) : texts.venuesFound(total, search);

/** How many venues the address asks for: a multiple of a page, at least one. */
function shownOf(wanted: string): number {
  const pages = /^\d{1,4}$/.test(wanted) ? Math.ceil(Number(wanted) / step) : 1;
  return Math.max(1, pages) * step;
}
