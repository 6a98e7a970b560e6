import express, { type Request, type Response } from 'express';
import { DomainError } from '../../domain/domain-error.js';
import { originGuard } from './origin-guard.js';

const guard = originGuard('https://saque.example', ['/api/webhooks/']);
const JSON_BODY = { 'content-type': 'application/json', 'content-length': '2' };

/** Returns `passes`, or the code with which the guard refuses the call. */
function verdict(
  method: string,
  headers: Record<string, string> = {},
  url = '/api/bookings',
  by = guard,
): string {
  const given = { method, url, headers: { host: 'saque.example', ...headers } };
  const request = Object.assign(Object.create(express.request) as Request, given);
  let result = 'did not call next';
  by(request, {} as Response, (error?: unknown) => {
    result = error instanceof DomainError ? error.code : 'passes';
  });
  return result;
}

test.each([
  ['from this site', { origin: 'https://saque.example', 'sec-fetch-site': 'same-origin' }],
  ['typed into the address bar', { 'sec-fetch-site': 'none' }],
  ['from a program other than a browser', {}],
  ['with a charset', { 'content-type': 'application/json; charset=utf-8' }],
])('a JSON call %s passes', (_case, headers) =>
  expect(verdict('POST', { ...JSON_BODY, ...headers })).toBe('passes'),
);

test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('a %s call from another site is refused', (method) => {
  const foreign: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: '' },
    { origin: 'https://saque.example.evil.example' },
    { origin: 'https://evil.example/saque.example' },
    { origin: 'http://saque.example' },
    { origin: 'http://saque.example:443' },
    { origin: 'https://saque.example:8443' },
    { origin: 'https://www.saque.example' },
    { origin: 'https://saque.example.' },
    { origin: 'HTTPS://SAQUE.EXAMPLE' },
    { origin: 'https://saque.example/' },
    { origin: 'https://saque.example@evil.example' },
    { origin: 'https://saque.example, https://evil.example' },
    { origin: 'https://localhost' },
    { origin: 'https://evil.example', host: 'evil.example' },
    { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' },
    { origin: 'https://evil.example', host: 'saque.example', 'x-forwarded-host': 'evil.example' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'cross-site', origin: 'https://saque.example' },
    { 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' },
  ];
  for (const headers of foreign) {
    expect([headers, verdict(method, { ...JSON_BODY, ...headers })]).toEqual([headers, 'foreign_origin']);
  }
});

describe('on a machine that reaches itself at http://localhost:3000', () => {
  const local = originGuard('http://localhost:3000', []);
  const from = (origin: string, host = 'localhost:3000') =>
    verdict('POST', { ...JSON_BODY, origin, host }, '/api/bookings', local);

  test.each(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])(
    'a call from %s passes',
    (origin) => expect(from(origin)).toBe('passes'),
  );

  test.each([
    'https://localhost:3000',
    'http://localhost',
    'http://localhost:3001',
    'http://localhost.evil.example:3000',
    'http://127.0.0.2:3000',
    'http://0.0.0.0:3000',
    'http://192.168.1.5:3000',
    'http://saque.localhost:3000',
    'null',
  ])('a call from %s is refused, also under a Host of that name', (origin) => {
    expect(from(origin)).toBe('foreign_origin');
    expect(from(origin, origin.replace(/^https?:../, ''))).toBe('foreign_origin');
  });
});

test.each([
  ['http://[::1]:8080', 'http://localhost:8080'],
  ['http://127.0.0.1', 'http://localhost'],
  ['http://localhost:80', 'http://127.0.0.1'],
])('the public address %s makes %s this site too', (publicUrl, origin) =>
  expect(verdict('POST', { ...JSON_BODY, origin }, '/api/bookings', originGuard(publicUrl, []))).toBe(
    'passes',
  ),
);

test.each([
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/jsonp',
  'text/json',
  '',
])('a body of content type %j is refused', (type) => {
  expect(verdict('POST', { 'content-type': type, 'content-length': '2' })).toBe('unsupported_media_type');
  expect(verdict('POST', { 'content-type': type, 'transfer-encoding': 'chunked' })).toBe(
    'unsupported_media_type',
  );
});

test('a call without a body needs no content type', () => {
  expect(verdict('DELETE')).toBe('passes');
  expect(verdict('POST', { 'content-length': '0' })).toBe('passes');
});

test.each(['GET', 'HEAD', 'OPTIONS'])('a %s call passes from any site because it changes nothing', (method) =>
  expect(verdict(method, { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' })).toBe('passes'),
);

test('only the exempt calls pass from another site', () => {
  const foreign = { origin: 'https://evil.example' };
  expect(verdict('POST', foreign, '/api/webhooks/stripe')).toBe('passes');
  expect(verdict('POST', foreign, '/api/webhooks')).toBe('foreign_origin');
  expect(verdict('POST', foreign, '/api/bookings?to=/api/webhooks/stripe')).toBe('foreign_origin');
  expect(verdict('POST', foreign, '/api/bookings/../webhooks/stripe')).toBe('foreign_origin');
});
