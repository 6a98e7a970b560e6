import { parse } from 'libpg-query';

const WRITING = new Set(['InsertStmt', 'UpdateStmt', 'DeleteStmt', 'MergeStmt']);
const STATEMENTS = new Set([...WRITING, 'SelectStmt']);

/**
 * Parses a statement with PostgreSQL's own parser and returns the tables that it reads and writes.
 * A name that belongs to a common table expression is no table. Throws if the text is not one
 * statement of the kinds that modules may run.
 * @param {string} text
 * @returns {Promise<{ reads: string[], writes: string[] }>} names with their schema, if they have
 * one
 */
export async function tablesIn(text) {
  const { stmts } = await parse(text);
  const kinds = stmts.flatMap(({ stmt }) => Object.keys(stmt));
  if (kinds.length !== 1 || !STATEMENTS.has(kinds[0]))
    throw new Error(`a statement must be one select, insert, update, delete or merge: ${kinds.join(', ')}`);
  const found = { reads: new Set(), writes: new Set() };
  walk(stmts[0].stmt, new Set(), found);
  return { reads: [...found.reads], writes: [...found.writes] };
}

function walk(node, expressions, found) {
  if (Array.isArray(node)) for (const child of node) walk(child, expressions, found);
  if (Array.isArray(node) || node === null || typeof node !== 'object') return;
  for (const [kind, content] of Object.entries(node)) {
    if (kind === 'LockingClause') continue; // it repeats aliases of the tables that are read
    if (kind === 'RangeVar') read(content, expressions, found);
    else if (WRITING.has(kind)) walkWriting(content, expressions, found);
    else if (content?.withClause) walkWith(content, expressions, found);
    else walk(content, expressions, found);
  }
}

/** The target of a writing statement is always a table, even if an expression has its name. */
function walkWriting({ relation, ...rest }, expressions, found) {
  found.writes.add(nameOf(relation));
  walkWith(rest, expressions, found);
}

/** Each expression sees those before it, or all of them if the clause is recursive. */
function walkWith({ withClause, ...rest }, outer, found) {
  const expressions = new Set(outer);
  const own = (withClause?.ctes ?? []).map(({ CommonTableExpr }) => CommonTableExpr);
  if (withClause?.recursive) for (const { ctename } of own) expressions.add(ctename);
  for (const { ctename, ctequery } of own) {
    walk(ctequery, expressions, found);
    expressions.add(ctename);
  }
  walk(rest, expressions, found);
}

function read(relation, expressions, found) {
  if (relation.schemaname || !expressions.has(relation.relname)) found.reads.add(nameOf(relation));
}

const nameOf = ({ schemaname, relname }) => (schemaname ? `${schemaname}.${relname}` : relname);
