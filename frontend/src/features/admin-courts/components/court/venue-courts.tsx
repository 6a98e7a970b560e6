import AddRounded from '@mui/icons-material/AddRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { hasWords } from '../../../../shared/model/has-words';
import { words } from '../../../../shared/texts/words';
import { SearchField } from '../../../../shared/ui/form/search-field';
import { ErrorState } from '../../../../shared/ui/screen/error-state';
import { LoadingRegion, SkeletonRows } from '../../../../shared/ui/screen/skeletons';
import { courtsQuery } from '../../api/courts-query';
import type { Edit } from '../../editing';
import { texts } from '../../texts';
import type { Court, Venue } from '../../types';
import { CourtCard } from './court-card';

interface VenueCourtsProps {
  venue: Venue;
  onEdit: Edit;
}

/** How many courts are shown at first. With more, they can be searched. */
const shownAtFirst = 12;

/** The courts of an expanded venue, ordered by number. */
export function VenueCourts({ venue, onEdit }: VenueCourtsProps) {
  const { data: courts, error, isFetching, refetch } = useQuery(courtsQuery(venue.id));
  if (!courts && error) {
    const retry = () => void refetch();
    const state = { title: texts.courtsFailed, headingLevel: 'h3', error, retrying: isFetching } as const;
    return <ErrorState {...state} onRetry={retry} />;
  }
  if (!courts) {
    return (
      <LoadingRegion>
        <Box sx={{ p: { xs: 1.5, sm: 2 } }}>
          <SkeletonRows count={Math.min(3, venue.courtCount)} height={360} columns={columns} />
        </Box>
      </LoadingRegion>
    );
  }
  if (courts.length === 0) {
    return (
      <Box sx={{ p: { xs: 2, sm: 3 }, textAlign: 'center' }}>
        <Typography variant="subtitle1">{texts.noCourts}</Typography>
        <Typography sx={{ color: 'text.secondary', mb: 2 }}>{texts.noCourtsHint}</Typography>
        <Button
          variant="contained"
          startIcon={<AddRounded />}
          onClick={() => onEdit({ kind: 'court', venue, court: null, taken: [] })}
        >
          {texts.addCourt}
        </Button>
      </Box>
    );
  }
  return <Courts venue={venue} courts={courts} onEdit={onEdit} />;
}

interface CourtsProps extends VenueCourtsProps {
  courts: readonly Court[];
}

function Courts({ venue, courts, onEdit }: CourtsProps) {
  const [search, setSearch] = useState('');
  const [all, setAll] = useState(false);
  const found = courts.filter(({ courtNumber, name }) =>
    hasWords(words.courtName(courtNumber, name), search),
  );
  const taken = courts.map(({ courtNumber }) => courtNumber);
  const shown = all ? found : found.slice(0, shownAtFirst);
  return (
    <Box sx={{ p: { xs: 1.5, sm: 2 }, bgcolor: 'background.default' }}>
      {courts.length > shownAtFirst ? (
        <Box sx={{ maxWidth: 360, mb: 1.5 }}>
          <SearchField
            label={texts.searchCourt}
            placeholder={texts.searchCourtHint}
            search={search}
            onSearch={setSearch}
          />
        </Box>
      ) : null}
      <Box component="ul" aria-label={texts.courtsOf(venue.name)} sx={grid}>
        {shown.map((court) => (
          <CourtCard
            key={court.id}
            court={court}
            onEdit={() => onEdit({ kind: 'court', venue, court, taken })}
            onCopy={() => onEdit({ kind: 'court', venue, court: null, copyOf: court, taken })}
            onRemove={() => onEdit({ kind: 'remove-court', court })}
          />
        ))}
      </Box>
      {found.length === 0 ? <Typography role="status">{texts.noCourtFound(search)}</Typography> : null}
      {shown.length < found.length ? (
        <Button variant="outlined" sx={{ mt: 1.5 }} onClick={() => setAll(true)}>
          {texts.allCourts(found.length)}
        </Button>
      ) : null}
    </Box>
  );
}

const columns = { xs: 'minmax(0, 1fr)', sm: 'repeat(auto-fill, minmax(300px, 1fr))' } as const;
const grid = {
  display: 'grid',
  gap: 1.5,
  m: 0,
  p: 0,
  listStyle: 'none',
  alignItems: 'start',
  gridTemplateColumns: columns,
} as const;
