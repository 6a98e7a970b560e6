import { screen } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { renderInProviders } from '../shared/testing/render-app';
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
