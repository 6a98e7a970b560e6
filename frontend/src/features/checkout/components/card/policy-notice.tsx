import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { texts } from '../../texts';

/** What paying commits to, in plain view above the button. */
export function PolicyNotice() {
  return (
    <Box sx={{ display: 'grid', gap: 1, mt: 3 }}>
      <Typography variant="body2">{texts.policy}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {texts.consent}
      </Typography>
    </Box>
  );
}
