import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '../../launch/processes.mjs';

const MODULES = inRoot('backend', 'src', 'modules');
let loading = null;

/** Imports a file of the built backend. */
export const built = (...path) => import(inRoot('backend', 'dist', join(...path)));

/**
 * Returns a statement of the built product by its name, so that both programs always run the same
 * SQL.
 */
export async function builtStatement(name) {
  const found = (await (loading ??= loadStatements())).find((statement) => statement.name === name);
  if (!found) throw new Error(`the product declares no statement ${name}`);
  return found;
}

async function loadStatements() {
  for (const file of readdirSync(MODULES, { recursive: true }))
    if (/adapters.persistence.*(?<!\.test)\.ts$/.test(file))
      await built('src', 'modules', file.replace(/\.ts$/, '.js'));
  return (await built('src', 'kernel', 'adapters', 'persistence', 'database.js')).declaredStatements;
}
