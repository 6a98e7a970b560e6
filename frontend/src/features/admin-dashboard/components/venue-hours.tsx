import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { usualMinutes } from '../../../shared/model/play';
import { VenueSelect } from '../../../shared/ui/form/venue-select';
import { Illustration } from '../../../shared/ui/court/illustration';
import { EmptyState } from '../../../shared/ui/screen/empty-state';
import { texts } from '../texts';
import { useVenueTime } from '../use-venue-time';
import { HoursLegend } from './hours-legend';
import { OccupancyTable } from './occupancy-table';
import type { VenueDay } from '../model/hour-states';

interface VenueHoursProps {
  /** Undefined if no venue has a court. */
  venue: VenueDay | undefined;
  /** When the data arrived, in milliseconds. */
  loadedAt: number;
  /** True while the hours of another venue load. */
  isLoading: boolean;
  onVenue: (venueId: string) => void;
  onReload: () => void;
}

/** The hours of today of one venue, which can be chosen. */
export function VenueHours({ venue, ...shown }: VenueHoursProps) {
  if (!venue) {
    const art = <Illustration motif="floodlight" seed="sin canchas" />;
    return <EmptyState title={texts.noCourts} hint={texts.noCourtsHint} art={art} />;
  }
  return <Hours venue={venue} {...shown} />;
}

const hasHalves = ({ courts }: VenueDay) =>
  courts.some(({ hours }) => hours.some(({ durationMinutes }) => durationMinutes < usualMinutes));

type HoursProps = VenueHoursProps & { venue: VenueDay };

function Hours({ venue, loadedAt, isLoading, onVenue, onReload }: HoursProps) {
  const time = useVenueTime(venue.localTime, loadedAt, onReload);
  return (
    <section>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'end',
          justifyContent: 'space-between',
          gap: 2,
          mb: 2.5,
        }}
      >
        <Box sx={{ flex: '1 1 300px' }}>
          <Typography variant="h2">{texts.hours}</Typography>
          <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>
            {hasHalves(venue) ? texts.halvesHint : texts.hoursHint}
          </Typography>
          <Typography sx={{ color: 'text.secondary' }}>{texts.localTime(time)}</Typography>
        </Box>
        <Box sx={{ flex: { xs: '1 1 100%', sm: '0 1 300px' }, '&:empty': { display: 'none' } }}>
          <VenueSelect
            venue={{ id: venue.venueId, name: venue.name }}
            capability="figures.read"
            onChange={({ id }) => onVenue(id)}
          />
        </Box>
      </Box>
      <Box aria-busy={isLoading} sx={{ opacity: isLoading ? 0.55 : 1, transition: 'opacity 150ms' }}>
        {venue.courts.length === 0 ? (
          <Typography sx={{ py: 3 }}>{texts.noCourtsHere}</Typography>
        ) : (
          <>
            <OccupancyTable venue={venue} time={time} />
            <Box sx={{ mt: 2 }}>
              <HoursLegend />
            </Box>
          </>
        )}
      </Box>
    </section>
  );
}
