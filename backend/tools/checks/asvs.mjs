import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { titlesIn } from './test-titles.mjs';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const DOCUMENT = 'docs/asvs.csv';
const COLUMNS = ['requirement', 'level', 'status', 'how', 'evidence'];

/** How many requirements of these levels ASVS 5.0.0 has. */
const REQUIREMENTS = { 1: 70, 2: 183 };
const MOST_OPEN = 7;

/**
 * Static stage: `docs/asvs.csv` has each requirement of ASVS 5.0 of levels 1 and 2 once; whatever
 * is met names tests or chapters of documents that exist; few requirements are open, and none of
 * level 1. The planted rows show that the check refuses what it should.
 */
export function asvs() {
  const rows = rowsOf(readFileSync(join(ROOT, DOCUMENT), 'utf8'));
  const flaws = [...flawsOf(rows), ...plantsThatPassed(rows)];
  return Promise.resolve({
    passed: Math.max(0, rows.length + PLANTED.length - flaws.length),
    failed: flaws.length,
    output: flaws.join('\n'),
  });
}

/** Returns one sentence for each flaw. */
function flawsOf(rows) {
  const counts = Object.entries(REQUIREMENTS).flatMap(([level, expected]) => {
    const found = rows.filter((row) => row.level === level).length;
    return found === expected
      ? []
      : [`${DOCUMENT}: level ${level} has ${found} requirements, not ${expected}`];
  });
  const open = rows.filter(({ status }) => status === 'open');
  const seen = new Set();
  return [
    ...counts,
    ...(open.length > MOST_OPEN ? [`${DOCUMENT}: ${open.length} requirements are open`] : []),
    ...rows.flatMap((row) => {
      const repeated = seen.has(row.requirement) ? ['is listed twice'] : [];
      seen.add(row.requirement);
      return [...repeated, ...flawsOfRow(row)].map((flaw) => `${DOCUMENT}: ${row.requirement} ${flaw}`);
    }),
  ];
}

function flawsOfRow({ requirement, level, status, how, evidence }) {
  if (!/^\d+\.\d+\.\d+$/.test(requirement)) return ['is not the number of a requirement'];
  if (how === '') return ['does not say how or why'];
  if (status === 'not applicable') return evidence === '' ? [] : ['has evidence but does not apply'];
  if (status === 'open') return level === '1' ? ['is open, but level 1 has to be met'] : [];
  if (status !== 'met') return [`has the unknown status ${status}`];
  if (evidence === '') return ['names no evidence'];
  return evidence.split(' ; ').flatMap((proof) => flawOfProof(proof));
}

/** A proof is `path › title of a test` or `path#heading`. */
function flawOfProof(proof) {
  const [path, title] = proof.split(' › ');
  if (title !== undefined) {
    if (!existsSync(join(ROOT, path))) return [`names a file that does not exist: ${path}`];
    return titlesAt(path).has(title) ? [] : [`names a test that does not exist: ${proof}`];
  }
  const [document, heading = ''] = proof.split('#');
  if (!existsSync(join(ROOT, document))) return [`names a file that does not exist: ${document}`];
  return headingsOf(document).has(heading) ? [] : [`names a chapter that does not exist: ${proof}`];
}

const known = new Map();
function titlesAt(path) {
  if (!known.has(path)) known.set(path, titlesIn(join(ROOT, path)));
  return known.get(path);
}

/** The headings of a document in the form of a link. */
function headingsOf(document) {
  const headings = readFileSync(join(ROOT, document), 'utf8').matchAll(/^#+ (.+)$/gm);
  return new Set(
    [...headings].map(([, text]) =>
      text
        .toLowerCase()
        .replace(/[^\w -]/g, '')
        .replaceAll(' ', '-'),
    ),
  );
}

/** Reads CSV whose cells contain no line break. */
function rowsOf(text) {
  const [head, ...lines] = text.trimEnd().split('\n').map(cellsOf);
  if (head.join() !== COLUMNS.join()) throw new Error(`${DOCUMENT}: the columns are not ${COLUMNS.join()}`);
  return lines.map((cells) =>
    Object.fromEntries(COLUMNS.map((column, index) => [column, cells[index] ?? ''])),
  );
}

function cellsOf(line) {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain,
  );
}

const ROW = {
  requirement: '1.2.4',
  level: '1',
  status: 'met',
  how: 'somehow',
  evidence: 'docs/security.md#limits',
};

/** Changes of one row that the check must refuse, each with the flaw that it must report. */
const PLANTED = [
  [{ evidence: '' }, 'names no evidence'],
  [{ evidence: 'backend/test/lost.test.ts › a title' }, 'file that does not exist'],
  [{ evidence: 'backend/test/http/headers.test.ts › a title that no test has' }, 'test that does not exist'],
  [{ evidence: 'docs/security.md#no-such-chapter' }, 'chapter that does not exist'],
  [{ status: 'open' }, 'level 1 has to be met'],
  [{ status: 'nearly' }, 'unknown status'],
  [{ how: '' }, 'does not say'],
  [{ requirement: '1.2.5' }, 'listed twice'],
  [{ level: '2' }, 'level 1 has 69'],
];

function plantsThatPassed(rows) {
  return PLANTED.filter(([change, flaw]) => {
    const planted = rows.map((row) => (row.requirement === ROW.requirement ? { ...ROW, ...change } : row));
    return !flawsOf(planted).some((found) => found.includes(flaw));
  }).map(([change]) => `The check of ${DOCUMENT} accepts a planted flaw: ${JSON.stringify(change)}`);
}
