import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { FirstInstantContext, useNow, useStartTime } from './clock';

const timeOf = (instant: Date | number) => new Date(instant).toISOString().slice(11, 19);

function Clock() {
  return (
    <>
      <p>{timeOf(useNow())}</p>
      <p>desde {timeOf(useStartTime())}</p>
    </>
  );
}

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
  });
});
