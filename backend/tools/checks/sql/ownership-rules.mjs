import moduleMap from '../module-map.cjs';
import { isPlainWrite, MEASURED } from './plain-writes.mjs';
import { tablesIn } from './tables-in-sql.mjs';

const { MODULE_ORDER, OWNED_TABLES, TABLES_OF_LIBRARIES } = moduleMap;
const FOLDER = /^backend\/src\/(?:modules\/([^/]+)|(kernel))\//;
const SYSTEM_TABLE = /^(?:pg_catalog\.)?pg_\w+$|^information_schema\./;

/** Calls that run SQL which no `statement()` has declared. */
const UNDECLARED_SQL = [
  { pattern: /\.query(?:<[^>]*>)?\(\s*[`'"{]/, violation: 'runs SQL that no statement() declares' },
  {
    pattern: /\b(?:manager|\w*[rR]unner|\w*[cC]lient|pool|\w*[sS]ource)\.query\b/,
    violation: 'goes past Database.query',
  },
  { pattern: /\bcreateQueryBuilder\b/, violation: 'builds SQL with a query builder' },
];

/** Rules that have one home as SQL, and how a statement would repeat them. */
const RESTATED = [
  { pattern: /'succeeded'\s+and\s+not\s+(?:\w+\.)?excess\b/, home: 'payments/sql.ts' },
  { pattern: /\bpaid_cents\s*(?:<|>=)\s*(?:\w+\.)?total_cents\b/, home: 'bookings/sql.ts' },
];

/** @returns {string | undefined} the module, or "kernel", that contains the file */
export const moduleOf = (file) => FOLDER.exec(file)?.slice(1).find(Boolean);

/**
 * @param {string} file path from the root of the repository
 * @param {{ name: string, text: string }} statement
 * @returns {Promise<string[]>} one sentence for each rule that the statement breaks
 */
export async function violationsOfStatement(file, { name, text }) {
  const owner = moduleOf(file);
  const prefix = name.split('.')[0];
  const violations = prefix === owner ? [] : [`its name must begin with "${owner}."`];
  const tables = await tablesIn(text).catch((error) => error);
  if (tables instanceof Error) return [...violations, `cannot be parsed: ${tables.message}`].map(about(name));
  for (const table of tables.reads) violations.push(violationOfReading(owner, table));
  for (const table of tables.writes)
    if (ownerOf(table) !== owner)
      violations.push(`${owner} must not write ${table} (${ownerOf(table) ?? 'no owner'})`);
  if (!(name in MEASURED) && (await isPlainWrite(text))) violations.push('a repository can write this');
  return violations.filter(Boolean).map(about(name));
}

/**
 * @param {string} file path from the root of the repository
 * @param {{ name: string, tableName: string }} entity its table must belong to the module
 * @param {string} schema the name of the constant that maps it
 * @param {string} sources the product, which must have a repository of the schema
 * @returns {string[]} one sentence for each rule that the schema breaks
 */
export function violationsOfEntity(file, { name, tableName }, schema, sources) {
  const owner = moduleOf(file);
  const unused = sources.includes(`Repository(${schema})`) ? [] : [`entity ${name}: no repository uses it`];
  if (ownerOf(tableName) === owner) return unused;
  return [
    ...unused,
    `entity ${name}: ${owner} must not map ${tableName} (${ownerOf(tableName) ?? 'no owner'})`,
  ];
}

/** @returns {string[]} one sentence for each way in which the file runs SQL without declaring it */
export function violationsOfSource(file, source) {
  return UNDECLARED_SQL.filter(({ pattern }) => pattern.test(source)).map(
    ({ violation }) => `${file} ${violation}`,
  );
}

/** @returns {string[]} one sentence for each rule of another file that the source repeats as SQL */
export function restatementsIn(file, source) {
  return RESTATED.filter(({ pattern }) => pattern.test(source)).map(
    ({ home }) => `${file} repeats a rule of ${home}`,
  );
}

function violationOfReading(owner, table) {
  const other = ownerOf(table);
  if (other === undefined && SYSTEM_TABLE.test(table)) return undefined;
  const known = [owner, 'kernel', ...(MODULE_ORDER[owner] ?? [])];
  return known.includes(other) ? undefined : `${owner} must not read ${table} (${other ?? 'no owner'})`;
}

function ownerOf(table) {
  const isOfLibrary = TABLES_OF_LIBRARIES.some((pattern) =>
    pattern.endsWith('*') ? table.startsWith(pattern.slice(0, -1)) : table === pattern,
  );
  if (isOfLibrary) return 'kernel';
  return Object.keys(OWNED_TABLES).find((module) => OWNED_TABLES[module].includes(table));
}

const about = (name) => (violation) => `${name}: ${violation}`;
