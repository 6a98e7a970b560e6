import { readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from '../../cli/launch/processes.mjs';

const DOCUMENT = inRoot('docs', 'performance.md');
const BEGIN = '<!-- prettier-ignore-start: npm run bench -- --write writes this part -->';
const END = '<!-- prettier-ignore-end -->';

/** Puts the report between the markers of docs/performance.md. */
export function writeReport(text) {
  writeFileSync(DOCUMENT, withReport(readFileSync(DOCUMENT, 'utf8'), text));
}

/**
 * Returns the document with the text between its markers.
 * @throws Error if it lacks them
 */
export function withReport(document, text) {
  const begin = document.indexOf(BEGIN);
  const end = document.indexOf(END);
  if (begin < 0 || end < begin) throw new Error('docs/performance.md lacks the markers of the report');
  return `${document.slice(0, begin)}${BEGIN}\n\n${text}\n\n${document.slice(end)}`;
}
