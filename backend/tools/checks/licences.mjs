import { readFileSync } from 'node:fs';
import { inRoot } from '../launch/processes.mjs';

/** Licences that ask for no more than their text and the names of the authors. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
  'Zlib',
]);

/** Packages with another licence, or with none in the lock file, and why they may be used. */
const EXCEPTIONS = [
  // libvips is LGPL. It is a library of its own that anyone can replace, as the LGPL asks.
  [/^@img\/sharp-/, /LGPL-3\.0-or-later/],
  // MPL asks only who changes its files to publish these files. We change none.
  [/^web-push$/, /^MPL-2\.0$/],
  // MIT, according to their package.json, which has the field of an older form.
  [/^(busboy|streamsearch)$/, /^$/],
  // MIT, according to its file LICENSE.
  [/^png-js$/, /^$/],
];

/**
 * Static stage: every package that the product contains has a licence that lets a company run it
 * and change it. The planted packages show that the check refuses what it should.
 */
export function licences() {
  const { packages } = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8'));
  const shipped = Object.entries(packages)
    .filter(([path, { dev, link }]) => path.includes('node_modules/') && !dev && !link)
    .map(([path, { license = '' }]) => [path.replace(/^.*node_modules\//, ''), license]);
  const violations = shipped
    .filter(([name, licence]) => !isAllowed(name, licence))
    .map(([name, licence]) => `${name} has the licence "${licence}", which is not allowed here`);
  const accepted = PLANTED.filter(([name, licence]) => isAllowed(name, licence)).map(
    ([name, licence]) => `The check of licences accepts a planted violation: ${name}, ${licence}`,
  );
  const failed = violations.length + accepted.length;
  return Promise.resolve({
    passed: Math.max(shipped.length + PLANTED.length - failed, 0),
    failed,
    output: [...violations, ...accepted].join('\n'),
  });
}

/** Reads an SPDX expression: of alternatives one must be allowed, of several licences all. */
function isAllowed(name, licence) {
  if (EXCEPTIONS.some(([names, licences]) => names.test(name) && licences.test(licence))) return true;
  return licence
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((all) => all.split(' AND ').every((one) => ALLOWED.has(one)));
}

const PLANTED = [
  ['a-package', 'GPL-3.0-only'],
  ['a-package', 'AGPL-3.0-or-later'],
  ['a-package', 'MIT AND LGPL-3.0-or-later'],
  ['a-package', '(GPL-2.0 OR SSPL-1.0)'],
  ['a-package', 'SEE LICENSE IN LICENSE'],
  ['a-package', ''],
  ['busboy', 'GPL-3.0-only'],
];
