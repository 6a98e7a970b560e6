import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installWhatIsMissing } from '../../launch/install.mjs';
import { inRoot } from '../../launch/processes.mjs';
import { CommandError, withProgress } from '../../launch/say.mjs';
import { addressesOf } from './addresses.mjs';
import { judged } from './findings.mjs';
import { missedIn } from './planted-site.mjs';
import { startScannedSite } from './scanned-site.mjs';
import { testssl } from './testssl.mjs';
import { visit } from './visitor.mjs';
import { wapiti } from './wapiti.mjs';

/** The tools by the package of Debian, and the names that a program has in some distribution. */
const TOOLS = { wapiti: ['wapiti'], 'testssl.sh': ['testssl', 'testssl.sh'], openssl: ['openssl'] };

/** The longest that Wapiti reads the site, and that one of its modules attacks. */
const SECONDS = { crawl: 180, module: 60 };
const SECONDS_FOR_PLANTS = { crawl: 20, module: 20 };

/**
 * The part `scanners` of the night: lets testssl.sh and Wapiti examine the built site behind the
 * shipped nginx, as a visitor without a session and as one with all rights. Fails for each finding
 * that `known-findings.json` does not explain, and for each response with 5xx.
 */
export async function run() {
  const programs = programsOf(TOOLS);
  await installWhatIsMissing();
  const site = await startScannedSite();
  try {
    const { findings, requests } = await scan(site, programs);
    const known = JSON.parse(
      readFileSync(inRoot('backend', 'tools', 'proof', 'known-findings.json'), 'utf8'),
    );
    const { explained, unexplained } = judged(findings, known);
    console.log(`${requests} requests, ${explained.length} findings that are explained:`);
    for (const { finding, where, reason } of explained) console.log(`  ${finding}: ${where}\n    ${reason}`);
    for (const { scanner, finding, where, text } of unexplained)
      console.error(`✗ ${scanner}: ${finding}\n    ${where}\n    ${text.replaceAll('\n', '\n    ')}`);
    console.log(`${unexplained.length} findings that nothing explains`);
    return unexplained.length === 0 ? 0 : 1;
  } finally {
    await site.stop();
  }
}

/** Returns the path of each program. */
function programsOf(tools) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const found = Object.entries(tools).map(([name, programs]) => {
    const paths = folders.flatMap((folder) => programs.map((program) => join(folder, program)));
    return [name, paths.find((path) => existsSync(path))];
  });
  const missing = found.filter(([, path]) => path === undefined).map(([name]) => name);
  if (missing.length > 0)
    throw new CommandError(`Install the packages ${missing.join(', ')} of Debian 12 first.`);
  return Object.fromEntries(found);
}

async function scan({ url, folder, ...site }, programs) {
  const attack = (further) => wapiti(programs.wapiti, { url, folder, seconds: SECONDS, ...further });
  const missed = await withProgress('Wapiti on a site with mistakes', () =>
    missedIn((planted) => attack({ name: 'planted', ...planted, seconds: SECONDS_FOR_PLANTS })),
  );
  if (missed.length > 0)
    throw new CommandError(`Wapiti does not find planted mistakes: ${missed.join(', ')}`);
  const { cookie, known } = await visit(site);
  const addresses = addressesOf(known);
  const findings = [
    ...(await withProgress('testssl.sh', () => testssl(programs['testssl.sh'], { url, folder, ...site }))),
    ...(await withProgress('Wapiti as a visitor', () => attack({ name: 'visitor', addresses }))),
    ...(await withProgress('Wapiti as an admin and player', () =>
      attack({ name: 'signed-in', addresses, cookie }),
    )),
  ];
  const requests = site.requests();
  const broken = requests
    .filter(({ status }) => status >= 500)
    .map(({ method, path, status }) => ({
      scanner: 'log of nginx',
      finding: String(status),
      where: `${method} ${path}`,
      text: 'a response with 5xx',
    }));
  return { findings: [...findings, ...broken], requests: requests.length };
}
