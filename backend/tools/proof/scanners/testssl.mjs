import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { capture } from '../../launch/processes.mjs';

/** The severities of what is as it should be, and of mere descriptions. */
const HARMLESS = ['OK', 'INFO', 'DEBUG'];

/**
 * Lets testssl.sh examine the TLS of the site, and returns its findings. On a busy machine one of
 * its connections may fail; then it examines the site once more.
 * @param {string} program
 * @param {{ url: string, authority: string, folder: string }} site
 */
export async function testssl(program, site) {
  const findings = await examine(program, site);
  return findings.some(({ text }) => text.startsWith('check failed')) ? examine(program, site) : findings;
}

async function examine(program, { url, authority, folder }) {
  const report = join(folder, 'testssl.json');
  rmSync(report, { force: true }); // it would not overwrite it
  const { host } = new URL(url);
  const args = ['--quiet', '--color', '0', '--warnings', 'off', '--ip', '127.0.0.1', '--add-ca', authority];
  const { output } = await capture(program, [...args, '--jsonfile', report, host], {
    env: { ...process.env, TERM: 'dumb' },
  });
  if (!existsSync(report)) throw new Error(`testssl.sh left no report:\n${output.slice(-3000)}`);
  const lines = JSON.parse(readFileSync(report, 'utf8'));
  if (!lines.some(({ id }) => id === 'TLS1_3'))
    throw new Error(`testssl.sh reached no site:\n${output.slice(-3000)}`);
  return lines
    .filter(({ severity }) => !HARMLESS.includes(severity))
    .map(({ id, severity, finding }) => ({
      scanner: 'testssl',
      finding: id,
      where: severity,
      text: finding,
    }));
}
