import { readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from '../../launch/processes.mjs';

const DOCUMENT = inRoot('docs', 'performance.md');
const BEGIN = '<!-- prettier-ignore-start: npm run bench -- --write writes this part -->';
const END = '<!-- prettier-ignore-end -->';

/**
 * Puts the report between the markers of docs/performance.md.
 * @throws Error if the document lacks them
 */
export function writeReport(text, path = DOCUMENT) {
  const document = readFileSync(path, 'utf8');
  const begin = document.indexOf(BEGIN);
  const end = document.indexOf(END);
  if (begin < 0 || end < begin) throw new Error(`${path} lacks the markers of the report`);
  writeFileSync(path, `${document.slice(0, begin)}${BEGIN}\n\n${text}\n\n${document.slice(end)}`);
}
