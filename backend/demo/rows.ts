import { type Database, statement } from '../src/kernel/adapters/persistence/database.js';

/**
 * Inserts many rows with one statement. The fields of a row are the columns of the same name
 * (`courtId` is `court_id`). All rows have the same fields. Other columns get their defaults.
 */
export async function insertRows(
  database: Database,
  table: string,
  rows: readonly object[],
  onConflict = '',
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first).map(columnOf).join(', ');
  const records = rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([field, value]) => [columnOf(field), value as unknown])),
  );
  const sql = `insert into ${table} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb) ${onConflict}`;
  await database.query(statement(`demo.insert-${table}`, sql), [JSON.stringify(records)]);
}

function columnOf(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
