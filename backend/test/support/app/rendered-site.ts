import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FRONTEND = fileURLToPath(new URL('../../../../frontend', import.meta.url));
const BUILD = new URL('../../../tools/launch/build.mjs', import.meta.url).href;

/** The shells by the pattern of their route, from the frontend's build for the server. */
export type Shells = Record<string, { head: string }>;

/** Builds what renders the screens, and returns a folder of a site that the server renders from. */
export async function aRenderedSite(): Promise<{ site: string; shells: Shells; remove: () => void }> {
  const { buildWhatIsStale } = (await import(BUILD)) as {
    buildWhatIsStale: (names: string[]) => Promise<void>;
  };
  await buildWhatIsStale(['frontend for the server']);
  const site = mkdtempSync(join(tmpdir(), 'saque-screens-'));
  mkdirSync(join(site, 'assets'));
  const page = readFileSync(join(FRONTEND, 'index.html'), 'utf8');
  writeFileSync(join(site, 'index.html'), page.replace('<!--static-shell-->', '<!--shell--><!--/shell-->'));
  const shells: Shells = JSON.parse(readFileSync(join(FRONTEND, 'dist-server', 'shells.json'), 'utf8'));
  const screens = Object.keys(shells).flatMap((pattern) => (pattern === '*' ? [] : [[pattern, []]]));
  writeFileSync(join(site, 'screens.json'), JSON.stringify(Object.fromEntries(screens)));
  symlinkSync(join(FRONTEND, 'dist-server'), `${site}-server`);
  const remove = () => {
    rmSync(site, { recursive: true });
    rmSync(`${site}-server`);
  };
  return { site, shells, remove };
}
