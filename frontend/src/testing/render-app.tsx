import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { MemoryRouter, type InitialEntry } from 'react-router-dom';
import { AppProviders } from '../app/app-providers';
import { createQueryClient } from '../app/query-client';
import { AppRoutes } from '../app/routes';

/**
 * Renders the whole site at an address, or at an entry of the history, with its real providers.
 * Returns a user to operate it.
 */
export function renderApp(address: InitialEntry) {
  return renderInProviders(<AppRoutes />, address);
}

/** Renders a part of the site with the real providers and a router. */
export function renderInProviders(part: ReactElement, address: InitialEntry = '/') {
  const queryClient = createQueryClient();
  const user = userEvent.setup();
  const screen = render(
    <AppProviders queryClient={queryClient}>
      <MemoryRouter initialEntries={[address]}>{part}</MemoryRouter>
    </AppProviders>,
  );
  return { ...screen, user, queryClient };
}
