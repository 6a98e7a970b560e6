import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { healQueries } from '../shared/api/heal-queries';
import { storageKeys } from '../shared/config/storage';
import { theme } from '../shared/theme/theme';
import { ToastProvider } from '../shared/ui/toast/toast-provider';

interface AppProvidersProps {
  queryClient: QueryClient;
  children: ReactNode;
}

/**
 * Provides what every screen needs except the router: styles with the page's CSP nonce, the theme,
 * server data and notifications.
 */
export function AppProviders({ queryClient, children }: AppProvidersProps) {
  useEffect(() => healQueries(queryClient), [queryClient]);
  const [styles] = useState(() => createCache({ key: 's', nonce: pageNonce(), prepend: true }));
  return (
    <CacheProvider value={styles}>
      <ThemeProvider theme={theme} defaultMode="system" modeStorageKey={storageKeys.colorMode}>
        <CssBaseline enableColorScheme />
        <QueryClientProvider client={queryClient}>
          <ToastProvider>{children}</ToastProvider>
        </QueryClientProvider>
      </ThemeProvider>
    </CacheProvider>
  );
}

function pageNonce(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
}
