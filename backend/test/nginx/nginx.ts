import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '../support/eventually.js';
import { freePort } from '../support/free-port.js';

const { writeShippedNginx } = (await import(
  new URL('../../tools/tests/shipped-nginx.mjs', import.meta.url).href
)) as {
  writeShippedNginx: (
    folder: string,
    places: { nginx: string; apiPort: number; port: number },
  ) => Promise<string>;
};
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
  mkdirSync(join(folder, 'html/assets'), { recursive: true });
  writeFileSync(join(folder, 'html', 'assets', 'app-1a2b3c4d.js'), 'start();');
  writeFileSync(join(folder, 'html', 'robots.txt'), 'User-agent: *');
  await writeShippedNginx(folder, { nginx: NGINX, apiPort, port });
  return folder;
}
