import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { healQueries } from '../shared/api/heal-queries';
import { followPerson } from '../shared/api/person-news';
import { storageKeys } from '../shared/config/storage';
import { createStylesCache } from '../shared/theme/styles-cache';
import { theme } from '../shared/theme/theme';
import { NoCookies } from '../shared/ui/screen/no-cookies';
import { OutcomeCheck } from '../shared/ui/screen/outcome-check';
import { ToastProvider } from '../shared/ui/toast/toast-provider';

interface AppProvidersProps {
  queryClient: QueryClient;
  /** Collects the styles on the server. */
  styles?: EmotionCache;
  children: ReactNode;
}

/**
 * Provides what every screen needs except the router: styles with the page's CSP nonce, the theme,
 * server data and notifications.
 */
export function AppProviders({ queryClient, styles, children }: AppProvidersProps) {
  useEffect(() => healQueries(queryClient), [queryClient]);
  useEffect(() => followPerson(queryClient), [queryClient]);
  const [cache] = useState(() => styles ?? createStylesCache({ nonce: pageNonce(), prepend: true }));
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme} defaultMode="system" modeStorageKey={storageKeys.colorMode}>
        <CssBaseline enableColorScheme />
        <QueryClientProvider client={queryClient}>
          <ToastProvider>{children}</ToastProvider>
          <OutcomeCheck />
          <NoCookies />
        </QueryClientProvider>
      </ThemeProvider>
    </CacheProvider>
  );
}

function pageNonce(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
}
