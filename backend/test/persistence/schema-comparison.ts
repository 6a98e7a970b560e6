import type { DataSource, EntityMetadata } from 'typeorm';
import type { ColumnMetadata } from 'typeorm/metadata/ColumnMetadata.js';

/** A column in the form in which schemas and database are compared. */
interface ComparedColumn {
  /** With length, precision and scale, as PostgreSQL formats it: `character varying(40)`. */
  type: string;
  isNullable: boolean;
  isPrimary: boolean;
  /** The SQL expression without casts, or null. */
  default: string | null;
  /** `stored`, `identity`, or null for a column that the program writes. */
  generated: string | null;
}

/** A table in the form in which schemas and database are compared. */
export interface ComparedTable {
  columns: Record<string, ComparedColumn>;
  /** The column lists of the unique constraints, each sorted and joined. */
  uniques: string[];
}

/** The table in which TypeORM keeps the applied migrations. It has no schema. */
const MIGRATIONS_TABLE = 'migrations';

const COLUMNS = `
  select c.relname as "table", a.attname as "column", format_type(a.atttypid, a.atttypmod) as type,
         not a.attnotnull as "isNullable", coalesce(a.attnum = any (pk.conkey), false) as "isPrimary",
         case when a.attgenerated = '' then pg_get_expr(d.adbin, d.adrelid) end as "default",
         case when a.attgenerated <> '' then 'stored' when a.attidentity <> '' then 'identity' end as generated
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    left join pg_constraint pk on pk.conrelid = c.oid and pk.contype = 'p'
   where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`;

const UNIQUES = `
  select c.relname as "table", array(select a.attname::text from pg_attribute a
           where a.attrelid = c.oid and a.attnum = any (u.conkey)) as columns
    from pg_constraint u join pg_class c on c.oid = u.conrelid
   where c.relnamespace = 'public'::regnamespace and u.contype = 'u'`;

/** Returns the tables of the migrated database by name. */
export async function tablesOfDatabase(source: DataSource): Promise<Record<string, ComparedTable>> {
  const tables: Record<string, ComparedTable> = {};
  const columns = await source.query<({ table: string; column: string } & ComparedColumn)[]>(COLUMNS);
  for (const { table, column, default: expression, ...rest } of columns) {
    if (table === MIGRATIONS_TABLE) continue;
    tables[table] ??= { columns: {}, uniques: [] };
    tables[table].columns[column] = { ...rest, default: plainExpression(expression) };
  }
  const uniques = await source.query<{ table: string; columns: string[] }[]>(UNIQUES);
  for (const { table, columns: names } of uniques) tables[table]?.uniques.push(listOf(names));
  for (const table of Object.values(tables)) table.uniques.sort();
  return tables;
}

/**
 * Returns the tables that the registered schemas describe. A table with two schemas appears twice.
 */
export function tablesOfSchemas(source: DataSource): [name: string, table: ComparedTable][] {
  return source.entityMetadatas.map((entity) => [entity.tableName, tableOfSchema(source, entity)]);
}

function tableOfSchema(source: DataSource, entity: EntityMetadata): ComparedTable {
  const columns = entity.columns.map((column) => [column.databaseName, columnOfSchema(source, column)]);
  const uniques = entity.uniques.map((unique) =>
    listOf(unique.columns.map(({ databaseName }) => databaseName)),
  );
  return { columns: Object.fromEntries(columns) as ComparedTable['columns'], uniques: uniques.sort() };
}

function columnOfSchema({ driver }: DataSource, column: ColumnMetadata): ComparedColumn {
  const size = [column.length || column.precision, column.scale].filter((part) => part || part === 0);
  const type = driver.normalizeType(column) + (size.length > 0 ? `(${size.join(',')})` : '');
  return {
    type: type + (column.isArray ? '[]' : ''),
    isNullable: column.isNullable,
    isPrimary: column.isPrimary,
    default: plainExpression(driver.normalizeDefault(column) ?? null),
    generated: column.asExpression ? 'stored' : column.generationStrategy === 'increment' ? 'identity' : null,
  };
}

/** Removes casts, and the quotes with which TypeORM writes numbers. */
function plainExpression(expression: string | null): string | null {
  return expression?.replace(/::[a-z ]+(\[\])?/g, '').replace(/^'(-?\d+)'$/, '$1') ?? null;
}

function listOf(columns: string[]): string {
  return [...columns].sort().join(', ');
}
