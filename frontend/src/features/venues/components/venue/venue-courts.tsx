import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useVenueLive } from '../../../../shared/api/live';
import { venueCourtsQuery } from '../../../../shared/api/venue-queries';
import { EmptyState } from '../../../../shared/ui/screen/empty-state';
import { ErrorState } from '../../../../shared/ui/screen/error-state';
import { LoadingRegion } from '../../../../shared/ui/screen/skeletons';
import { texts } from '../../texts';
import type { Court } from '../../types';
import { CourtCard } from './court-card';
import { CourtsSkeleton } from './venue-skeleton';
import { TariffTable } from './tariff-table';
import { courtGrid, courtsAndTariffs } from './venue-layout';

interface VenueCourtsProps {
  venueId: string;
}

/** The courts of the venue with its prices, or their skeleton, error or empty state. */
export function VenueCourts({ venueId }: VenueCourtsProps) {
  useVenueLive(venueId);
  const courts = useQuery(venueCourtsQuery(venueId));
  const headingId = useId();
  return (
    <Box component="section" aria-labelledby={headingId} sx={{ mt: { xs: 5, md: 7 } }}>
      <Typography id={headingId} variant="h2">
        {texts.chooseCourt}
      </Typography>
      {courts.isPending ? (
        <LoadingRegion>
          <CourtsSkeleton />
        </LoadingRegion>
      ) : courts.isError ? (
        <ErrorState
          headingLevel="h3"
          title={texts.courtsFailed}
          error={courts.error}
          retrying={courts.isFetching}
          onRetry={() => void courts.refetch()}
        />
      ) : courts.data.length === 0 ? (
        <EmptyState headingLevel="h3" title={texts.noCourts} hint={texts.noCourtsHint} />
      ) : (
        <Courts courts={courts.data} />
      )}
    </Box>
  );
}

function Courts({ courts }: { courts: readonly Court[] }) {
  const available = courts.filter((court) => court.status === 'available');
  return (
    <>
      <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>
        {texts.availableNow(available.length)}
      </Typography>
      <Box sx={courtsAndTariffs}>
        <Box component="ul" sx={courtGrid}>
          {courts.map((court) => (
            <CourtCard key={court.id} court={court} />
          ))}
        </Box>
        <TariffTable courts={available.length > 0 ? available : courts} />
      </Box>
    </>
  );
}
