import { ApiError } from '../../../shared/api/api-error';
import { CourtImageUpload } from './court-image-upload';
import type { UploadState } from './upload-state';

const unavailable = new ApiError(503, '{"message":"Estamos volviendo en un momento."}');
const file = new File(['foto'], 'cancha.jpg', { type: 'image/jpeg' });

function uploadTo(open: () => Promise<string>) {
  const states: UploadState[] = [];
  const attach = () => Promise.resolve();
  return {
    states,
    upload: new CourtImageUpload(file, { open, attach, onChange: (state) => states.push(state) }),
  };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('retries after 0, 1000, 3000 and 5000 ms, and then reports the error', async () => {
  const open = jest.fn(() => Promise.reject(unavailable));
  const { states, upload } = uploadTo(open);
  upload.start();
  const attempts: number[] = [];
  for (const wait of [0, 0, 999, 1, 2999, 1, 4999, 1, 60_000]) {
    await jest.advanceTimersByTimeAsync(wait);
    attempts.push(open.mock.calls.length);
  }
  expect(attempts.at(0)).toBeGreaterThan(0);
  expect(attempts.slice(1)).toEqual([2, 2, 3, 3, 4, 4, 5, 5]);
  expect(states.at(-1)).toMatchObject({ status: 'error', problem: 'Estamos volviendo en un momento.' });
});

it('stops retrying and reporting once it is paused or cancelled', async () => {
  const open = jest.fn(() => Promise.reject(unavailable));
  const { states, upload } = uploadTo(open);
  upload.start();
  await jest.advanceTimersByTimeAsync(10);
  const attemptsBefore = open.mock.calls.length;
  upload.pause();
  await jest.advanceTimersByTimeAsync(60_000);
  expect([open.mock.calls.length, states.at(-1)?.status]).toEqual([attemptsBefore, 'paused']);
  upload.resume();
  await jest.advanceTimersByTimeAsync(10);
  expect(open.mock.calls.length).toBeGreaterThan(attemptsBefore);
  upload.cancel();
  const [reported, attempts] = [states.length, open.mock.calls.length];
  await jest.advanceTimersByTimeAsync(60_000);
  expect([states.length, open.mock.calls.length]).toEqual([reported, attempts]);
});
