import { useQuery, type QueryKey } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { FakeEventSource, liveStreamAt } from '../../testing/fake-event-source';
import { renderInProviders } from '../../testing/render-app';
import { courtKeys, venueKeys } from './keys';
import { useLiveTopic, useVenueLive } from './live';

const day = courtKeys.availability('court-1', '2026-11-21');
const otherDay = courtKeys.availability('court-1', '2026-11-22');
const month = venueKeys.month('venue-1', 2026, 11);
const otherMonth = venueKeys.month('venue-1', 2026, 12);

/**
 * Mounts a screen that shows data of a venue and receives its events. `asked` lists its requests in
 * order.
 */
function renderVenueScreen(shown: readonly QueryKey[]) {
  const asked: QueryKey[] = [];
  function Shown({ queryKey }: { queryKey: QueryKey }) {
    useQuery({ queryKey, queryFn: () => asked.push(queryKey) });
    return null;
  }
  function Screen() {
    useVenueLive('venue-1');
    return shown.map((queryKey) => <Shown key={JSON.stringify(queryKey)} queryKey={queryKey} />);
  }
  const { unmount } = renderInProviders(<Screen />);
  const firstRequests = waitFor(() => expect(asked).toHaveLength(shown.length));
  return { unmount, loaded: firstRequests.then(() => asked.splice(0)), asked };
}

const hour = (over: object = {}) => ({
  courtId: 'court-1',
  date: '2026-11-21',
  timeSlot: '18:00',
  status: 'booked',
  ...over,
});

describe('the live events of a venue', () => {
  const address = '/api/venues/venue-1/events';

  it('fetch only the day and the month of the changed hour again', async () => {
    const { loaded, asked } = renderVenueScreen([
      day,
      otherDay,
      month,
      otherMonth,
      venueKeys.courts('venue-1'),
    ]);
    await loaded;

    act(() => liveStreamAt(address).say(hour()));

    await waitFor(() => expect(asked).toEqual([day, month]));
  });

  it.each([
    ['rules', { rules: 3 }],
    ['courts', { courts: true }],
  ])('fetch the venue, its courts and its hours again when its %s change', async (_what, news) => {
    const shown = [day, month, venueKeys.detail('venue-1'), venueKeys.detail('venue-2')];
    const { loaded, asked } = renderVenueScreen(shown);
    await loaded;

    act(() => liveStreamAt(address).say(news));

    await waitFor(() => expect(asked).toHaveLength(3));
    expect(asked).toEqual(expect.arrayContaining(shown.slice(0, 3)));
  });

  it('cause one request if many hours change at once', async () => {
    const { loaded, asked } = renderVenueScreen([day]);
    await loaded;

    act(() => {
      for (const timeSlot of ['06:00', '07:00', '08:00']) liveStreamAt(address).say(hour({ timeSlot }));
      liveStreamAt(address).say(hour({ date: '2026-11-22' }));
    });

    await waitFor(() => expect(asked).toEqual([day]));
    act(() => liveStreamAt(address).say(hour()));
    await waitFor(() => expect(asked).toEqual([day, day]));
  });

  it('fetch all hours again on every connection, because events may have been missed', async () => {
    const { loaded, asked } = renderVenueScreen([day, month]);
    await loaded;

    act(() => liveStreamAt(address).ready());
    await waitFor(() => expect(asked).toEqual([day, month]));

    act(() => liveStreamAt(address).ready());
    await waitFor(() => expect(asked).toEqual([day, month, day, month]));
  });

  it('fetch everything of the venue again after an interruption, as its rules may have changed', async () => {
    const shown = [day, month, venueKeys.detail('venue-1'), venueKeys.courts('venue-1')];
    const { loaded, asked } = renderVenueScreen([...shown, venueKeys.detail('venue-2')]);
    await loaded;

    act(() => liveStreamAt(address).ready());
    await waitFor(() => expect(asked).toEqual([day, month]));

    act(() => liveStreamAt(address).ready());
    await waitFor(() => expect(asked.slice(2)).toHaveLength(4));
    expect(asked.slice(2)).toEqual(expect.arrayContaining(shown));
  });

  it('fetch everything of the venue if its screen was opened in a hidden tab long ago', async () => {
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const { loaded, asked } = renderVenueScreen([venueKeys.detail('venue-1')]);
    await loaded;

    hidden.mockReturnValue(false);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    act(() => liveStreamAt(address).ready());
    await waitFor(() => expect(asked).toEqual([venueKeys.detail('venue-1')]));
  });

  it('are ignored if they are malformed', async () => {
    const { loaded, asked } = renderVenueScreen([day]);
    await loaded;

    act(() => {
      liveStreamAt(address).say(null);
      liveStreamAt(address).say({ courtId: 7 });
      liveStreamAt(address).ready();
    });

    await waitFor(() => expect(asked).toEqual([day]));
  });
});

