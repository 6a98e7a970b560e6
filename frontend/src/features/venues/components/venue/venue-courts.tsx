import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { usualGame } from '../../../../shared/model/games';
import { useVenueLive } from '../../../../shared/api/live';
import { rulesOf } from '../../../../shared/model/venue-rules';
import { EmptyState } from '../../../../shared/ui/screen/empty-state';
import { ErrorState } from '../../../../shared/ui/screen/error-state';
import { LatePart } from '../../../../shared/ui/late/late-part';
import { LoadingRegion } from '../../../../shared/ui/screen/skeletons';
import { texts } from './texts';
import type { Court, Venue } from '../../types';
import { StartHere } from '../../../start/lazy-start-here';
import { useStartChoice } from '../../use-start-choice';
import { useNextHours } from '../../use-next-hours';
import { venuePageQueries } from '../../venue-page-queries';
import { CourtCard } from './court-card';
import { CourtsNow } from './courts-now';
import { CourtsSkeleton } from './venue-skeleton';
import { TariffTable } from './tariff-table';
import { courtGrid, courtsAndTariffs } from './venue-layout';

interface VenueCourtsProps {
  venue: Venue;
}

/** The courts of the venue with its prices, or their skeleton, error or empty state. */
export function VenueCourts({ venue }: VenueCourtsProps) {
  useVenueLive(venue.id);
  const courts = useQuery(venuePageQueries.courts(venue.id));
  const headingId = useId();
  return (
    <Box component="section" aria-labelledby={headingId} sx={{ mt: { xs: 5, md: 7 } }}>
      <Typography id={headingId} variant="h2">
        {texts.chooseCourt}
      </Typography>
      {courts.data ? (
        courts.data.length === 0 ? (
          <EmptyState headingLevel="h3" title={texts.noCourts} hint={texts.noCourtsHint} />
        ) : (
          <Courts venue={venue} courts={courts.data} />
        )
      ) : courts.isError ? (
        <ErrorState
          headingLevel="h3"
          title={texts.courtsFailed}
          error={courts.error}
          retrying={courts.isFetching}
          onRetry={() => void courts.refetch()}
        />
      ) : (
        <LoadingRegion>
          <CourtsSkeleton />
        </LoadingRegion>
      )}
    </Box>
  );
}

function Courts({ venue, courts }: VenueCourtsProps & { courts: readonly Court[] }) {
  const hours = useNextHours(venue.id, venue.timeZone, courts);
  const rules = rulesOf(venue);
  const { chosen, choose, close } = useStartChoice(venue, usualGame);
  const available = courts.filter((court) => court.status === 'available');
  return (
    <>
      <CourtsNow courts={courts} hours={hours} />
      <Box sx={courtsAndTariffs}>
        <Box component="ul" sx={courtGrid}>
          {courts.map((court) => (
            <CourtCard key={court.id} court={court} hours={hours} rules={rules} onChoose={choose} />
          ))}
        </Box>
        <TariffTable
          courts={available.length > 0 ? available : courts}
          rules={rules}
          today={hours.at.today}
        />
      </Box>
      {chosen ? (
        <LatePart>
          <StartHere choice={chosen} today={hours.at.today} onClose={close} />
        </LatePart>
      ) : null}
    </>
  );
}
