import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { NestExpressApplication } from '@nestjs/platform-express';
import express from 'express';
import { serveSite } from '../../src/site/serve-site.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';

const INDEX = readFileSync(new URL('../../../frontend/index.html', import.meta.url), 'utf8');
const NOTICE = /<aside[^>]*>.*<\/aside>/s.exec(INDEX)?.[0] ?? 'missing';
const PAGE = `<!doctype html><head><title>Saque</title><script nonce="__CSP_NONCE__" src="/assets/app-1.js"></script></head>${NOTICE}`;
const SCREENS = {
  '/': [],
  '/venue/:venueId': ['/assets/venue-1.js', '/assets/shared-1.js'],
  '/venue/:venueId/calendar': [],
  '/shared-payment/:shareToken': [],
  '/my-bookings': [],
  '/oferta/:offerToken': [],
  '/reserva/:manageToken': [],
  '/correo/:mailToken': [],
  '/admin/invitation/:invitationToken': [],
  '/admin/payments': [],
};
const SCRIPT = `export const words = '${'saque '.repeat(200)}';`;

let site: string;
let app: TestApp;
let browser: Browser;

beforeAll(async () => {
  site = mkdtempSync(join(tmpdir(), 'saque-site-'));
  mkdirSync(join(site, 'assets'));
  writeFileSync(join(site, 'index.html'), PAGE);
  writeFileSync(join(site, 'screens.json'), JSON.stringify(SCREENS));
  writeFileSync(join(site, '.secret'), 'a secret of the server');
  writeFileSync(join(site, 'assets', 'app-1.js'), SCRIPT);
  writeFileSync(join(site, 'assets', 'app-1.js.br'), brotliCompressSync(SCRIPT));
  writeFileSync(join(site, 'assets', 'app-1.js.gz'), gzipSync(SCRIPT));
  writeFileSync(join(site, 'assets', 'small-1.js'), 'export {};');
  writeFileSync(join(site, 'sw.js'), 'self.x = 1;');
  writeFileSync(join(site, 'manifest.webmanifest'), '{}');
  app = await startTestApp({ site });
  browser = new Browser(app.url);
});
afterAll(async () => {
  await app.close();
  rmSync(site, { recursive: true });
});

