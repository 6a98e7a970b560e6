import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { buildWhatIsStale } from '../../launch/build.mjs';
import { freePort } from '../../launch/ports.mjs';
import { capture, inRoot } from '../../launch/processes.mjs';
import { CommandError } from '../../launch/say.mjs';
import { ensureNginx } from '../../tests/nginx-tests.mjs';
import { writeShippedNginx } from '../../tests/shipped-nginx.mjs';
import { startTestSite } from '../../tests/test-site.mjs';

/**
 * Starts the built site with demo data behind the shipped nginx, which ends TLS as with
 * `docker-compose.tls.yml`. An authority of this run has signed its certificate.
 */
export async function startScannedSite() {
  await buildWhatIsStale();
  const nginx = await ensureNginx();
  const folder = mkdtempSync(join(tmpdir(), 'saque-scanned-'));
  chmodSync(folder, 0o755); // The processes of nginx are of another user.
  const [port, redirectPort, tlsPort] = [await freePort(), await freePort(), await freePort()];
  const url = `https://localhost:${tlsPort}`;
  const site = await startTestSite({ PUBLIC_URL: url, ALLOW_SANDBOX: 'true' });
  const authority = await makeCertificate(folder);
  cpSync(inRoot('frontend', 'dist'), join(folder, 'html'), { recursive: true });
  rmSync(join(folder, 'html', 'index.html')); // as in the image
  const configuration = await writeShippedNginx(folder, {
    nginx,
    apiPort: Number(new URL(site.url).port),
    port,
    rate: 100_000, // the scanner must reach what is behind the limit
    tls: {
      port: tlsPort,
      redirectPort,
      certificate: join(folder, 'site.pem'),
      key: join(folder, 'site.key'),
    },
  });
  const errors = join(folder, 'error.log');
  const args = ['-p', folder, '-e', errors, '-c', configuration, '-g', 'daemon off;'];
  const server = spawn(nginx, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = once(server, 'close');
  const stopNginx = async () => {
    server.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  // The server of the site ends with us, and its folder is removed then.
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => void stopNginx().then(() => process.exit(1)));
  const stop = async () => {
    await stopNginx();
    await site.stop();
  };
  if (!(await isUp(`http://127.0.0.1:${port}/site-health`))) {
    const reason = readFileSync(errors, 'utf8');
    await stop();
    throw new Error(`nginx did not start:\n${reason}`);
  }
  return {
    url,
    plainUrl: `http://localhost:${port}`,
    admin: site.admin,
    authority,
    folder,
    /** Returns the requests that nginx has logged. */
    requests: () =>
      readFileSync(join(folder, 'access.log'), 'utf8')
        .trim()
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line)),
    serverLog: site.readLog,
    stop,
  };
}

async function isUp(url) {
  for (let tries = 0; tries < 100; tries++) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return true;
    await delay(100);
  }
  return false;
}

/** Makes an authority, and the certificate that it signs. Returns the path of the authority. */
async function makeCertificate(folder) {
  const path = (name) => join(folder, name);
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const make = async (...args) => {
    const { code, output } = await capture('openssl', ['req', '-x509', ...key, ...args]);
    if (code !== 0) throw new CommandError(`openssl could not make a certificate: ${output}`);
  };
  const extensions = [
    'subjectAltName=DNS:localhost',
    'basicConstraints=critical,CA:FALSE',
    'keyUsage=critical,digitalSignature',
    'extendedKeyUsage=serverAuth',
  ].flatMap((extension) => ['-addext', extension]);
  await make(
    '-days',
    '90',
    '-subj',
    '/CN=Authority of this scan',
    '-keyout',
    path('authority.key'),
    '-out',
    path('authority.pem'),
  );
  const signer = ['-CA', path('authority.pem'), '-CAkey', path('authority.key')];
  await make(
    '-days',
    '90',
    '-subj',
    '/CN=localhost',
    '-keyout',
    path('site.key'),
    '-out',
    path('site.pem'),
    ...signer,
    ...extensions,
  );
  return path('authority.pem');
}
