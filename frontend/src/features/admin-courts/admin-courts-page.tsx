import AddRounded from '@mui/icons-material/AddRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Illustration } from '../../shared/ui/court/illustration';
import { CardList } from '../../shared/ui/list/card-list';
import { EmptyState } from '../../shared/ui/screen/empty-state';
import { ErrorState } from '../../shared/ui/screen/error-state';
import { lazyComponent } from '../../shared/ui/screen/lazy-component';
import { PageHeader } from '../../shared/ui/screen/page-header';
import { courtsQuery, currentVenuesQuery } from './api/courts-query';
import { ImageUploadCard } from './components/image/image-upload-card';
import { VenueRow } from './components/venue/venue-row';
import { VenuesSkeleton } from './components/venue/venues-skeleton';
import type { Edit, Editing } from './editing';
import { texts } from './texts';

const EditingDialog = lazyComponent(() =>
  import('./components/editing-dialog').then((file) => file.EditingDialog),
);

/** `/admin/courts` */
export function AdminCourtsPage() {
  const [editing, setEditing] = useState<Editing | null>(null);
  const { data: courts } = useQuery(courtsQuery());
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
      <PageHeader title={texts.title} subtitle={texts.subtitle} actions={create} />
      <Venues onEdit={setEditing} />
      {courts ? <ImageUploadCard courts={courts} /> : null}
      <Suspense fallback={null}>
        {editing ? <EditingDialog editing={editing} onClose={() => setEditing(null)} /> : null}
      </Suspense>
    </Box>
  );
}

interface VenuesProps {
  onEdit: Edit;
}

function Venues({ onEdit }: VenuesProps) {
  const venues = useQuery(currentVenuesQuery());
  const courts = useQuery(courtsQuery());
  const error = venues.error ?? courts.error;

  if (error && !(venues.data && courts.data)) {
    const retry = () => void Promise.all([venues.refetch(), courts.refetch()]);
    const retrying = venues.isFetching || courts.isFetching;
    return <ErrorState title={texts.errorTitle} error={error} retrying={retrying} onRetry={retry} />;
  }
  if (!venues.data || !courts.data) return <VenuesSkeleton />;
  if (venues.data.length === 0)
    return (
      <EmptyState
        title={texts.emptyTitle}
        hint={texts.emptyHint}
        art={<Illustration motif="floodlight" seed="sin complejos" />}
      />
    );
  return (
    <CardList label={texts.venues} columns="minmax(0, 1fr)">
      {venues.data.map((venue) => (
        <VenueRow
          key={venue.id}
          venue={venue}
          courts={courts.data.filter(({ venueId }) => venueId === venue.id)}
          onEdit={onEdit}
        />
      ))}
    </CardList>
  );
}
