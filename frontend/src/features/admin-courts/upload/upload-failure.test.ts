import { ApiError } from '../../../shared/api/api-error';
import { failureOf, mayPass } from './upload-failure';

it.each([0, 408, 409, 418, 423, 429, 500, 501, 502, 503, 504])('a %i may pass', (status) => {
  expect(mayPass(new ApiError(status, ''))).toBe(true);
});

it.each([400, 401, 404, 405, 411, 413, 415, 422])('a %i stays', (status) => {
  expect(mayPass(new ApiError(status, ''))).toBe(false);
});

it('a refusal passes where it is about the time, at a new address', () => {
  const refusal = (message: string) => new ApiError(403, `<Error><Message>${message}</Message></Error>`);
  expect(mayPass(refusal('Request has expired'))).toBe(true);
  expect(mayPass(refusal('SignatureDoesNotMatch'))).toBe(false);
});

it('says what the server said, and otherwise that there is no connection', () => {
  const refused = Object.assign(new Error('S3 returned 413'), {
    status: 413,
    body: '{"message":"Pesa mucho."}',
  });
  expect(failureOf(refused)).toMatchObject({ status: 413, userMessage: 'Pesa mucho.' });
  expect(failureOf(new TypeError('x')).userMessage).toMatch(/Revisa tu conexión/);
});
