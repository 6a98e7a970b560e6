import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, posix, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
/** Folders that the build, the tests or the running product create. */
const NOT_OURS = new Set([
  'node_modules',
  '.git',
  'dist',
  '.cache',
  '.data',
  '.node',
  'coverage',
  'test-results',
]);
const SOURCE = /\w\.(?:ts|tsx|mjs|cjs|js|md|yml|html|conf)$/;
const CODE_SPAN = /`([^`\n]+)`/g;
const LINK = /\]\(([^)\s]+)\)/g;

/**
 * Static stage: every file and folder that README.md, CONTRIBUTING.md or docs/ names exists.
 * The planted lines show that the check refuses what it should.
 */
export function docPaths() {
  const paths = pathsBelow('');
  const documents = paths.filter((path) => /^(README|CONTRIBUTING)\.md$|^docs\/.*\.md$/.test(path));
  const violations = documents.flatMap((path) =>
    violationsOf(path, readFileSync(join(ROOT, path), 'utf8'), paths),
  );
  const accepted = PLANTED.filter((line) => violationsOf('docs/planted.md', line, paths).length === 0).map(
    (line) => `The check of paths in documents accepts a planted violation: ${line}`,
  );
  const failed = violations.length + accepted.length;
  return Promise.resolve({
    passed: Math.max(documents.length + PLANTED.length - failed, 0),
    failed,
    output: [...violations, ...accepted].join('\n'),
  });
}

/** Returns one sentence for each path in the text that does not exist. */
function violationsOf(document, text, paths) {
  return text.split('\n').flatMap((line, index) => {
    const links = [...line.matchAll(LINK)].map(([, target]) => target).filter(isLost(document));
    const spans = [...line.matchAll(CODE_SPAN)].map(([, span]) => span);
    const lost = [...links, ...spans.filter((span) => looksLikeAPath(span) && !exists(paths, span))];
    return lost.map((path) => `${document}:${index + 1}: ${path} does not exist`);
  });
}

const isLost = (document) => (target) =>
  !/^(https?:|mailto:|#)/.test(target) &&
  !existsSync(resolve(ROOT, dirname(document), target.replace(/#.*$/, '')));

/** Returns true for a path from the root or the name of a source file, with or without folders. */
function looksLikeAPath(span) {
  if (/\b(test-results|node_modules)\b/.test(span)) return false;
  if (/[\s(){}=…$:"']|^[/@-]|^\.\.?\//.test(span.replace(/\{[\w,.*-]+\}/g, ''))) return false;
  return /^(backend|frontend|docs|\.github)\//.test(span) || SOURCE.test(span);
}

/**
 * Returns true if the path exists. A path that starts at the root must exist there; `name.ts` and
 * `folder/name.ts` may be anywhere. `<name>` and `*` stand for a part of a name, `{a,b}` for one of
 * several. A built file exists if its source file does.
 */
function exists(paths, span) {
  const source = span.replace(/^backend\/dist\/(.*)\.js$/, 'backend/$1.ts').replace(/\/$/, '');
  const pattern = source
    .replace(/[.+]/g, '\\$&')
    .replace(/\{([^}]+)\}/g, (_, names) => `(?:${names.replaceAll(',', '|')})`)
    .replace(/<\w[\w-]*>|\*+/g, '[^/]+');
  const fromRoot = /^(backend|frontend|docs|\.github)\//.test(source);
  const sought = new RegExp(`${fromRoot ? '^' : '(?:^|/)'}${pattern}$`);
  return paths.some((path) => sought.test(path));
}

/** Lists all files and folders below a folder, as paths from the root. */
export function pathsBelow(folder) {
  return readdirSync(join(ROOT, folder), { withFileTypes: true })
    .filter(({ name }) => !NOT_OURS.has(name))
    .flatMap((entry) => {
      const path = posix.join(folder, entry.name);
      return entry.isDirectory() ? [path, ...pathsBelow(path)] : [path];
    });
}

/** Lines that the check must refuse. */
const PLANTED = [
  'the file `backend/src/no-such-file.ts`',
  'the test `no-such-test.test.ts`',
  'the folder `frontend/src/no-such-folder/`',
  'the built file `backend/dist/no-such-file.js`',
  'a [link](no-such-page.md)',
];
