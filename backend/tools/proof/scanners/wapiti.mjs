import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { capture } from '../../launch/processes.mjs';

/**
 * The modules that fit: those left out fetch lists or need an address of the internet (`nikto`,
 * `wapp`, `ssrf`, `xxe`), or try passwords (`brute_login_form`).
 */
const MODULES =
  'backup blindsql buster cookieflags crlf csp csrf exec file htaccess http_headers methods permanentxss redirect shellshock sql xss';

/**
 * Lets Wapiti read the site from the given addresses on and attack what it has found. Returns its
 * findings.
 * @param {string} program
 * @param {object} scan
 * @param {string} scan.name
 * @param {{ url: string, folder: string }} scan.site
 * @param {string[]} scan.addresses paths
 * @param {string} [scan.cookie] the header of a visitor who is signed in
 * @param {{ crawl: number, module: number }} scan.seconds the longest that it reads, and that one
 * module attacks
 */
export async function wapiti(program, { name, site, addresses, cookie, seconds }) {
  const report = join(site.folder, `${name}.json`);
  const session = join(site.folder, `${name}-session`);
  const options = {
    url: `${site.url}/`,
    scope: 'domain',
    module: MODULES.replaceAll(' ', ','),
    timeout: 10,
    'verify-ssl': 0,
    'max-scan-time': seconds.crawl,
    'max-attack-time': seconds.module,
    'max-files-per-dir': 100,
    'store-session': session,
    format: 'json',
    output: report,
  };
  const args = [
    '--flush-session',
    '--no-bugreport',
    ...Object.entries(options).flatMap(([option, value]) => [`--${option}`, String(value)]),
    ...addresses.flatMap((address) => ['--start', `${site.url}${address}`]),
    ...(cookie ? ['--header', `Cookie: ${cookie}`] : []),
  ];
  const { code, output } = await capture(program, args);
  writeFileSync(join(site.folder, `${name}.log`), output);
  if (code !== 0 || !existsSync(report))
    throw new Error(`Wapiti ended with ${code}:\n${output.slice(-3000)}`);
  const { vulnerabilities, anomalies } = JSON.parse(readFileSync(report, 'utf8'));
  return [vulnerabilities, anomalies].flatMap(findingsIn);
}

function findingsIn(kinds) {
  return Object.entries(kinds).flatMap(([kind, found]) =>
    found.map(({ method, path, info, parameter }) => ({
      scanner: 'wapiti',
      finding: kind,
      where: `${method} ${path}${parameter ? ` (${parameter})` : ''}`,
      text: info,
    })),
  );
}
