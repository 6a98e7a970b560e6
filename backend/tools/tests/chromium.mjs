import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium as playwright } from '@playwright/test';
import { capture, installed, reasonIn } from '../launch/processes.mjs';
import { isPackedForUs, packagedChromium } from './packaged-chromium.mjs';
import { CommandError, say, withProgress } from '../launch/say.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/**
 * Returns the path of a Chromium for the browser tests: an installed one, otherwise one that is
 * installed now. Each candidate must show a page first.
 */
export async function ensureChromium() {
  for (const candidate of [process.env.CHROMIUM_PATH, ...onPath(), MAC, playwright.executablePath()]) {
    if (candidate && (await starts(candidate))) return chosen(candidate);
  }
  if (process.env.CHROMIUM_PATH)
    throw new CommandError(`CHROMIUM_PATH is ${process.env.CHROMIUM_PATH}, which does not start.`);
  for (const { what, install } of WAYS.filter(({ when }) => when())) {
    const path = await withProgress(`There is no Chromium; ${what}`, install).catch((error) =>
      say(error.message),
    );
    if (path && (await starts(path))) return chosen(path);
  }
  throw new CommandError('The browser tests need Chromium: install it, or set CHROMIUM_PATH.');
}

const WAYS = [
  { what: 'installing the one of the system', install: fromTheSystem, when: isRootOnDebian },
  { what: "fetching Playwright's", install: fromPlaywright, when: () => true },
  { what: 'fetching the one that is packed for npm', install: packagedChromium, when: isPackedForUs },
];

function chosen(path) {
  say(`Browser tests use ${path}`);
  return path;
}

const onPath = () =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)))
    .filter((path) => existsSync(path));

/** Shows a page for a moment. A version number would not reveal a missing library. */
async function starts(executablePath) {
  if (!existsSync(executablePath)) return false;
  try {
    const browser = await playwright.launch({ executablePath, args: ['--disable-gpu'], timeout: 30_000 });
    const page = await browser.newPage();
    await page.setContent('<h1>Saque</h1>');
    await browser.close();
    return true;
  } catch (error) {
    say(`${executablePath} does not start: ${error.message.split('\n')[0]}`);
    return false;
  }
}

function isRootOnDebian() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

async function fromTheSystem() {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await capture('apt-get', ['update', '-q'], { env });
  const { code, output } = await capture(
    'apt-get',
    ['install', '-q', '-y', '--no-install-recommends', 'chromium'],
    { env },
  );
  if (code !== 0) throw new Error(`apt-get could not install it: ${reasonIn(output)}`);
  return onPath()[0];
}

async function fromPlaywright() {
  const { code, output } = await capture(process.execPath, [
    installed('playwright', 'cli.js'),
    'install',
    'chromium',
  ]);
  if (code !== 0) throw new Error(`Playwright could not fetch it: ${reasonIn(output)}`);
  return playwright.executablePath();
}
