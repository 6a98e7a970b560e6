import { type ArgumentsHost, HttpException, Logger, NotFoundException } from '@nestjs/common';
import {
  QueryFailedError,
  QueryRunnerAlreadyReleasedError,
  QueryRunnerProviderAlreadyReleasedError,
} from 'typeorm';
import { DomainError, type ErrorKind } from '../../domain/domain-error.js';
import { RecordedSecurityEvents } from '../../../../test/support/doubles/recorded-security-events.js';
import { type BookingId, idFrom } from '../../domain/ids.js';
import { type ErrorBody, ErrorFilter } from './error-filter.js';

interface SentResponse {
  status: number;
  body: ErrorBody;
  headers: Record<string, string>;
}

/** The headers that a call which returns a file has set before it fails. */
const FILE_HEADERS = { 'Content-Type': 'text/calendar', 'Content-Disposition': 'attachment' };

function responseTo(
  error: unknown,
  request: object = { id: 'request-1', originalUrl: '/api/x' },
): SentResponse {
  const body = { statusCode: 0, code: '', message: '' };
  const sent: SentResponse = { status: 0, body, headers: { ...FILE_HEADERS } };
  const response = {
    headersSent: false,
    setHeader: (name: string, value: string) => (sent.headers[name] = value),
    removeHeader: (name: string) => delete sent.headers[name],
    status: (status: number) => ((sent.status = status), response),
    json: (body: ErrorBody) => (sent.body = body),
  };
  const host = { switchToHttp: () => ({ getResponse: () => response, getRequest: () => request }) };
  new ErrorFilter(security, { note: () => undefined }).catch(error, host as unknown as ArgumentsHost);
  return sent;
}

const withCode = (code: string, values: object = {}) =>
  Object.assign(new Error(`secret of ${code}`), { code, ...values });
const fromTypeOrm = (code: string) => new QueryFailedError('select secret', [], withCode(code));

let logged: unknown[];
let security: RecordedSecurityEvents;
beforeEach(() => {
  logged = [];
  security = new RecordedSecurityEvents();
  Logger.overrideLogger({
    log: () => undefined,
    warn: () => undefined,
    error: (message: unknown) => logged.push(message),
  });
});

test.each([
  ['invalid', 400],
  ['unauthenticated', 401],
  ['forbidden', 403],
  ['not_found', 404],
  ['conflict', 409],
  ['too_large', 413],
  ['unsupported', 415],
  ['too_many', 429],
  ['unavailable', 503],
] as [ErrorKind, number][])(
  'an error of kind %s becomes status %d with code, message and request id',
  (kind, status) => {
    const { status: sent, body } = responseTo(new DomainError(kind, 'some_code', 'Algo en español.'));
    expect(sent).toBe(status);
    expect(body).toEqual({
      statusCode: status,
      code: 'some_code',
      message: 'Algo en español.',
      requestId: 'request-1',
    });
    expect(logged).toEqual([]);
  },
);

test('the response contains the details that the caller may know', () => {
  const errors = [{ field: 'timeSlot', message: 'Elige una hora.' }];
  const refusal = new DomainError('too_many', 'slow', 'Espera.', {
    errors,
    bookingId: idFrom<BookingId>('b-1'),
    retryAfterSeconds: 900,
  });
  const { body, headers } = responseTo(refusal);
  expect(body).toMatchObject({ errors, bookingId: 'b-1' });
  expect(body).not.toHaveProperty('retryAfterSeconds');
  expect(headers).toEqual({ 'Retry-After': '900', 'Content-Type': 'application/json; charset=utf-8' });
});

test.each([
  ['08006', 503],
  ['57P01', 503],
  ['57P03', 503],
  ['53300', 503],
  ['55P03', 503],
  ['57014', 503],
  ['ECONNREFUSED', 503],
  ['ECONNRESET', 503],
  ['22001', 400],
  ['22021', 400],
  ['22P02', 400],
  ['23514', 400],
  ['42P01', 500],
  ['23502', 500],
])('SQLSTATE %s becomes status %d, also inside a TypeORM error, and exposes no internals', (code, status) => {
  for (const error of [withCode(code), fromTypeOrm(code)]) {
    const sent = responseTo(error);
    expect(sent.status).toBe(status);
    expect(JSON.stringify(sent.body)).not.toMatch(/secret|select/);
    expect(sent.headers['Retry-After']).toBe(status === 503 ? '2' : undefined);
  }
});

