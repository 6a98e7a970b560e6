import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { LoadingRegion } from '../../../shared/ui/screen/skeletons';
import { texts } from '../texts';

const placeholders = [0, 1, 2, 3];

/** Placeholders for the four cards and the table while they load, below and above what is known. */
export function DashboardSkeleton() {
  return (
    <>
      <LoadingRegion>
        <Box
          sx={{
            display: 'grid',
            gap: 1.5,
            gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, 1fr)' },
          }}
        >
          {placeholders.map((card) => (
            <Skeleton key={card} variant="rounded" height={192} />
          ))}
        </Box>
      </LoadingRegion>
      {/* The largest text of the screen is painted first, not with the hours. */}
      <Typography variant="h2" sx={{ mt: 5 }}>
        {texts.hours}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>{texts.hoursHint}</Typography>
      <Skeleton variant="rounded" height={220} sx={{ mt: 1.5 }} />
    </>
  );
}
