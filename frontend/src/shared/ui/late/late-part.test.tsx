import { act, screen } from '@testing-library/react';
import { renderInProviders } from '../../../testing/render-app';
import { LatePart } from './late-part';
import { lazyComponent } from './lazy-component';

const Lost = lazyComponent<object>(() => Promise.reject(new Error('chunk lost')));

describe('a late part whose code cannot be fetched', () => {
  test('leaves the screen as it is and shows what stands in for it', async () => {
    // React logs every caught error; this test expects one.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);

    renderInProviders(
      <>
        <h1>Confirma tu reserva</h1>
        <LatePart instead={<p>sin detalles</p>}>
          <Lost />
        </LatePart>
      </>,
    );

    expect(await screen.findByText('sin detalles')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Confirma tu reserva' })).toBeVisible();
  });

  test('is requested again after pauses that grow', async () => {
    jest.useFakeTimers();
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    jest.spyOn(Math, 'random').mockReturnValue(0);
    jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response());
    const rounds = new Set<number>();
    const LostForEver = lazyComponent<object>(() => {
      rounds.add(Date.now());
      return Promise.reject(new Error('chunk lost'));
    });
    renderInProviders(
      <LatePart>
        <LostForEver />
      </LatePart>,
    );

    for (let second = 0; second < 40; second++) await act(() => jest.advanceTimersByTimeAsync(1000));

    const [, first = 0, second = 0, third = 0] = rounds;
    expect([second - first, third - second]).toEqual([10_000, 20_000]);
    jest.useRealTimers();
  });
});
