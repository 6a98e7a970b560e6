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
 * @param {string} scan.folder keeps the report and the log
 * @param {string} scan.url
 * @param {string[]} scan.addresses paths
 * @param {string} [scan.cookie] the header of a visitor who is signed in
 * @param {{ crawl: number, module: number }} scan.seconds the longest that it reads, and that one
 * module attacks
 */
export async function wapiti(program, { name, folder, url, addresses, cookie, seconds }) {
  const report = join(folder, `${name}.json`);
  const session = join(folder, `${name}-session`);
  const options = {
    url: `${url}/`,
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
    ...addresses.flatMap((address) => ['--start', `${url}${address}`]),
    ...(cookie ? ['--header', `Cookie: ${cookie}`] : []),
  ];
  const { code, output } = await capture(program, args);
  writeFileSync(join(folder, `${name}.log`), output);
  if (code !== 0 || output.includes('Traceback') || !existsSync(report))
    throw new Error(`Wapiti ended with ${code}:\n${output.slice(-3000)}`);
  const early = [...output.matchAll(/Max attack time was reached for module (\w+)/g)].map(
    ([, module]) => module,
  );
  if (early.length > 0)
    console.log(`  modules that had not ended after ${seconds.module} s: ${early.join(', ')}`);
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
