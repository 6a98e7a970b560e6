import { readFileSync } from 'node:fs';
import { inRoot } from '../../launch/processes.mjs';
import moduleMap from '../module-map.cjs';

const DOCUMENT = 'docs/architecture.md';

/**
 * @returns {string[]} rows of the table of modules in the document that differ from
 * `module-map.cjs`
 */
export function violationsOfDocument() {
  const rows = readFileSync(inRoot(DOCUMENT), 'utf8')
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));
  return Object.entries(moduleMap.OWNED_TABLES).flatMap(([module, tables]) => {
    const row = rows.find(([, name, , owned]) => name?.startsWith(`\`${module}\``) && owned !== undefined);
    const documented = namesIn(row?.[3] ?? '', /`(\w+)`/g);
    return documented.join() === [...tables].sort().join()
      ? []
      : [
          `${DOCUMENT}: ${module} owns ${tables.join(', ') || 'none'}, not ${documented.join(', ') || 'none'}`,
        ];
  });
}

const namesIn = (text, pattern) => [...text.matchAll(pattern)].map(([, name]) => name).sort();
