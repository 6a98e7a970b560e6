import AddRounded from '@mui/icons-material/AddRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { useOwnRights } from '../../shared/api/own-rights';
import { useOwnVenues } from '../../shared/api/own-venues';
import { Illustration } from '../../shared/ui/court/illustration';
import { useVenuePages, type VenuePages } from '../../shared/model/use-venue-pages';
import { SearchField } from '../../shared/ui/form/search-field';
import { CardList } from '../../shared/ui/list/card-list';
import { MoreVenues } from '../../shared/ui/list/more-venues';
import { EmptyState } from '../../shared/ui/screen/empty-state';
import { ErrorState } from '../../shared/ui/screen/error-state';
import { LatePart } from '../../shared/ui/screen/late-part';
import { lazyComponent } from '../../shared/ui/screen/lazy-component';
import { PageHeader } from '../../shared/ui/screen/page-header';
import { VenueRow } from './components/venue/venue-row';
import { VenuesSkeleton } from './components/venue/venues-skeleton';
import type { Edit, Editing } from './editing';
import { texts } from './texts';
import type { Venue } from './types';

const EditingDialog = lazyComponent(() =>
  import('./components/editing-dialog').then((file) => file.EditingDialog),
);

const ImageUploadCard = lazyComponent(() =>
  import('./components/image/image-upload-card').then((file) => file.ImageUploadCard),
);

/** With fewer venues, all of them are in view and need no search. */
const venuesInView = 6;

/** `/admin/courts` */
export function AdminCourtsPage() {
  const [editing, setEditing] = useState<Editing | null>(null);
  const own = useOwnVenues('courts.edit');
  const mayCreate = useOwnRights()?.ownsAll === true;
  const create = (
    <Button
      variant="contained"
      startIcon={<AddRounded />}
      onPointerEnter={EditingDialog.preload}
      onFocus={EditingDialog.preload}
      onClick={() => setEditing({ kind: 'venue', venue: null })}
    >
      {texts.addVenue}
    </Button>
  );
  return (
    <Box sx={{ minWidth: 0 }}>
      <PageHeader title={texts.title} subtitle={texts.subtitle} actions={mayCreate ? create : null} />
      {own.isEverywhere ? <AllVenues onEdit={setEditing} /> : <OwnVenues {...own} onEdit={setEditing} />}
      <Suspense fallback={null}>
        {editing ? <EditingDialog editing={editing} onClose={() => setEditing(null)} /> : null}
      </Suspense>
    </Box>
  );
}

/** The venues of an admin who works at some of them. There are few, so they need no search. */
function OwnVenues({ venues, error, isFetching, refetch, onEdit }: OwnVenuesProps) {
  if (error)
    return <ErrorState title={texts.errorTitle} error={error} retrying={isFetching} onRetry={refetch} />;
  if (!venues) return <VenuesSkeleton />;
  if (venues.length === 0) {
    const art = <Illustration motif="floodlight" seed="sin complejos" />;
    return <EmptyState title={texts.noneOwn} hint={texts.noneOwnHint} art={art} />;
  }
  return (
    <>
      <VenueCards venues={venues} onEdit={onEdit} />
      <LatePart>
        <ImageUploadCard firstVenue={venues[0] ?? null} />
      </LatePart>
    </>
  );
}

type OwnVenuesProps = ReturnType<typeof useOwnVenues> & { onEdit: Edit };

function AllVenues({ onEdit }: { onEdit: Edit }) {
  const pages = useVenuePages({ isFresh: true });
  const [firstVenue] = pages.venues;
  return (
    <>
      {pages.search !== '' || (pages.total ?? 0) > venuesInView ? (
        <Box role="search" sx={{ mb: 2, maxWidth: 480 }}>
          <SearchField
            label={texts.search}
            placeholder={texts.searchHint}
            search={pages.search}
            onSearch={pages.searchFor}
          />
        </Box>
      ) : null}
      <Venues pages={pages} onEdit={onEdit} />
      <LatePart>
        {firstVenue || pages.search !== '' ? <ImageUploadCard firstVenue={firstVenue ?? null} /> : null}
      </LatePart>
    </>
  );
}

interface VenuesProps {
  pages: VenuePages;
  onEdit: Edit;
}

function Venues({ pages, onEdit }: VenuesProps) {
  const { query, venues, total, search, searchFor } = pages;

  if (query.error && (!query.data || query.isPlaceholderData)) {
    const retry = () => void query.refetch();
    return (
      <ErrorState title={texts.errorTitle} error={query.error} retrying={query.isFetching} onRetry={retry} />
    );
  }
  if (!query.data) return <VenuesSkeleton />;
  if (total === 0 && search !== '') {
    const showAll = (
      <Button variant="outlined" onClick={() => searchFor('')}>
        {texts.showAll}
      </Button>
    );
    return <EmptyState title={texts.noneFound(search)} hint={texts.noneFoundHint} action={showAll} />;
  }
  if (total === 0) {
    const art = <Illustration motif="floodlight" seed="sin complejos" />;
    return <EmptyState title={texts.emptyTitle} hint={texts.emptyHint} art={art} />;
  }
  return (
    <Box
      aria-busy={query.isPlaceholderData}
      sx={{ opacity: query.isPlaceholderData ? 0.55 : 1, transition: 'opacity 150ms' }}
    >
      <VenueCards venues={venues} onEdit={onEdit} />
      <MoreVenues pages={pages} />
    </Box>
  );
}

function VenueCards({ venues, onEdit }: { venues: readonly Venue[]; onEdit: Edit }) {
  return (
    <CardList label={texts.venues} columns="minmax(0, 1fr)">
      {venues.map((venue) => (
        <VenueRow key={venue.id} venue={venue} onEdit={onEdit} />
      ))}
    </CardList>
  );
}
