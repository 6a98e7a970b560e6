import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { titlesIn } from './test-titles.mjs';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const DOCUMENT = 'docs/specification-coverage.md';
/** `stem “title”`; a further “title” without a stem belongs to the same file. */
const PROOF = /(?:([\w/.-]+) )?“([^”]+)”/g;
/** A rule of .dependency-cruiser.cjs, which `dependency rules, planted violations` sees failing. */
const RULE = /\brule `([\w-]+)`/g;
/** A line of the list at the end of the document: where the file of a stem is. */
const PLACE = /^- ([\w/.-]+): `([^`]+)`$/gm;

const { forbidden } = createRequire(import.meta.url)(join(ROOT, '.dependency-cruiser.cjs'));
const DEPENDENCY_RULES = new Set(forbidden.map(({ name }) => name));

/**
 * Static stage: every test that the coverage document names exists, and no row is open.
 * The planted documents show that the check refuses what it should.
 */
export function specificationCoverage() {
  const text = readFileSync(join(ROOT, DOCUMENT), 'utf8');
  const violations = [...violationsOf(text), ...plantsThatPassed(text)];
  return Promise.resolve({
    passed: rowsOf(text).length + PLANTED.length - violations.length,
    failed: violations.length,
    output: violations.join('\n'),
  });
}

/**
 * Returns one sentence for each violation of the document.
 * @param {string} text the document
 * @returns {string[]}
 */
function violationsOf(text) {
  const places = new Map([...text.matchAll(PLACE)].map(([, stem, path]) => [stem, path]));
  const titles = new Map([...places].map(([stem, path]) => [stem, titlesAt(path)]));
  const rows = rowsOf(text);
  const used = new Set(rows.flatMap(({ proofs }) => proofs.map(({ stem }) => stem)));
  return [
    ...[...places]
      .filter(([stem]) => titles.get(stem) === null)
      .map(([stem, path]) => `${DOCUMENT}: the file of ${stem} does not exist: ${path}`),
    ...[...places.keys()]
      .filter((stem) => !used.has(stem))
      .map((stem) => `${DOCUMENT}: no row names a test of ${stem}`),
    ...rows.flatMap((row) =>
      violationsOfRow(row, titles).map((violation) => `${DOCUMENT}:${row.line}: ${violation}`),
    ),
  ];
}

function titlesAt(path) {
  return existsSync(join(ROOT, path)) ? titlesIn(join(ROOT, path)) : null;
}

/** The rows of all tables, without their headings. */
function rowsOf(text) {
  return text
    .split('\n')
    .map((content, index) => ({ line: index + 1, content }))
    .filter(({ content }) => /^\|(?! what it says| ---)/.test(content))
    .map(({ line, content }) => {
      const cell = content.split(' | ').at(-1);
      return { line, cell, proofs: proofsOf(cell), rules: [...cell.matchAll(RULE)].map(([, rule]) => rule) };
    });
}

function proofsOf(cell) {
  let stem;
  return [...cell.matchAll(PROOF)].map(([, named, title]) => {
    stem = named ?? stem;
    return { stem, title };
  });
}

function violationsOfRow({ cell, proofs, rules }, titles) {
  if (/\*\*open\*\*/.test(cell)) return ['the row is open'];
  if (proofs.length + rules.length === 0 && !cell.startsWith('not applicable: '))
    return ['the row names no test'];
  const lostRules = rules.filter((rule) => !DEPENDENCY_RULES.has(rule));
  return [
    ...lostRules.map((rule) => `there is no dependency rule ${rule}`),
    ...proofs.flatMap(({ stem, title }) => {
      if (!titles.has(stem)) return [`the list at the end has no file for ${stem}`];
      const known = titles.get(stem);
      return known === null || known.has(title) ? [] : [`${stem} has no test “${title}”`];
    }),
  ];
}

/** Rows that the check must refuse, each with the violation it must report. */
const PLANTED = [
  ['| a line | domain/money “a title that no test has” |', 'has no test'],
  ['| a line | no-such-file “a title” |', 'has no file for'],
  ['| a line | **open**: nothing proves it |', 'is open'],
  ['| a line | a person looked at it |', 'names no test'],
  ['| a line | rule `no-such-rule` of the dependency rules |', 'no dependency rule'],
  ['- lost-file: `backend/test/lost-file.test.ts`', 'does not exist'],
  ['- toast-of-nobody: `frontend/src/shared/ui/toast/toast.test.tsx`', 'no row names'],
];

function plantsThatPassed(text) {
  const before = new Set(violationsOf(text));
  return PLANTED.filter(
    ([line, violation]) =>
      !violationsOf(`${text}\n${line}\n`).some((found) => !before.has(found) && found.includes(violation)),
  ).map(([line]) => `The check of ${DOCUMENT} accepts a planted violation: ${line}`);
}
