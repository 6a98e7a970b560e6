import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { Countdown, useSecondsUntil } from './countdown';

function Deadline({ instant }: { instant: string }) {
  return <Countdown seconds={useSecondsUntil(instant)} />;
}

afterEach(() => {
  jest.useRealTimers();
});

test('goes on counting if the clock of the browser shows one instant for a while', () => {
  jest.useFakeTimers({ now: Date.parse('2026-11-20T20:00:00Z') });
  render(<Deadline instant="2026-11-20T20:59:00Z" />);
  expect(screen.getByRole('timer')).toHaveTextContent('59 min');
  act(() => jest.advanceTimersByTime(60_000));
  expect(screen.getByRole('timer')).toHaveTextContent('58 min');
});
