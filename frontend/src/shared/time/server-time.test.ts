import { storageKeys } from '../config/storage';
import { deviceNow, learnServerTime, onClockChange, serverNow, startClock } from './server-time';

const noon = Date.parse('2026-11-20T12:00:00Z');
const minute = 60_000;
const hour = 60 * minute;

/** A response that says what the server's clock shows, as the API sends it. */
const response = (time: number, caching = 'no-store') =>
  new Headers({ 'X-Server-Time': String(time), 'Cache-Control': caching });

beforeEach(() => {
  jest.useFakeTimers({ now: noon });
  window.localStorage.clear();
  learnServerTime(response(noon), noon);
});
afterEach(() => jest.useRealTimers());

describe('the time of the server', () => {
  it.each([
    ['two hours slow', -2 * hour],
    ['two hours fast', 2 * hour],
    ['70 minutes fast', 70 * minute],
    ['26 hours slow', -26 * hour],
  ])('is known on a phone that is %s', (_how, error) => {
    jest.setSystemTime(noon + error);
    learnServerTime(response(noon), deviceNow());

    expect(serverNow()).toBe(noon);
    jest.advanceTimersByTime(minute);
    expect(serverNow()).toBe(noon + minute);
  });

  it('lies in the middle of the request if the clock was wrong', () => {
    jest.setSystemTime(noon + hour + 400);
    learnServerTime(response(noon), noon + hour);
    expect(serverNow()).toBe(noon + 200);
  });

  it('does not follow a slow network while the clock may be right', () => {
    const heard = jest.fn();
    const forget = onClockChange(heard);
    const sentAt = noon - 9 * 1000;
    learnServerTime(response(noon), sentAt);
    learnServerTime(response(sentAt), sentAt);
    forget();

    expect([serverNow(), heard.mock.calls.length]).toEqual([noon, 0]);
  });

  it('is not taken from a response that a cache may have kept, nor from one without it', () => {
    learnServerTime(response(noon - hour, 'private, no-cache'), noon);
    learnServerTime(new Headers({ 'Cache-Control': 'no-store' }), noon);
    learnServerTime(new Headers({ 'X-Server-Time': 'soon', 'Cache-Control': 'no-store' }), noon);
    expect(serverNow()).toBe(noon);
  });

  it('follows a clock that is set right while the page is open', () => {
    jest.setSystemTime(noon + hour);
    learnServerTime(response(noon), deviceNow());
    jest.setSystemTime(noon);
    learnServerTime(response(noon), deviceNow());

    expect(serverNow()).toBe(noon);
    expect(window.localStorage.getItem(storageKeys.clockOffset)).toBeNull();
  });
});

describe('the time of the server at the start of a visit', () => {
  it('is that of a page which the server has just rendered', () => {
    jest.setSystemTime(noon + 70 * minute);
    startClock(noon);
    expect(serverNow()).toBe(noon);
  });

  it('is not moved by a page that is a minute old', () => {
    startClock(noon - minute);
    expect(serverNow()).toBe(noon);
  });

  it('is known without a network if an earlier visit has found the clock wrong', () => {
    jest.setSystemTime(noon + 2 * hour);
    learnServerTime(response(noon), deviceNow());
    startClock(null);
    expect(serverNow()).toBe(noon);
  });
});
