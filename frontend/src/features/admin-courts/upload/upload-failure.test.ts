import { ApiError } from '../../../shared/api/api-error';
import { failureOf, isTemporary } from './upload-failure';

it.each([0, 408, 409, 418, 423, 429, 500, 501, 502, 503, 504])('treats status %i as temporary', (status) => {
  expect(isTemporary(new ApiError(status, ''))).toBe(true);
});

it.each([400, 401, 404, 405, 411, 413, 415, 422])('treats status %i as permanent', (status) => {
  expect(isTemporary(new ApiError(status, ''))).toBe(false);
});

it('treats status 403 as temporary only if the URL has expired', () => {
  const forbidden = (message: string) => new ApiError(403, `<Error><Message>${message}</Message></Error>`);
  expect(isTemporary(forbidden('Request has expired'))).toBe(true);
  expect(isTemporary(forbidden('SignatureDoesNotMatch'))).toBe(false);
});

it('shows the message of the server, or a connection problem if there is none', () => {
  const rejected = Object.assign(new Error('S3 returned 413'), {
    status: 413,
    body: '{"message":"Pesa mucho."}',
  });
  expect(failureOf(rejected)).toMatchObject({ status: 413, userMessage: 'Pesa mucho.' });
  expect(failureOf(new TypeError('x')).userMessage).toMatch(/Revisa tu conexión/);
});
