import WifiOffRounded from '@mui/icons-material/WifiOffRounded';
import Box from '@mui/material/Box';
import { useSyncExternalStore } from 'react';
import { texts } from '../texts';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** Shows a message while the browser is offline. */
export function OfflineBanner() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status">
      {online ? null : (
        <Box
          sx={{
            display: 'flex',
            justifyContent: 'center',
            gap: 1,
            px: 2,
            py: 1,
            bgcolor: 'warning.soft',
            color: 'warning.onSoft',
            fontWeight: 600,
          }}
        >
          <WifiOffRounded aria-hidden />
          {texts.offline}
        </Box>
      )}
    </div>
  );
}
