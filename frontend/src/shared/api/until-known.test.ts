import { onlineManager } from '@tanstack/react-query';
import { ApiError } from './api-error';
import { isChecking, UnknownOutcome, untilKnown } from './until-known';

const lost = () => new ApiError(0, '');
const refused = (code: string) => new ApiError(409, JSON.stringify({ code, message: 'No.' }));

/** A request with these outcomes, one after the other; the last one stays. */
function request(...outcomes: (Error | string)[]) {
  let sent = 0;
  const send = jest.fn(() => {
    const outcome = outcomes[Math.min(sent++, outcomes.length - 1)];
    return outcome instanceof Error ? Promise.reject(outcome) : Promise.resolve(outcome);
  });
  return send;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  onlineManager.setOnline(true);
});

describe('a request whose response may be lost', () => {
  it.each([
    ['the connection broke', lost()],
    ['a proxy gave up', new ApiError(504, '<html>')],
    ['a proxy found no server', new ApiError(502, '')],
  ])('is sent again until its outcome is known if %s', async (_why, error) => {
    const send = request(error, refused('idempotency_key_in_use'), error, 'booked');
    const outcome = untilKnown(send);
    await jest.advanceTimersByTimeAsync(0);
    expect(isChecking()).toBe(true);
    await jest.advanceTimersByTimeAsync(7_000);

    expect(await outcome).toBe('booked');
    expect([send.mock.calls.length, isChecking()]).toEqual([4, false]);
  });

  it('is sent again at once when the network returns', async () => {
    const send = request(lost(), 'booked');
    const outcome = untilKnown(send);
    await jest.advanceTimersByTimeAsync(0);
    onlineManager.setOnline(false);
    onlineManager.setOnline(true);
    expect(await outcome).toBe('booked');
  });

  it('ends with what the server says about it', async () => {
    const outcome = untilKnown(request(lost(), refused('slot_taken'))).catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(await outcome).toMatchObject({ code: 'slot_taken' });
    expect(isChecking()).toBe(false);
  });

  it('ends as unknown if the server stays away', async () => {
    const send = request(lost());
    const outcome = untilKnown(send).catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(await outcome).toBeInstanceOf(UnknownOutcome);
    expect([send.mock.calls.length, isChecking()]).toEqual([8, false]);
  });
});

describe('a request whose outcome is known', () => {
  it('is not sent again after a refusal, or after a fault that the server has reported', async () => {
    const away = new ApiError(503, JSON.stringify({ code: 'unavailable', message: 'Volvemos.' }));
    for (const error of [refused('slot_taken'), away, new ApiError(500, '')]) {
      const send = request(error);
      await expect(untilKnown(send)).rejects.toBe(error);
      expect(send).toHaveBeenCalledTimes(1);
    }
  });

  it('is not sent again if the device was offline, because it has not left', async () => {
    onlineManager.setOnline(false);
    const send = request(lost());
    await expect(untilKnown(send)).rejects.toMatchObject({ status: 0, code: null });
    expect(send).toHaveBeenCalledTimes(1);
  });
});
