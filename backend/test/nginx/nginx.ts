import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { eventually } from '../support/eventually.js';
import { freePort } from '../support/free-port.js';

const SHIPPED = fileURLToPath(new URL('../../../frontend/nginx/', import.meta.url));
const NGINX = process.env['NGINX_PATH'] ?? '/usr/sbin/nginx';

interface LogLine {
  requestId: string;
  method: string;
  path: string;
  status: number;
  upstream: string;
  /** The status of the API, or 502 and 504 for what nginx could not get from it. */
  upstreamStatus: string;
}

export interface Proxy {
  url: string;
  /** Ends the server behind nginx, as if every process of the API had stopped. */
  stopApi: () => Promise<void>;
  /** Returns the line of the access log about the request with this id. */
  logged: (requestId: string | null) => Promise<LogLine>;
  /** Returns the access log and the error log as they are written. */
  logs: () => string;
  stop: () => Promise<void>;
}

/**
 * Starts nginx with the configuration that the image contains, in front of a server that handles
 * requests as given. Only addresses, ports and folders are replaced.
 */
export async function startProxy(
  handle: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<Proxy> {
  const api = createServer(handle).listen(0, '127.0.0.1');
  await once(api, 'listening');
  const port = await freePort();
  const folder = await prepare((api.address() as AddressInfo).port, port);
  const errors = join(folder, 'error.log');
  const args = ['-p', folder, '-e', errors, '-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'];
  const nginx = spawn(NGINX, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = once(nginx, 'close');
  const url = `http://127.0.0.1:${port}`;
  await eventually(async () => expect((await fetch(`${url}/site-health`)).status).toBe(200));
  const accessLog = () => readFileSync(join(folder, 'access.log'), 'utf8');
  return {
    url,
    stopApi: () => closed(api),
    logs: () => accessLog() + readFileSync(errors, 'utf8'),
    logged: (requestId) =>
      eventually(() => {
        const lines = accessLog().trim().split('\n').filter(Boolean);
        const line = lines
          .map((each) => JSON.parse(each) as LogLine)
          .find((each) => each.requestId === requestId);
        expect(line).toBeDefined();
        return line as LogLine;
      }),
    stop: async () => {
      nginx.kill('SIGTERM');
      await ended;
      await closed(api);
      rmSync(folder, { recursive: true });
    },
  };
}

async function closed(server: Server): Promise<void> {
  if (!server.listening) return;
  const end = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await end;
}

/** Creates a folder with the configuration and some files of a site. */
async function prepare(apiPort: number, port: number): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'saque-nginx-'));
  chmodSync(folder, 0o755); // The processes of nginx are of another user.
  for (const sub of ['saque', 'html/assets']) mkdirSync(join(folder, sub), { recursive: true });
  cpSync(join(SHIPPED, 'error.html'), join(folder, 'saque', 'error.html'));
  writeFileSync(join(folder, 'html', 'assets', 'app-1a2b3c4d.js'), 'start();');
  writeFileSync(join(folder, 'html', 'robots.txt'), 'User-agent: *');
  write(folder, 'nginx.conf', 'nginx.conf', [
    ['/tmp/nginx.pid', `${folder}/nginx.pid`],
    ['/dev/stderr', `${folder}/error.log`],
    ['/dev/stdout', `${folder}/access.log`],
    ['/etc/nginx/mime.types', join(await folderOfSystem(), 'mime.types')],
    ...['body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((each): [string, string] => [
      `/tmp/${each};`,
      `${folder}/${each};`,
    ]),
    ['listen 8080;', `listen 127.0.0.1:${port};`],
  ]);
  write(folder, 'site.conf', 'saque/site.conf', [
    ['/usr/share/nginx/html', `${folder}/html`],
    ['/usr/share/nginx/saque/error.html', `${folder}/saque/error.html`],
    ['http://api:3000', `http://127.0.0.1:${apiPort}`],
  ]);
  return folder;
}

function write(folder: string, from: string, to: string, places: readonly [string, string][]): void {
  const shipped = readFileSync(join(SHIPPED, from), 'utf8');
  const ours = places.reduce((text, [theirs, here]) => {
    if (text.split(theirs).length !== 2) throw new Error(`${from} does not name ${theirs} once`);
    return text.replace(theirs, here);
  }, shipped);
  writeFileSync(join(folder, to), ours);
}

/** Returns the folder with the files that come with this nginx. */
async function folderOfSystem(): Promise<string> {
  const { stderr } = await promisify(execFile)(NGINX, ['-V']);
  return dirname(/--conf-path=(\S+)/.exec(stderr)?.[1] ?? '/etc/nginx/nginx.conf');
}