describe('the built site', () => {
  test.each([
    '/',
    '/venue/1',
    '/venue/1/calendar',
    '/shared-payment/abc',
    '/admin/invitation/abc',
    '/admin/payments',
    '/oferta/abc',
    '/my-bookings',
    '/my-bookings/',
    '/?x=1',
    '/my-bookings?payment_intent=pi_1',
  ])('serves the page for the screen %s', async (path) => {
    const { status, headers, body } = await browser.get<string>(path);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    const isSecret = /^\/(shared-payment|my-bookings|admin|oferta)/.test(path);
    expect(headers.get('cache-control')).toBe(isSecret ? 'no-store' : 'no-cache');
    expect(headers.get('x-robots-tag')).toBe(isSecret ? 'noindex, nofollow' : null);
    const nonce = /nonce="([^"]+)"/.exec(body)?.[1] ?? 'none';
    expect(headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`);
  });

  test.each([
    '/no-such-page',
    '/venue',
    '/venue/1/2/3',
    '/admin/nothing',
    '/index.html',
    '/screens.json',
    '/.secret',
    '/wp-login.php',
  ])('serves the page with status 404 for %s', async (path) => {
    const { status, headers, body } = await browser.get<string>(path);
    expect([status, headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
    expect(body).toContain('<title>Saque</title>');
    expect(body).not.toContain('__CSP_NONCE__');
  });

  test.each([
    '/api',
    '/api/',
    '/api/nothing',
    '/api/file.txt',
    '/API/nothing',
    '/api/venues/1/nothing',
    '/health',
    '/health/nothing',
    '/assets/app-2.js',
    '/assets/',
    '/images/none.webp',
    '/uploads/none',
    '/previews/none.png',
    '/dev/none',
  ])('returns a JSON error for %s', async (path) => {
    const { status, body } = await browser.get<object>(path);
    expect([status, body]).toEqual([404, expect.objectContaining({ statusCode: 404, code: 'not_found' })]);
  });

  test.each(['/my-bookings?x=Quit%C3', '/venue/1?x=%00', '/venue/%E0%A4'])(
    'serves the page with status 400 for %s, which is no text',
    async (path) => {
      const { status, headers, body } = await browser.get<string>(path);
      expect([status, headers.get('content-type')]).toEqual([400, 'text/html; charset=utf-8']);
      expect(body).toContain('<title>Saque</title>');
      expect(body).not.toContain('__CSP_NONCE__');
    },
  );

  test.each(['.', ')', ',', '%20', ').', '%E2%80%A6', '%20Paga%20tu%20parte'])(
    'opens a link that a chat pasted with "%s" behind it',
    async (behind) => {
      for (const path of ['/shared-payment/aB-1_c', '/reserva/aB-1_c', '/oferta/aB-1_c', '/correo/aB-1_c']) {
        const { status, headers } = await browser.get(`${path}${behind}?x=1`);
        expect([status, headers.get('location')]).toEqual([302, `${path}?x=1`]);
        expect(headers.get('cache-control')).toBe('no-store');
      }
    },
  );

  test('serves the page for GET and HEAD only', async () => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
      expect(await browser.send(method, '/my-bookings')).toMatchObject({
        status: 404,
        body: { code: 'not_found' },
      });
    expect((await browser.send('HEAD', '/my-bookings')).status).toBe(200);
  });

  test.each(['/', '/my-bookings', '/no-such-page'])(
    'says in %s that no payment is real, in the page itself and not in a script',
    async (path) => {
      expect((await browser.get(path)).body).toContain('Modo de prueba: ningún pago es real.');
    },
  );

  test.each(['/', '/my-bookings', '/no-such-page'])(
    'says nothing of it in %s with live keys',
    async (path) => {
      const live = express();
      serveSite(live as unknown as NestExpressApplication, { isLive: true, built: site });
      const server = live.listen(0);
      const { port } = server.address() as AddressInfo;
      const body = await (await fetch(`http://127.0.0.1:${port}${path}`)).text();
      server.close();
      expect(body).toContain('<title>Saque</title>');
      expect(body).not.toMatch(/aside|Modo de prueba/);
    },
  );

  test('lets files with a hash in their name be cached for a year', async () => {
    const { status, headers } = await browser.get('/assets/app-1.js');
    expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
  });

  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', null],
  ])('sends the copy of a script that the build has compressed: %s gets %s', async (accepted, encoding) => {
    const response = await fetch(`${app.url}/assets/app-1.js?x=1`, {
      headers: { 'Accept-Encoding': accepted },
    });
    expect([response.status, response.headers.get('content-encoding')]).toEqual([200, encoding]);
    expect(await response.text()).toBe(SCRIPT);
    expect(response.headers.get('content-type')).toMatch(/^text\/javascript/);
    expect(response.headers.get('vary')).toContain('Accept-Encoding');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  test('has a page without data for visits without a network, with a nonce and without the notice', async () => {
    const { status, headers, body } = await browser.get<string>('/offline-shell');
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(headers.get('x-robots-tag')).toBe('noindex');
    const nonce = /nonce="([^"]+)"/.exec(body)?.[1] ?? 'none';
    expect(headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`);
    expect(body).toContain('/assets/app-1.js');
    expect(body).not.toMatch(/aside|Modo de prueba|modulepreload/);
    expect((await browser.get('/offline-shell/more')).status).toBe(404);
  });

  test('lets no cache keep the service worker, which has the headers of a page', async () => {
    const worker = await browser.get('/sw.js');
    expect(worker.headers.get('content-type')).toMatch(/^text\/javascript/);
    expect(worker.headers.get('cache-control')).toBe('no-cache');
    expect(worker.headers.get('content-security-policy')).toContain("worker-src 'self'");
    const manifest = await browser.get('/manifest.webmanifest');
    expect(manifest.headers.get('cache-control')).toBe('public, max-age=3600');
  });

  test('sends a script without a compressed copy as it is', async () => {
    const { headers, body } = await browser.get<string>('/assets/small-1.js');
    expect([headers.get('content-encoding'), body]).toEqual([null, 'export {};']);
  });

  test('names the scripts of a screen in its page, so that they load together with the entry', async () => {
    const preloaded = async (path: string) => {
      const { body } = await browser.get<string>(path);
      const links = body.matchAll(/<link rel="modulepreload" crossorigin href="([^"]+)">/g);
      return [...links].map(([, file]) => file);
    };
    expect(await preloaded('/venue/1')).toEqual(['/assets/venue-1.js', '/assets/shared-1.js']);
    expect(await preloaded('/')).toEqual([]);
    expect(await preloaded('/no-such-page')).toEqual([]);
  });

  test.each(['/../package.json', '/%2e%2e/package.json', '/..%2f..%2fpackage.json', '/assets/..%2f.secret'])(
    'serves nothing outside its folder: %s',
    async (path) => {
      const { body } = await browser.get(path);
      expect(JSON.stringify(body)).not.toMatch(/@saque|a secret of the server/);
    },
  );
});
