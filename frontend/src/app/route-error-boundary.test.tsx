import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { renderInProviders } from '../testing/render-app';
import { server } from '../testing/server';
import { lazyComponent } from '../shared/ui/late/lazy-component';
import { RouteErrorBoundary } from './route-error-boundary';

let broken = true;

function Screen() {
  if (broken) throw new Error('a screen that breaks');
  return <h1>entera</h1>;
}

function Site() {
  return (
    <>
      <Link to="/otra">otra</Link>
      <RouteErrorBoundary>
        <Screen />
      </RouteErrorBoundary>
    </>
  );
}

describe('a screen that throws an error', () => {
  beforeEach(() => {
    broken = true;
    // React logs every caught error; this test expects one.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });

  test('shows a message and a button to try again', async () => {
    const { user } = renderInProviders(<Site />);
    expect(screen.getByRole('heading', { level: 1, name: 'Algo salió mal' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute('href', '/');

    broken = false;
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(screen.getByRole('heading', { name: 'entera' })).toBeVisible();
  });

  test('is reset by a navigation to another address', async () => {
    const { user } = renderInProviders(<Site />);

    broken = false;
    await user.click(screen.getByRole('link', { name: 'otra' }));
    expect(screen.getByRole('heading', { name: 'entera' })).toBeVisible();
  });
});

describe('a screen whose code cannot be fetched', () => {
  const Arrived = () => <h1>llegó</h1>;

  test('is requested again by the button to try again', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const load = jest.fn<Promise<typeof Arrived>, []>().mockRejectedValue(new Error('chunk lost'));
    const Lazy = lazyComponent(load);
    const { user } = renderInProviders(
      <RouteErrorBoundary>
        <Suspense fallback={null}>
          <Lazy />
        </Suspense>
      </RouteErrorBoundary>,
    );
    const retry = await screen.findByRole('button', { name: 'Reintentar' });
    expect(load).toHaveBeenCalledTimes(2);

    await user.click(retry);
    await waitFor(() => expect(load).toHaveBeenCalledTimes(4));
    load.mockResolvedValue(Arrived);
    await user.click(await screen.findByRole('button', { name: 'Reintentar' }));

    expect(await screen.findByRole('heading', { name: 'llegó' })).toBeVisible();
  });

  test('opens by itself when the network returns', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    server.use(http.head('*/health/live', () => new HttpResponse()));
    const load = jest.fn<Promise<typeof Arrived>, []>().mockRejectedValue(new Error('chunk lost'));
    const Lazy = lazyComponent(load);
    renderInProviders(
      <RouteErrorBoundary>
        <Suspense fallback={null}>
          <Lazy />
        </Suspense>
      </RouteErrorBoundary>,
    );
    expect(await screen.findByRole('heading', { name: 'No pudimos abrir esta pantalla' })).toBeVisible();

    load.mockResolvedValue(Arrived);
    act(() => void window.dispatchEvent(new Event('online')));

    expect(await screen.findByRole('heading', { name: 'llegó' })).toBeVisible();
  });
});
