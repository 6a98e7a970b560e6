import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { type NextFunction, type Request, type Response } from 'express';
import { sendTagged } from './tagged-json.js';

let server: Server;
let body: () => Promise<Buffer>;

beforeEach(async () => {
  const app = express().disable('etag');
  app.get(
    '/',
    (request, response, next) => void sendTagged(request, response, '7', () => body()).catch(next),
  );
  app.use((_error: unknown, _request: Request, response: Response, _next: NextFunction) => {
    response.status(503).json({ code: 'unavailable' });
  });
  server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => server.closeAllConnections());
afterEach(() => void server.close());

const ask = (headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, {
    headers: { 'accept-encoding': 'identity', ...headers },
  });

test('a body is sent with the tag of its version', async () => {
  body = () => Promise.resolve(Buffer.from('[]'));
  const response = await ask();
  expect([response.status, response.headers.get('etag'), await response.text()]).toEqual([200, '"7"', '[]']);
});

test('a caller that has the version gets 304 without a body being made', async () => {
  body = () => Promise.reject(new Error('no body is needed'));
  const response = await ask({ 'if-none-match': '"7"' });
  expect([response.status, response.headers.get('etag')]).toEqual([304, '"7"']);
});

test('a body that fails leaves the response without the tag and the cache rule of a month', async () => {
  body = () => Promise.reject(new Error('the database is away'));
  const response = await ask();
  expect([response.status, response.headers.get('etag')]).toEqual([503, null]);
  expect(response.headers.get('cache-control')).toBeNull();
});
