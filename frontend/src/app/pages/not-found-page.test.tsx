import { screen } from '@testing-library/react';
import { expectAccessible } from '../../testing/accessibility';
import { renderApp } from '../../testing/render-app';

describe('the screen for unknown addresses', () => {
  test('says that the address does not exist and links to the home page', async () => {
    const { container } = renderApp('/no/existe');

    expect(await screen.findByRole('heading', { level: 1, name: 'Página no encontrada' })).toBeVisible();
    expect(screen.getByText('404 Page Not Found')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute('href', '/');
    expect(document.title).toBe('Página no encontrada · Saque');
    await expectAccessible(container);
  });

  test('shows the hint for developers in development only', async () => {
    const hint = 'Did you forget to add the page to the router?';
    const { unmount } = renderApp('/no/existe');
    expect(await screen.findByText(hint)).toBeVisible();
    unmount();

    Object.assign(globalThis, { __DEVELOPMENT__: false });
    try {
      renderApp('/no/existe');
      expect(await screen.findByText('404 Page Not Found')).toBeVisible();
      expect(screen.queryByText(hint)).not.toBeInTheDocument();
    } finally {
      Object.assign(globalThis, { __DEVELOPMENT__: true });
    }
  });
});
