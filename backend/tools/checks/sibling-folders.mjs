import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { pathsBelow } from './doc-paths.mjs';
import { CRUISED } from './planted-violations.mjs';
import { inRoot } from '../launch/processes.mjs';

const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*'(\.[^']*)'/g;
const SOURCE = /\.tsx?$/;
const TEST = /\.test\.tsx?$/;

/** Two folders that import each other, and a third that both may import. */
const PLANTED = new Map([
  ['src/parent/hen/hen.ts', "import { egg } from '../egg/egg.js';\nimport '../ground/ground.js';"],
  ['src/parent/egg/egg.ts', "import type { Shell } from './shell/shell.js';"],
  ['src/parent/egg/shell/shell.ts', "const hen = () => import('../../hen/hen.js');"],
  ['src/parent/egg/egg.test.ts', "import '../../parent/ground/ground.js';"],
  ['src/parent/ground/ground.ts', ''],
  ['src/parent/ground/ground.test.ts', "import '../hen/hen.js';"],
]);
const IN_PLANTED = ['src/parent: egg and hen'];

/**
 * Static stage: of two folders in the same folder, only one imports from the other, at every depth.
 * Types count, tests do not. A reader can then understand one of them without the other.
 */
export function siblingFolders() {
  const folders = CRUISED.map((folder) => `${folder}/`);
  const paths = pathsBelow('').filter(
    (path) => SOURCE.test(path) && folders.some((folder) => path.startsWith(folder)),
  );
  const sources = new Map(paths.map((path) => [path, readFileSync(inRoot(path), 'utf8')]));
  const named = pairsIn(PLANTED).map(({ pair }) => pair);
  const failures = pairsIn(sources)
    .filter(({ parent }) => CRUISED.some((folder) => isWithin(parent, folder)))
    .map(({ pair, imports }) => `${pair} import each other:\n${imports.join('\n')}`);
  if (named.join() !== IN_PLANTED.join())
    failures.push(`planted: expected ${IN_PLANTED.join()}, found ${named.join() || 'nothing'}`);
  return Promise.resolve({
    passed: sources.size,
    failed: failures.length,
    output: failures.join('\n'),
  });
}

const isWithin = (path, folder) => path === folder || path.startsWith(`${folder}/`);

/** Returns the pairs of folders that import each other, with the imports of the rarer direction. */
function pairsIn(sources) {
  const ways = new Map();
  for (const [from, source] of sources) {
    if (TEST.test(from)) continue;
    for (const [, specifier] of source.matchAll(IMPORT)) {
      const to = posix.join(posix.dirname(from), specifier);
      const way = siblingsOf(from, to);
      if (way) ways.set(way, [...(ways.get(way) ?? []), `  ${from} → ${to}`]);
    }
  }
  return [...ways.keys()].flatMap((way) => {
    const [parent, one, other] = way.split('|');
    const back = ways.get([parent, other, one].join('|'));
    if (one > other || !back) return [];
    const there = ways.get(way);
    return [
      { parent, pair: `${parent}: ${one} and ${other}`, imports: there.length < back.length ? there : back },
    ];
  });
}

/** Returns the folder in which two paths part and the two folders in it; undefined for files. */
function siblingsOf(from, to) {
  const [left, right] = [from.split('/'), to.split('/')];
  const at = left.findIndex((part, index) => part !== right[index]);
  const areFolders = at >= 0 && at < left.length - 1 && at < right.length - 1;
  return areFolders ? [left.slice(0, at).join('/'), left[at], right[at]].join('|') : undefined;
}
