import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { capture, inRoot, TYPESCRIPT } from '../../launch/processes.mjs';
import { OWN_CONNECTION } from './own-connections.mjs';
import { violationsOfDocument } from './documented-tables.mjs';
import {
  moduleOf,
  restatementsIn,
  violationsOfEntity,
  violationsOfSource,
  violationsOfStatement,
} from './ownership-rules.mjs';
import { MEASURED } from './plain-writes.mjs';
import { plantedSql } from './planted-sql.mjs';

const DECLARATION = /\bstatement\(\s*(?:(['"`])([^'"`$]+)\1|[^'"`\s])/g;
const DATABASE = 'backend/src/kernel/adapters/persistence/database.ts';

/**
 * Static stage: a module reads and writes only the tables that `module-map.cjs` allows, and writes
 * plain rows through repositories. It imports every compiled file that declares SQL or maps a
 * table, and parses the statements.
 */
export async function sqlOwnership() {
  const { code, output } = await capture(process.execPath, [TYPESCRIPT, '-b', inRoot('backend')], {});
  if (code !== 0) return { passed: 0, failed: 1, output };
  const planted = await plantedSql();
  const { count, violations } = await violationsOfProduct();
  const failures = [...planted.failures, ...violations, ...violationsOfDocument()];
  const total = planted.count + count + 1;
  return {
    passed: Math.max(total - failures.length, 0),
    failed: failures.length,
    output: failures.join('\n'),
  };
}

/** @returns {Promise<{ count: number, violations: string[] }>} */
async function violationsOfProduct() {
  const all = productFiles().map((file) => [file, readFileSync(inRoot(file), 'utf8')]);
  const sources = new Map(all.filter(([file]) => moduleOf(file)));
  const product = [...sources.values()].join('');
  const names = new Map();
  const violations = all.flatMap(([file, source]) => restatementsIn(file, source));
  for (const [file, source] of sources) {
    if (!OWN_CONNECTION.includes(file)) violations.push(...violationsOfSource(file, source));
    if (file === DATABASE) continue;
    for (const [, , name] of source.matchAll(DECLARATION)) {
      if (name === undefined) violations.push(`${file} declares a statement without a literal name`);
      else if (names.has(name)) violations.push(`${name} is declared twice`);
      else names.set(name, file);
    }
    violations.push(...(await violationsOfEntitiesIn(file, source, product)));
  }
  for (const file of new Set(names.values())) await compiled(file);
  const { declaredStatements } = await compiled(DATABASE);
  const unseen = new Set(names.keys());
  for (const statement of declaredStatements) {
    const file = names.get(statement.name);
    unseen.delete(statement.name);
    violations.push(
      ...(file ? await violationsOfStatement(file, statement) : [`${statement.name} has no source`]),
    );
  }
  violations.push(
    ...[...unseen].map((name) => `${name} is declared in a function, not at the top of its file`),
  );
  const stale = Object.keys(MEASURED).filter((name) => !names.has(name));
  violations.push(...stale.map((name) => `${name} has a measurement but no declaration`));
  return { count: names.size, violations };
}

async function violationsOfEntitiesIn(file, source, product) {
  if (!/new EntitySchema\b/.test(source)) return [];
  const entities = Object.entries(await compiled(file)).filter(
    ([, value]) => value?.constructor?.name === 'EntitySchema',
  );
  return entities.flatMap(([schema, { options }]) => violationsOfEntity(file, options, schema, product));
}

/** A migration keeps the words of its time. */
function productFiles() {
  return readdirSync(inRoot('backend/src'), { recursive: true })
    .map((path) => join('backend/src', path))
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.includes('/migrations/'))
    .sort();
}

const compiled = (file) =>
  import(pathToFileURL(inRoot(file.replace('backend/', 'backend/dist/').replace(/\.ts$/, '.js'))).href);
