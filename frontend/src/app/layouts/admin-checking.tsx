import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { texts } from './admin-texts';

/**
 * Shown while the server checks the admin session: a message over the skeleton of an admin screen.
 */
export function AdminChecking() {
  return (
    <div className="s-wrap">
      <Typography role="status" sx={{ color: 'text.secondary', pt: { xs: 3, md: 5 }, pb: 2 }}>
        {texts.checking}
      </Typography>
      <Box
        aria-hidden="true"
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: '208px 1fr' } }}
      >
        <Skeleton variant="rounded" sx={{ display: { xs: 'none', md: 'block' }, height: 260 }} />
        <Skeleton variant="rounded" height={420} />
      </Box>
    </div>
  );
}
