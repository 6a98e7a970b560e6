import AddPhotoAlternateRounded from '@mui/icons-material/AddPhotoAlternateRounded';
import AddRounded from '@mui/icons-material/AddRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Suspense, useState, type ReactNode } from 'react';
import { useOwnRights } from '../../shared/api/own-rights';
import { useOwnVenues } from '../../shared/api/own-venues';
import { Illustration } from '../../shared/ui/court/illustration';
import { useVenuePages, type VenuePages } from '../../shared/model/use-venue-pages';
import { SearchField } from '../../shared/ui/form/search-field';
import { CardList } from '../../shared/ui/list/card-list';
import { MoreVenues } from '../../shared/ui/list/more-venues';
import { EmptyState } from '../../shared/ui/screen/empty-state';
import { ErrorState } from '../../shared/ui/screen/error-state';
import { LatePart } from '../../shared/ui/late/late-part';
import { lazyComponent } from '../../shared/ui/late/lazy-component';
import { PageHeader } from '../../shared/ui/screen/page-header';
import { VenueRow } from './components/venue/venue-row';
import type { Editing, Rows } from './editing';
import { texts } from './texts';
import { texts as uploadTexts } from './upload/texts';
import type { Venue } from './types';
import Skeleton from '@mui/material/Skeleton';
import { LoadingRegion } from '../../shared/ui/screen/skeletons';
import { outdent } from '../../shared/theme/tokens';

const placeholders = [0, 1, 2];

/** Placeholders for the venues while they load. */
function VenuesSkeleton() {
  return (
    <LoadingRegion>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        {placeholders.map((row) => (
          <Skeleton key={row} variant="rounded" sx={{ height: { xs: 192, md: 122 }, borderRadius: 1.25 }} />
        ))}
      </Box>
    </LoadingRegion>
  );
}

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
  const { shown, show, toggle } = useShownVenues();
  const rows: Rows = { shown, onToggle: toggle, onEdit: setEditing };
  const own = useOwnVenues('courts.edit');
  const mayCreate = useOwnRights()?.ownsAll === true;
  const create = mayCreate ? (
    <CreateButton onClick={() => setEditing({ kind: 'venue', venue: null })} />
  ) : null;
  return (
    <Box sx={{ minWidth: 0 }}>
      <PageHeader
        title={texts.title}
        subtitle={texts.subtitle}
        actions={create && <UnlessEmpty>{create}</UnlessEmpty>}
      />
      {own.isEverywhere ? <AllVenues rows={rows} create={create} /> : <OwnVenues {...own} rows={rows} />}
      <Suspense fallback={null}>
        {editing ? <EditingDialog editing={editing} onSaved={show} onClose={() => setEditing(null)} /> : null}
      </Suspense>
    </Box>
  );
}

function CreateButton({ onClick }: { onClick: () => void }) {
  return (
    <Button
      variant="contained"
      startIcon={<AddRounded />}
      onPointerEnter={EditingDialog.preload}
      onFocus={EditingDialog.preload}
      onClick={onClick}
    >
      {texts.addVenue}
    </Button>
  );
}

/** Without a venue, the button stands in the empty list instead. It waits until that is known. */
function UnlessEmpty({ children }: { children: ReactNode }) {
  const { query, total, search } = useVenuePages({ isFresh: true });
  if (query.isPending) return <Box sx={{ height: 48 }} />;
  return total === 0 && search === '' ? null : children;
}

/** The venues whose courts are shown: those that were pressed, and those that have just changed. */
function useShownVenues() {
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set());
  const show = (venueId: string) => setShown((ids) => new Set([...ids, venueId]));
  const toggle = (venueId: string) => {
    if (shown.has(venueId)) setShown(new Set([...shown].filter((id) => id !== venueId)));
    else show(venueId);
  };
  return { shown, show, toggle };
}

/** The venues of an admin who works at some of them. There are few, so they need no search. */
function OwnVenues({ venues, error, isFetching, refetch, rows }: OwnVenuesProps) {
  if (error)
    return <ErrorState title={texts.errorTitle} error={error} retrying={isFetching} onRetry={refetch} />;
  if (!venues) return <VenuesSkeleton />;
  if (venues.length === 0) {
    const art = <Illustration motif="floodlight" seed="sin complejos" />;
    return <EmptyState title={texts.noneOwn} hint={texts.noneOwnHint} art={art} />;
  }
  return (
    <>
      <VenueCards venues={venues} rows={rows} />
      <ImageUpload firstVenue={venues[0] ?? null} />
    </>
  );
}

type OwnVenuesProps = ReturnType<typeof useOwnVenues> & { rows: Rows };

interface AllVenuesProps {
  rows: Rows;
  /** The button that creates a venue, for those who may. */
  create: ReactNode;
}

function AllVenues({ rows, create }: AllVenuesProps) {
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
      <Venues pages={pages} rows={rows} create={create} />
      {firstVenue || pages.search !== '' ? <ImageUpload firstVenue={firstVenue ?? null} /> : null}
    </>
  );
}

/** Uploads the image of any court (specification §2). Its dialog also takes its image. */
function ImageUpload({ firstVenue }: { firstVenue: Venue | null }) {
  const [open, setOpen] = useState(false);
  if (open) {
    return (
      <LatePart>
        <ImageUploadCard firstVenue={firstVenue} />
      </LatePart>
    );
  }
  return (
    <Button
      variant="text"
      startIcon={<AddPhotoAlternateRounded />}
      onPointerEnter={ImageUploadCard.preload}
      onFocus={ImageUploadCard.preload}
      onClick={() => setOpen(true)}
      sx={{ mt: 3, ml: outdent.mediumWithIcon }}
    >
      {uploadTexts.open}
    </Button>
  );
}

interface VenuesProps extends AllVenuesProps {
  pages: VenuePages;
}

function Venues({ pages, rows, create }: VenuesProps) {
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
    return <EmptyState title={texts.emptyTitle} hint={texts.emptyHint} art={art} action={create} />;
  }
  return (
    <Box
      aria-busy={query.isPlaceholderData}
      sx={{ opacity: query.isPlaceholderData ? 0.55 : 1, transition: 'opacity 150ms' }}
    >
      <VenueCards venues={venues} rows={rows} />
      <MoreVenues pages={pages} />
    </Box>
  );
}

function VenueCards({ venues, rows }: { venues: readonly Venue[]; rows: Rows }) {
  return (
    <CardList label={texts.venues} columns="minmax(0, 1fr)">
      {venues.map((venue) => (
        <VenueRow key={venue.id} venue={venue} rows={rows} />
      ))}
    </CardList>
  );
}
