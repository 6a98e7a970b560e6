import { screen } from '@testing-library/react';
import { Suspense } from 'react';
import { renderInProviders } from '../../testing/render-app';
import { lazyComponent } from './lazy-component';

const Page = () => <p>llegó</p>;

describe('a component in a chunk of its own', () => {
  test('is requested once more if the first request fails', async () => {
    const load = jest.fn<Promise<typeof Page>, []>();
    load.mockRejectedValueOnce(new Error('chunk lost')).mockResolvedValue(Page);
    const Lazy = lazyComponent(load);

    renderInProviders(
      <Suspense fallback={null}>
        <Lazy />
      </Suspense>,
    );

    expect(await screen.findByText('llegó')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('is fetched once although it was preloaded several times', async () => {
    const load = jest.fn(async () => Page);
    const Lazy = lazyComponent(load);
    Lazy.preload();
    Lazy.preload();

    renderInProviders(
      <Suspense fallback={null}>
        <Lazy />
      </Suspense>,
    );

    expect(await screen.findByText('llegó')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('ignores a preload that fails and tries again when it is needed', async () => {
    const load = jest.fn<Promise<typeof Page>, []>();
    load
      .mockRejectedValueOnce(new Error('lost'))
      .mockRejectedValueOnce(new Error('lost'))
      .mockResolvedValue(Page);
    const Lazy = lazyComponent(load);
    Lazy.preload();
    await Promise.resolve();
    await new Promise((resolve) => setTimeout(resolve, 0));

    renderInProviders(
      <Suspense fallback={null}>
        <Lazy />
      </Suspense>,
    );

    expect(await screen.findByText('llegó')).toBeVisible();
  });
});
