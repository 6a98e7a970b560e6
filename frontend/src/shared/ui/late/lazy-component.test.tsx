import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { renderInProviders } from '../../../testing/render-app';
import { ChunkError, lazyComponent } from './lazy-component';

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

  test('is rendered at once if its code is there', async () => {
    const Lazy = lazyComponent(async () => Page);
    await Lazy.loaded();

    expect(renderToString(<Lazy />)).toBe('<p>llegó</p>');
  });

  test('is requested again if it was left before its code failed to load', async () => {
    const load = jest.fn<Promise<typeof Page>, []>().mockRejectedValue(new Error('chunk lost'));
    const Lazy = lazyComponent(load);
    const part = (
      <Suspense fallback={null}>
        <Lazy />
      </Suspense>
    );
    render(part).unmount();
    await act(() => Lazy.loaded().catch(() => undefined));
    jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 2000);

    load.mockResolvedValue(Page);
    render(part);

    expect(await screen.findByText('llegó')).toBeVisible();
  });

  test('distinguishes its failure from other errors', async () => {
    const Lazy = lazyComponent(() => Promise.reject<typeof Page>(new Error('chunk lost')));

    await expect(Lazy.loaded()).rejects.toThrow(ChunkError);
  });
});