test.each([
  ['a database that refuses connections', withCode('55000', { severity: 'FATAL' })],
  ['a database that was dropped', withCode('3D000', { severity: 'FATAL' })],
  ['a connection that breaks', new Error('Connection terminated unexpectedly')],
  ['a connection that was closed', new Error('Client was closed and is not queryable')],
  ['a transaction whose connection broke', new QueryRunnerAlreadyReleasedError()],
  ['a repository whose connection broke', new QueryRunnerProviderAlreadyReleasedError()],
  [
    'a connection that was already broken',
    new Error('Client has encountered a connection error and is not queryable'),
  ],
  ['a full pool', new Error('timeout exceeded when trying to connect')],
])('%s becomes status 503 with Retry-After', (_case, error) => {
  expect(responseTo(error)).toMatchObject({
    status: 503,
    body: { code: 'unavailable' },
    headers: { 'Retry-After': '2' },
  });
});

test.each([
  ['an unknown route', new NotFoundException('Cannot GET /srv/secret'), 404, 'not_found'],
  ['an unknown method', new HttpException('secret', 405), 404, 'not_found'],
  ['a body that is too large', new HttpException('secret', 413), 413, 'too_large'],
  ['a body that is not JSON', new HttpException('secret', 415), 415, 'unsupported_media_type'],
  ['a response type that the server cannot produce', new HttpException('secret', 406), 400, 'malformed'],
  ['a path that cannot be decoded', Object.assign(new URIError('secret'), { status: 400 }), 400, 'malformed'],
  [
    'broken JSON',
    Object.assign(new SyntaxError('secret'), { status: 400, body: 'secret' }),
    400,
    'malformed',
  ],
  ['a range that does not exist', Object.assign(new Error('secret'), { status: 416 }), 400, 'malformed'],
  ['an error with status 502', Object.assign(new Error('secret'), { status: 502 }), 500, 'internal'],
  ['a bug', new TypeError('secret of undefined'), 500, 'internal'],
  ['a thrown text', 'secret', 500, 'internal'],
  ['a thrown null', null, 500, 'internal'],
  ['a thrown undefined', undefined, 500, 'internal'],
] as [string, unknown, number, string][])(
  '%s becomes a safe error response',
  (_case, error, status, code) => {
    const sent = responseTo(error);
    expect([sent.status, sent.body.code]).toEqual([status, code]);
    expect(JSON.stringify(sent.body)).not.toContain('secret');
    expect(sent.body.message).toMatch(/^[A-ZÁÉÍÓÚ].*\.$/);
  },
);

test('an unexpected error is logged', () => {
  const surprise = new TypeError('surprise');
  responseTo(surprise);
  expect(logged).toEqual([surprise]);
});

test('a response without a request id contains none', () => {
  expect(responseTo(new DomainError('invalid', 'x', 'X.'), {}).body).not.toHaveProperty('requestId');
});

test.each([
  ['unauthenticated', 'admin_required', 401],
  ['forbidden', 'foreign_origin', 403],
  ['too_many', 'too_many_attempts', 429],
  ['invalid', 'invalid_signature', 400],
] as const)('a refusal of kind %s with code %s is recorded in the security log', (kind, code, status) => {
  const request = { method: 'POST', originalUrl: '/api/shared-payment-links/a-token/x?sign=secret' };
  responseTo(new DomainError(kind, code, 'No.'), request);
  const path = '/api/shared-payment-links/…/x';
  expect(security.events).toEqual([{ event: 'refusal', code, status, method: 'POST', path }]);
});

test('an ordinary error does not appear in the security log', () => {
  responseTo(new DomainError('conflict', 'slot_taken', 'Ocupada.'));
  responseTo(new Error('broken'));
  expect(security.events).toEqual([]);
});

test('a row of a player who has just joined an account is refused with 409', () => {
  const driver = withCode('23503', { constraint: 'bookings_player_id_fkey' });
  for (const error of [driver, new QueryFailedError('insert secret', [], driver)])
    expect(responseTo(error)).toMatchObject({ status: 409, body: { code: 'session_changed' } });
});

test('a row that refers to anything else that does not exist is an error of the server', () => {
  expect(responseTo(withCode('23503', { constraint: 'bookings_court_id_fkey' })).status).toBe(500);
});
