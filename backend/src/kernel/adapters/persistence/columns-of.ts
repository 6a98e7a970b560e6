import type { EntitySchema, EntitySchemaColumnOptions } from 'typeorm';

/**
 * SQL: lists the columns of a schema under the names of its row, so that a statement returns the
 * same rows as a repository. A day is returned as text.
 * @param table the name or the alias of the table in the statement
 */
export function columnsOf<Row>({ options }: EntitySchema<Row>, table: string): string {
  return Object.entries<EntitySchemaColumnOptions | undefined>(options.columns)
    .map(([property, column]) => {
      const cast = column?.type === 'date' ? '::text' : '';
      return `${table}.${column?.name ?? property}${cast} as "${property}"`;
    })
    .join(', ');
}
