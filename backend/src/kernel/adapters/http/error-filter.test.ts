import { type ArgumentsHost, HttpException, Logger, NotFoundException } from '@nestjs/common';
import { QueryFailedError } from 'typeorm';
import { DomainError, type ErrorKind } from '../../domain/domain-error.js';
import { type ErrorBody, ErrorFilter } from './error-filter.js';

interface Answered {
  status: number;
  body: ErrorBody;
  headers: Record<string, string>;
}

/** What a call that answers a file has set before it fails. */
const OF_A_FILE = { 'Content-Type': 'text/calendar', 'Content-Disposition': 'attachment' };

function answerTo(error: unknown, request: object = { id: 'request-1' }): Answered {
  const body = { statusCode: 0, code: '', message: '' };
  const answered: Answered = { status: 0, body, headers: { ...OF_A_FILE } };
  const response = {
    headersSent: false,
    setHeader: (name: string, value: string) => (answered.headers[name] = value),
    removeHeader: (name: string) => delete answered.headers[name],
    status: (status: number) => ((answered.status = status), response),
    json: (body: ErrorBody) => (answered.body = body),
  };
  const host = { switchToHttp: () => ({ getResponse: () => response, getRequest: () => request }) };
  new ErrorFilter().catch(error, host as unknown as ArgumentsHost);
  return answered;
}

const withCode = (code: string, values: object = {}) =>
  Object.assign(new Error(`secret of ${code}`), { code, ...values });
const fromTypeOrm = (code: string) => new QueryFailedError('select secret', [], withCode(code));

let logged: unknown[];
beforeEach(() => {
  logged = [];
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
] as [ErrorKind, number][])('%s answers %d with code, message and request id', (kind, status) => {
  const { status: answered, body } = answerTo(new DomainError(kind, 'some_code', 'Algo en español.'));
  expect(answered).toBe(status);
  expect(body).toEqual({
    statusCode: status,
    code: 'some_code',
    message: 'Algo en español.',
    requestId: 'request-1',
  });
  expect(logged).toEqual([]);
});

test('details that the caller may know go along', () => {
  const errors = [{ field: 'timeSlot', message: 'Elige una hora.' }];
  const refusal = new DomainError('too_many', 'slow', 'Espera.', {
    errors,
    bookingId: 'b-1',
    retryAfterSeconds: 900,
  });
  const { body, headers } = answerTo(refusal);
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
])(
  'SQLSTATE %s answers %d, also where TypeORM wrapped it, and says nothing of the inside',
  (code, status) => {
    for (const error of [withCode(code), fromTypeOrm(code)]) {
      const answered = answerTo(error);
      expect(answered.status).toBe(status);
      expect(JSON.stringify(answered.body)).not.toMatch(/secret|select/);
      expect(answered.headers['Retry-After']).toBe(status === 503 ? '2' : undefined);
    }
  },
);

test.each([
  ['a database that takes nobody in', withCode('55000', { severity: 'FATAL' })],
  ['a database that is gone', withCode('3D000', { severity: 'FATAL' })],
  ['a connection that died', new Error('Connection terminated unexpectedly')],
  [
    'a connection that had died before',
    new Error('Client has encountered a connection error and is not queryable'),
  ],
  ['a full pool', new Error('timeout exceeded when trying to connect')],
])('%s answers 503 with Retry-After', (_case, error) => {
  expect(answerTo(error)).toMatchObject({
    status: 503,
    body: { code: 'unavailable' },
    headers: { 'Retry-After': '2' },
  });
});

test.each([
  ['an unknown route', new NotFoundException('Cannot GET /srv/secret'), 404, 'not_found'],
  ['a method that is not there', new HttpException('secret', 405), 404, 'not_found'],
  ['a body that is too large', new HttpException('secret', 413), 413, 'too_large'],
  ['a body that is no JSON', new HttpException('secret', 415), 415, 'unsupported_media_type'],
  ['an answer nobody can give', new HttpException('secret', 406), 400, 'malformed'],
  ['a path that cannot be decoded', Object.assign(new URIError('secret'), { status: 400 }), 400, 'malformed'],
  [
    'broken JSON',
    Object.assign(new SyntaxError('secret'), { status: 400, body: 'secret' }),
    400,
    'malformed',
  ],
  ['a range that is not there', Object.assign(new Error('secret'), { status: 416 }), 400, 'malformed'],
  ['a foreign server error', Object.assign(new Error('secret'), { status: 502 }), 500, 'internal'],
  ['a bug', new TypeError('secret of undefined'), 500, 'internal'],
  ['a thrown text', 'secret', 500, 'internal'],
  ['a thrown null', null, 500, 'internal'],
  ['a thrown nothing', undefined, 500, 'internal'],
] as [string, unknown, number, string][])(
  '%s answers as it should and tells nothing',
  (_case, error, status, code) => {
    const answered = answerTo(error);
    expect([answered.status, answered.body.code]).toEqual([status, code]);
    expect(JSON.stringify(answered.body)).not.toContain('secret');
    expect(answered.body.message).toMatch(/^[A-ZÁÉÍÓÚ].*\.$/);
  },
);

test('what nobody foresaw is logged, so that somebody can look into it', () => {
  const surprise = new TypeError('surprise');
  answerTo(surprise);
  expect(logged).toEqual([surprise]);
});

test('an answer without a request id does not invent one', () => {
  expect(answerTo(new DomainError('invalid', 'x', 'X.'), {}).body).not.toHaveProperty('requestId');
});
