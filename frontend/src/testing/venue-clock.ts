const allButTheDate = [
  'cancelAnimationFrame',
  'cancelIdleCallback',
  'clearImmediate',
  'clearInterval',
  'clearTimeout',
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'requestAnimationFrame',
  'requestIdleCallback',
  'setImmediate',
  'setInterval',
  'setTimeout',
] as const;

/** Sets the date to an instant (ISO with offset) in every test of a file. Timers keep running. */
export function standAt(instant: string): void {
  beforeEach(() => {
    jest.useFakeTimers({ now: new Date(instant), doNotFake: [...allButTheDate] });
  });
  afterEach(() => {
    jest.useRealTimers();
  });
}
