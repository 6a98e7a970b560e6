import { focusManager, MutationObserver, QueryObserver } from '@tanstack/react-query';
import { createQueryClient } from './query-client';

const hour = 3_600_000;

/** Mounts a screen that shows the result of `load`, until it is unmounted. */
function show(load: () => Promise<unknown>, client = createQueryClient()) {
  const leave = new QueryObserver(client, { queryKey: ['venues'], queryFn: load }).subscribe(() => undefined);
  return { client, leave };
}

describe('data that a screen has loaded', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    focusManager.setFocused(undefined);
    jest.useRealTimers();
  });

  test('is neither polled nor fetched again when the window or the screen is opened again', async () => {
    const load = jest.fn(() => Promise.resolve('venues'));
    const { client, leave } = show(load);
    await jest.advanceTimersByTimeAsync(hour);

    focusManager.setFocused(false);
    focusManager.setFocused(true);
    const again = show(load, client);
    await jest.advanceTimersByTimeAsync(hour);

    expect(load).toHaveBeenCalledTimes(1);
    leave();
    again.leave();
  });

  test('is fetched again after it is invalidated', async () => {
    const load = jest.fn(() => Promise.resolve('venues'));
    const { client, leave } = show(load);
    await jest.advanceTimersByTimeAsync(hour);

    await client.invalidateQueries({ queryKey: ['venues'] });

    expect(load).toHaveBeenCalledTimes(2);
    leave();
  });

  test('is requested only once, even if the request fails', async () => {
    const fail = jest.fn(() => Promise.reject(new Error('503')));
    const { client, leave } = show(fail);
    await jest.advanceTimersByTimeAsync(hour);
    expect(fail).toHaveBeenCalledTimes(1);

    const sending = new MutationObserver(client, { mutationFn: fail }).mutate();
    await expect(sending).rejects.toThrow('503');
    await jest.advanceTimersByTimeAsync(hour);
    expect(fail).toHaveBeenCalledTimes(2);
    leave();
  });
});
