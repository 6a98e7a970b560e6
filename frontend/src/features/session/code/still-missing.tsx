import Box from '@mui/material/Box';
import { texts } from './late-texts';

/** Says why a letter with a code may not arrive. The server does not say which reason it is. */
export function StillMissing() {
  return (
    <Box component="details" sx={{ mt: 1 }}>
      <Box component="summary" sx={summary}>
        {texts.stillMissing}
      </Box>
      <Box component="p" sx={{ m: 0, mt: 0.5, color: 'text.secondary', fontSize: '0.9375rem' }}>
        {texts.reasons}
      </Box>
    </Box>
  );
}

const summary = {
  width: 'fit-content',
  py: 1,
  color: 'primary.main',
  fontSize: '0.9375rem',
  fontWeight: 600,
  cursor: 'pointer',
} as const;
