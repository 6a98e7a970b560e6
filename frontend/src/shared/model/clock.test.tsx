import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { FirstInstantContext, useInstant, useNow, useStartTime } from './clock';
import { learnServerTime } from '../time/server-time';

const timeOf = (instant: Date | number) => new Date(instant).toISOString().slice(11, 19);

function Clock() {
  return (
    <>
      <p>{timeOf(useNow())}</p>
      <p>desde {timeOf(useStartTime())}</p>
      <p>ahora {timeOf(useInstant(() => 60_000))}</p>
    </>
  );
}

/** Lets a response of the API say the server's time. */
const learn = (time: number) =>
  act(() =>
    learnServerTime(new Headers({ 'X-Server-Time': String(time), 'Cache-Control': 'no-store' }), Date.now()),
  );

describe('the clock of a screen', () => {
  beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-20T18:04:31Z') }));
  afterEach(() => jest.useRealTimers());

  test('moves on at each full minute', async () => {
    render(<Clock />);
    expect(screen.getByText('18:04:00')).toBeVisible();

    await act(() => jest.advanceTimersByTimeAsync(29_000));
    expect(screen.getByText('18:05:00')).toBeVisible();
    expect(screen.getByText('desde 18:04:31')).toBeVisible();
  });

  test.each([
    ['two hours slow', -120],
    ['two hours fast', 120],
    ['70 minutes fast', 70],
  ])('shows the time of the server on a device that is %s', async (_how, minutes) => {
    const shown = () => [screen.getByText(/^\d/).textContent, screen.getByText(/^ahora/).textContent];
    const time = Date.now();
    jest.setSystemTime(time + minutes * 60_000);
    render(<Clock />);
    learn(time);
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(shown()).toEqual(['18:04:00', 'ahora 18:04:31']);

    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(shown()).toEqual(['18:05:00', 'ahora 18:05:31']);
    jest.setSystemTime(time);
    learn(time);
  });

  test('takes over the time of the server and then shows the time of the device', async () => {
    const page = (
      <FirstInstantContext value={Date.parse('2026-11-20T17:59:58Z')}>
        <Clock />
      </FirstInstantContext>
    );
    document.body.innerHTML = renderToString(page);
    expect(screen.getByText('17:59:00')).toBeVisible();

    await act(async () => hydrateRoot(document.body, page));

    // A page that does not fit would also be an error on the console, which fails the test.
    expect(screen.getByText('18:04:00')).toBeVisible();
    expect(screen.getByText('desde 17:59:58')).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(screen.getByText('ahora 18:04:31')).toBeVisible();
  });
});
