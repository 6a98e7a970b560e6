import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { capture, inRoot } from '../launch/processes.mjs';

const SHIPPED = inRoot('frontend', 'nginx');
/** The first version that knows the directive `http2`. */
const WITH_HTTP2 = [1, 25, 1];

/**
 * Writes the configuration of nginx that the image contains into a folder, and returns the path of
 * its main file. Only addresses, ports and folders are replaced.
 * @param {string} folder nginx serves what its subfolder `html` contains
 * @param {object} places
 * @param {string} places.nginx the program
 * @param {number} places.apiPort where the API listens
 * @param {number} places.port where nginx listens
 * @param {{ port: number, redirectPort: number, certificate: string, key: string }} [places.tls] as
 * with `docker-compose.tls.yml`
 * @param {number} [places.rate] lets an address make so many calls in a second
 */
export async function writeShippedNginx(folder, { nginx, apiPort, port, tls, rate = 200 }) {
  mkdirSync(join(folder, 'saque', 'tls'), { recursive: true });
  cpSync(join(SHIPPED, 'error.html'), join(folder, 'saque', 'error.html'));
  const { output } = await capture(nginx, ['-V']);
  const folderOfSystem = dirname(/--conf-path=(\S+)/.exec(output)?.[1] ?? '/etc/nginx/nginx.conf');
  write(folder, 'nginx.conf', 'nginx.conf', [
    ['/tmp/nginx.pid', `${folder}/nginx.pid`],
    ['/dev/stderr', `${folder}/error.log`],
    ['/dev/stdout', `${folder}/access.log`],
    ['/etc/nginx/mime.types', join(folderOfSystem, 'mime.types')],
    ...['body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((each) => [`/tmp/${each};`, `${folder}/${each};`]),
    ['listen 8080;', `listen 127.0.0.1:${port};`],
    ['rate=200r/s', `rate=${rate}r/s`],
  ]);
  write(folder, 'site.conf', 'saque/site.conf', [
    ['/usr/share/nginx/html', `${folder}/html`],
    ['/usr/share/nginx/saque/error.html', `${folder}/saque/error.html`],
    ['http://api:3000', `http://127.0.0.1:${apiPort}`],
  ]);
  if (tls) writeTls(folder, tls, versionIn(output));
  return join(folder, 'nginx.conf');
}

function writeTls(folder, { port, redirectPort, certificate, key }, version) {
  const isOld = WITH_HTTP2.map((part, index) => version[index] - part).find((difference) => difference) < 0;
  write(folder, 'tls.conf', 'saque/tls/tls.conf', [
    ['listen 8443 ssl;', `listen 127.0.0.1:${port} ssl${isOld ? ' http2' : ''};`],
    ['http2 on;', isOld ? '' : 'http2 on;'],
    ['/run/secrets/tls_certificate', certificate],
    ['/run/secrets/tls_key', key],
    ['listen 8081;', `listen 127.0.0.1:${redirectPort};`],
  ]);
}

const versionIn = (output) => (/nginx\/(\d+)\.(\d+)\.(\d+)/.exec(output) ?? []).slice(1).map(Number);

function write(folder, from, to, places) {
  const shipped = readFileSync(join(SHIPPED, from), 'utf8');
  const ours = places.reduce((text, [theirs, here]) => {
    if (text.split(theirs).length !== 2) throw new Error(`${from} does not name ${theirs} once`);
    return text.replace(theirs, () => here);
  }, shipped);
  writeFileSync(join(folder, to), ours);
}
