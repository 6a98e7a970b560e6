import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { configQuery } from '../../../shared/api/config-query';
import { LoadingRegion } from '../../../shared/ui/screen/skeletons';

const field = { borderRadius: 1, height: 52 } as const;

interface CardFormSkeletonProps {
  /** True to outline the choice of a saved card instead of the fields of a new one. */
  saved?: boolean;
}

/** Outlines the ways to pay while they are loading, as high as they will be. */
export function CardFormSkeleton({ saved = false }: CardFormSkeletonProps) {
  const { data: config } = useQuery(configQuery());
  if (saved)
    return (
      <LoadingRegion>
        <Box sx={{ display: 'grid', gap: 1, mb: 2 }}>
          <Skeleton variant="rectangular" sx={field} />
          <Skeleton variant="rectangular" sx={field} />
        </Box>
      </LoadingRegion>
    );
  return (
    <LoadingRegion>
      {config?.sandbox ? (
        <Skeleton variant="rectangular" sx={{ borderRadius: 1, height: { xs: 104, sm: 120 }, mb: 2 }} />
      ) : null}
      <Box sx={{ display: 'grid', gap: '47px', pt: '31px' }}>
        <Skeleton variant="rectangular" sx={field} />
        <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2 }}>
          <Skeleton variant="rectangular" sx={field} />
          <Skeleton variant="rectangular" sx={field} />
        </Box>
        <Skeleton variant="rectangular" sx={field} />
      </Box>
    </LoadingRegion>
  );
}
