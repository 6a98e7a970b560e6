import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { LoadingRegion } from '../../../../shared/ui/screen/skeletons';
import { List } from './hit-list';
import { HowTo } from './how-to';

/** Outlines the venues and their hours while the search runs. */
export function HitsSkeleton() {
  return (
    <Box sx={{ mt: { xs: 3, md: 4 } }}>
      {/* The largest text of the screen is painted first, not with the hours. */}
      <Typography variant="h2" component="div" aria-hidden="true">
        &nbsp;
      </Typography>
      <HowTo />
      <LoadingRegion>
        <List>
          {Array.from({ length: 4 }, (_, card) => (
            <Card component="li" key={card} sx={{ p: 2 }}>
              <Box sx={{ display: 'flex', gap: 2, mb: 1.75 }}>
                <Skeleton variant="rounded" width={96} height={96} />
                <Box sx={{ flex: 1 }}>
                  <Skeleton variant="text" width="62%" sx={{ fontSize: '1.2rem' }} />
                  <Skeleton variant="text" width="80%" />
                  <Skeleton variant="text" width={72} />
                </Box>
              </Box>
              <Box
                sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fill, minmax(92px, 1fr))' }}
              >
                {Array.from({ length: 6 }, (_unused, chip) => (
                  <Skeleton key={chip} variant="rounded" height={44} />
                ))}
              </Box>
            </Card>
          ))}
        </List>
      </LoadingRegion>
    </Box>
  );
}
