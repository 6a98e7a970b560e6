import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import { Logger } from '@nestjs/common';
import express, { type Request, type Response } from 'express';
import { QueryFailedError } from 'typeorm';
import { createLog, logRequests, NestLog } from './logging.js';
import { identifyRequest } from './request-id.js';

type Line = Record<string, unknown>;

const ID = { 'x-request-id': 'request-of-the-test' };
let server: Server;
let lines: PassThrough;
let handle: (request: Request, response: Response) => void;

async function serve(logLevel: 'debug' | 'info' | 'error'): Promise<string> {
  lines = new PassThrough();
  const app = express();
  app.use(identifyRequest);
  app.use(logRequests(createLog({ logLevel }, lines)));
  app.use((request, response) => handle(request, response));
  server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

afterEach(() => void server.closeAllConnections());
afterEach(() => void server.close());

const nextLine = async (): Promise<Line> => {
  const [chunk] = (await once(lines, 'data')) as [Buffer];
  return JSON.parse(String(chunk)) as Line;
};

test.each([
  [200, 20, 'debug'],
  [404, 30, 'info'],
  [500, 50, 'error'],
] as const)('a response with status %i is logged with level %i', async (status, level, logLevel) => {
  handle = (_request, response) => void response.status(status).end();
  const url = await serve(logLevel);
  const line = nextLine();
  await fetch(`${url}/api/venues`, { headers: ID });
  expect(await line).toMatchObject({
    level,
    msg: 'request completed',
    requestId: 'request-of-the-test',
    req: { method: 'GET', path: '/api/venues' },
    res: { status },
  });
});

test.each(['/api/venues', '/assets/app.js'])(
  'a call of %s is not logged if its level is off or it is no call of the API',
  async (path) => {
    handle = (request, response) => void response.status(request.path === '/api/bad' ? 400 : 200).end();
    const url = await serve('info');
    const line = nextLine();
    await fetch(url + path);
    await fetch(`${url}/api/bad`);
    expect(await line).toMatchObject({ req: { path: '/api/bad' } });
  },
);

test('a line contains no cookie, no query and no token of a shared link', async () => {
  handle = (_request, response) => void response.status(403).end();
  const url = await serve('info');
  const line = nextLine();
  await fetch(`${url}/api/shared-payment-links/secret-token/pay?signature=secret-query`, {
    headers: { cookie: 'saque-player=secret-cookie', authorization: 'Bearer secret-header' },
  });
  const text = JSON.stringify(await line);
  expect(text).toContain('/api/shared-payment-links/…/pay');
  expect(text).not.toContain('secret');
});

test('a response that the caller does not wait for is logged as aborted', async () => {
  const caller = new AbortController();
  handle = () => caller.abort();
  const url = await serve('debug');
  const line = nextLine();
  await fetch(`${url}/api/venues`, { signal: caller.signal }).catch(() => undefined);
  expect(await line).toMatchObject({ msg: 'request aborted' });
});

describe('lines of Nest loggers', () => {
  const write = (log: (logger: Logger) => void): Line => {
    let written = '{}';
    const target = createLog({ logLevel: 'info' }, { write: (text) => void (written = text) });
    Logger.overrideLogger(new NestLog(target));
    log(new Logger('jobs'));
    return JSON.parse(written) as Line;
  };

  test('contain their level, message and context', () => {
    expect(write((logger) => logger.warn('a lost worker'))).toMatchObject({
      level: 40,
      msg: 'a lost worker',
      context: 'jobs',
    });
  });

  test('contain the message and the stack of an error', () => {
    const line = write((logger) => logger.error(new Error('out of reach')));
    expect(line).toMatchObject({ level: 50, context: 'jobs', err: { message: 'out of reach' } });
    expect(JSON.stringify(line)).toContain('logging.test');
  });

  test('contain the fields of an object beside its text', () => {
    const line = write((logger) => logger.warn({ workerId: 'w1' }, 'a worker is dead'));
    expect(line).toMatchObject({ msg: 'a worker is dead', workerId: 'w1', context: 'jobs' });
  });

  test('contain the stack that Nest passes as a text', () => {
    expect(write((logger) => logger.error('it failed', 'Error: it failed\n at x'))).toMatchObject({
      msg: 'it failed',
      stack: 'Error: it failed\n at x',
      context: 'jobs',
    });
  });

  test('contain nothing that a failed query was given', () => {
    const failure = Object.assign(new Error('duplicate key'), {
      code: '23505',
      constraint: 'players_email',
      detail: 'Key (email)=(canary@example.com) already exists.',
    });
    const line = write((logger) => logger.error(new QueryFailedError('insert', ['canary'], failure)));
    expect(line).toMatchObject({
      err: { type: 'QueryFailedError', code: '23505', constraint: 'players_email' },
    });
    expect(JSON.stringify(line)).not.toContain('canary');
  });

  test('contain neither the value that PostgreSQL refused nor that of a cause', () => {
    const failure = Object.assign(new Error('invalid input syntax for type uuid: "canary"'), {
      code: '22P02',
    });
    const line = write((logger) => logger.error(new Error('it failed', { cause: failure })));
    expect(line).toMatchObject({ err: { cause: { code: '22P02' } } });
    expect(JSON.stringify(line)).not.toContain('canary');
  });

  test('contain no e-mail address that a mail server repeats', () => {
    const line = write((logger) => logger.error('550 5.1.1 <canary@example.com> is unknown'));
    expect(line).toMatchObject({ msg: '550 5.1.1 <…@…> is unknown' });
  });

  test('are not written below the configured level', () => {
    expect(write((logger) => logger.debug('a detail'))).toEqual({});
  });
});
