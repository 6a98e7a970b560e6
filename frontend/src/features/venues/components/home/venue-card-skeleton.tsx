import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';

/** Outlines a venue card while the venues are loading. */
export function VenueCardSkeleton() {
  return (
    <Card>
      <Skeleton variant="rectangular" sx={{ aspectRatio: { xs: '16 / 7', sm: '16 / 9' }, height: 'auto' }} />
      <Box sx={{ p: 2.25 }}>
        <Skeleton variant="text" width="62%" sx={{ fontSize: '1.2rem' }} />
        <Skeleton variant="text" width="78%" />
        <Skeleton variant="text" sx={{ mt: 1 }} />
        <Skeleton variant="text" width="86%" />
        <Box sx={{ display: 'flex', justifyContent: 'space-between', pt: 2 }}>
          <Skeleton variant="text" width={72} />
          <Skeleton variant="text" width={120} />
        </Box>
      </Box>
    </Card>
  );
}