describe('the subscription to a live topic', () => {
  const address = '/api/shared-payment-links/abc/events';

  function Listener({ path = address }) {
    const [messages, setMessages] = useState<string[]>([]);
    useLiveTopic(path, {
      onMessage: (message) => setMessages([...messages, JSON.stringify(message)]),
      onReady: () => setMessages([...messages, 'ready']),
    });
    return <p>{messages.join(' ')}</p>;
  }

  const setHidden = (hidden: boolean) => {
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  };

  it('passes each message to the current handler of the screen', () => {
    renderInProviders(<Listener />);

    act(() => liveStreamAt(address).ready());
    act(() => liveStreamAt(address).say({ paid: 1, reserved: 0 }));

    expect(screen.getByText('ready {"paid":1,"reserved":0}')).toBeInTheDocument();
  });

  it('ends when the screen is left', () => {
    const { unmount } = renderInProviders(<Listener />);
    const stream = liveStreamAt(address);

    unmount();

    expect(stream.readyState).toBe(FakeEventSource.CLOSED);
  });

  it('ends while the tab is hidden and starts again when it is visible', () => {
    renderInProviders(<Listener />);

    setHidden(true);
    expect(FakeEventSource.at(address)).toEqual([]);

    setHidden(false);
    act(() => liveStreamAt(address).ready());
    expect(screen.getByText('ready')).toBeInTheDocument();
  });

  describe('after the server refused it', () => {
    /** The responses to the next questions whether a stream is free; then one is. */
    let refusals: (() => Response)[];
    beforeEach(() => {
      refusals = [];
      jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
      jest
        .spyOn(globalThis, 'fetch')
        .mockImplementation(async () => (refusals.shift() ?? (() => new Response()))());
      renderInProviders(<Listener />);
      act(() => liveStreamAt(address).refuse());
    });
    afterEach(() => jest.useRealTimers());
    const tooMany = () => new Response(null, { status: 429, headers: { 'Retry-After': '30' } });
    const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

    it('starts again some seconds later', async () => {
      expect(FakeEventSource.at(address)).toEqual([]);

      await pass(5000);

      expect(liveStreamAt(address)).toBeDefined();
      expect(screen.queryByText('ready')).toBeNull();
    });

    it('asks for news instead while too many streams are open from this network', async () => {
      refusals = [tooMany, tooMany];

      await pass(5000);
      expect(screen.getByText('ready')).toBeInTheDocument();
      expect(FakeEventSource.at(address)).toEqual([]);

      await pass(40_000);
      expect(screen.getByText('ready ready')).toBeInTheDocument();

      await pass(40_000);
      expect(liveStreamAt(address)).toBeDefined();
      expect(screen.getByText('ready ready')).toBeInTheDocument();
    });

    it('asks for nothing while the tab is hidden', async () => {
      refusals = [tooMany, tooMany];
      setHidden(true);

      await pass(120_000);

      expect(fetch).not.toHaveBeenCalled();
    });

    it('opens the stream without a question for news if the server does not respond', async () => {
      const unreachable = () => {
        throw new TypeError('Failed to fetch');
      };
      refusals = [unreachable];

      await pass(5000);

      expect(liveStreamAt(address)).toBeDefined();
      expect(screen.queryByText('ready')).toBeNull();
    });
  });
});
