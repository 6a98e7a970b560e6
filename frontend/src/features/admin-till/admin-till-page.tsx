import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { tillKeys } from '../../shared/api/admin-keys';
import { useLiveTopic } from '../../shared/api/live';
import { may, useOwnRights } from '../../shared/api/own-rights';
import { type Till, tillsQuery } from '../../shared/api/tills';
import { useVenueOrFirst } from '../../shared/api/use-venue-or-first';
import { useUrlState } from '../../shared/model/use-url-state';
import { words } from '../../shared/texts/words';
import { FilterSelect } from '../../shared/ui/form/filter-field';
import { VenueSelect } from '../../shared/ui/form/venue-select';
import { EmptyState } from '../../shared/ui/screen/empty-state';
import { ErrorState } from '../../shared/ui/screen/error-state';
import { PageHeader } from '../../shared/ui/screen/page-header';
import { LoadingRegion, SkeletonRows } from '../../shared/ui/screen/skeletons';
import { SheetView } from './components/sheet-view';
import { TillDesk } from './components/till-desk';
import { texts } from './texts';
import { useAddTill } from './till-calls';

const parameters = { venue: 'complejo', till: 'caja', sheet: 'hoja' };

/** `/admin/till`: the till of a venue, or one of its closed sheets. */
export function AdminTillPage() {
  const [{ venue: venueId, till: tillId, sheet }, change] = useUrlState(parameters);
  const { venue, error, isFetching, refetch } = useVenueOrFirst(venueId, 'desk.use');
  if (tillId !== '' && /^[1-9]\d{0,8}$/.test(sheet))
    return <SheetView tillId={tillId} number={Number(sheet)} onBack={() => change({ sheet: null })} />;
  return (
    <Box sx={{ minWidth: 0, maxWidth: 880, pb: 4 }}>
      <PageHeader title={texts.title} subtitle={texts.subtitle} />
      {error ? (
        <ErrorState title={words.venuesFailed} error={error} retrying={isFetching} onRetry={refetch} />
      ) : null}
      {venue ? (
        <>
          <Box sx={{ maxWidth: 360, mb: 2, '&:empty': { display: 'none' } }}>
            <VenueSelect
              venue={venue}
              capability="desk.use"
              onChange={({ id }) => change({ venue: id, till: null })}
            />
          </Box>
          <Tills
            venueId={venue.id}
            tillId={tillId}
            onTill={(till) => change({ venue: venue.id, till })}
            onSheet={(till, number) => change({ venue: venue.id, till, sheet: String(number) })}
          />
        </>
      ) : null}
    </Box>
  );
}

interface TillsProps {
  venueId: string;
  /** An empty text for the first till. */
  tillId: string;
  onTill: (tillId: string) => void;
  onSheet: (tillId: string, number: number) => void;
}

function Tills({ venueId, tillId, onTill, onSheet }: TillsProps) {
  const { data: tills, error, isFetching, refetch } = useQuery(tillsQuery(venueId));
  useLiveTills(venueId);
  if (!tills && error)
    return (
      <ErrorState title={texts.failed} error={error} retrying={isFetching} onRetry={() => void refetch()} />
    );
  if (!tills)
    return (
      <LoadingRegion>
        <SkeletonRows count={3} height={96} />
      </LoadingRegion>
    );
  const till = tills.find(({ id }) => id === tillId) ?? tills[0];
  if (!till) return <NoTill venueId={venueId} />;
  return (
    <>
      {tills.length > 1 ? <TillChoice tills={tills} till={till} onTill={onTill} /> : null}
      <TillDesk key={till.id} tillId={till.id} onSheet={(number) => onSheet(till.id, number)} />
    </>
  );
}

function TillChoice({ tills, till, onTill }: { tills: Till[]; till: Till; onTill: (id: string) => void }) {
  return (
    <Box sx={{ mb: 2, maxWidth: 360 }}>
      <FilterSelect
        label={texts.till}
        value={till.id}
        choices={tills.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={onTill}
      />
    </Box>
  );
}

/** The venue takes cash without a till. Who may change its rules can give it one. */
function NoTill({ venueId }: { venueId: string }) {
  const rights = useOwnRights();
  const add = useAddTill();
  const mayAdd = rights !== undefined && may(rights, 'rules.edit', venueId);
  return (
    <EmptyState
      title={texts.none}
      hint={mayAdd ? texts.noneHint : texts.noneHintReception}
      action={
        mayAdd ? (
          <Button
            variant="contained"
            disabled={add.isPending}
            onClick={() => add.mutate({ venueId, name: texts.firstName })}
          >
            {texts.addFirst}
          </Button>
        ) : undefined
      }
    />
  );
}

/** Fetches the tills again when another desk has changed one. */
function useLiveTills(venueId: string): void {
  const queryClient = useQueryClient();
  const refresh = () => void queryClient.invalidateQueries({ queryKey: tillKeys.all });
  useLiveTopic(`/api/venues/${encodeURIComponent(venueId)}/events`, {
    onMessage: (message) => {
      if ((Object(message) as Record<string, unknown>)['tills'] === true) refresh();
    },
    onReady: (isFirst) => {
      if (!isFirst) refresh();
    },
  });
}
