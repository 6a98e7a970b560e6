import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { boardSpace, courtGrid, courtsAndTariffs, pageTop, picture } from './venue-layout';

/** For how many courts the outline has space until their number is known. */
const usualCourts = 4;

/** Outlines the venue page while it is loading. */
export function VenueSkeleton() {
  return (
    <>
      <Skeleton variant="text" width={180} sx={{ fontSize: '1rem', my: 1.5 }} />
      <Box sx={pageTop}>
        <Skeleton variant="rectangular" sx={{ ...picture, gridArea: 'photo', height: 'auto' }} />
        <Box sx={{ gridArea: 'title' }}>
          <Skeleton variant="text" width="70%" sx={{ fontSize: '2.2rem' }} />
        </Box>
        <Box sx={{ gridArea: 'about', mt: { xs: 3, md: 1.25 } }}>
          <Skeleton variant="text" />
          <Skeleton variant="text" width="80%" />
          <Skeleton variant="text" width="45%" sx={{ mt: 2.5 }} />
          <Skeleton variant="text" width="35%" sx={{ mt: 1 }} />
          <Skeleton variant="text" width="40%" sx={{ mt: 1 }} />
          <Skeleton variant="rounded" width={270} height={48} sx={{ mt: 3 }} />
        </Box>
        <Box sx={{ gridArea: 'board' }}>
          <Skeleton variant="rounded" sx={{ ...boardSpace(usualCourts), height: 'auto' }} />
        </Box>
      </Box>
      <Skeleton variant="text" width={240} sx={{ fontSize: '1.6rem', mt: { xs: 5, md: 7 } }} />
      <CourtsSkeleton />
    </>
  );
}

export function CourtsSkeleton() {
  return (
    <>
      <Skeleton variant="text" width={210} sx={{ mt: 0.5 }} />
      <Box sx={courtsAndTariffs}>
        <Box sx={courtGrid}>
          <CourtCardSkeleton />
          <CourtCardSkeleton />
          <CourtCardSkeleton />
          <CourtCardSkeleton />
        </Box>
        <Skeleton variant="rounded" height={300} />
      </Box>
    </>
  );
}

function CourtCardSkeleton() {
  return (
    <Card sx={{ display: 'grid', gridTemplateColumns: { xs: '118px 1fr', sm: '1fr' } }}>
      <Skeleton
        variant="rectangular"
        sx={{ aspectRatio: { sm: '16 / 8' }, height: { xs: 124, sm: 'auto' } }}
      />
      <Box sx={{ px: 2, py: 1.75, alignSelf: 'center' }}>
        <Skeleton variant="text" width="60%" sx={{ fontSize: '1.2rem' }} />
        <Skeleton variant="text" width="40%" />
      </Box>
      <Box sx={{ gridColumn: '1 / -1', px: 2, pb: 2 }}>
        <Skeleton variant="rounded" height={74} />
      </Box>
    </Card>
  );
}
