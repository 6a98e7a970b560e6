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

/** Sets the calendar to an instant (ISO with offset) for every test of a file; timers go on as ever. */
export function standAt(instant: string): void {
  beforeEach(() => {
    jest.useFakeTimers({ now: new Date(instant), doNotFake: [...allButTheDate] });
  });
  afterEach(() => {
    jest.useRealTimers();
  });
}
