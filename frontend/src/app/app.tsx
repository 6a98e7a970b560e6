import { useState } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { FirstInstantContext } from '../shared/model/clock';
import { AppProviders } from './app-providers';
import { createQueryClient } from './query-client';
import { AppRoutes } from './routes';
import { restoreState, type ServedState } from './served-state';

interface AppProps {
  /** The data that the server has fetched and rendered, or null if the browser begins with none. */
  served: ServedState | null;
}

export function App({ served }: AppProps) {
  const [queryClient] = useState(() => {
    const client = createQueryClient();
    if (served) restoreState(client, served);
    return client;
  });
  return (
    <FirstInstantContext value={served?.now ?? null}>
      <AppProviders queryClient={queryClient}>
        <BrowserRouter>
          <AppRoutes />
        </BrowserRouter>
      </AppProviders>
    </FirstInstantContext>
  );
}
