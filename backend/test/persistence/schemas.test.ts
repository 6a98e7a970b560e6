import { DataSource, EntitySchema } from 'typeorm';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { tablesOfDatabase, tablesOfSchemas } from './schema-comparison.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('no table has two schemas', () => {
  const names = tablesOfSchemas(app.get(DataSource)).map(([name]) => name);
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test('every schema describes its table as migrated', async () => {
  const tables = await tablesOfDatabase(app.get(DataSource));
  const schemas = Object.fromEntries(tablesOfSchemas(app.get(DataSource)));
  const described = Object.fromEntries(Object.keys(schemas).map((name) => [name, tables[name]]));
  expect(schemas).toEqual(described);
});

describe('the comparison of schemas with the database', () => {
  const right = {
    bucket: { type: 'text', primary: true },
    hits: { type: 'integer' },
    resets_at: { type: 'timestamptz' },
  } as const;

  /** Returns true if a schema of `rate_limits` with these columns matches the database. */
  async function matches(schema: EntitySchema['options']): Promise<boolean> {
    const source = await new DataSource({
      type: 'postgres',
      url: app.databaseUrl,
      installExtensions: false,
      poolSize: 1,
      entities: [new EntitySchema(schema)],
    }).initialize();
    try {
      const [[name, table] = ['', undefined]] = tablesOfSchemas(source);
      const { [name]: migrated } = await tablesOfDatabase(source);
      expect(migrated).toBeDefined();
      return JSON.stringify(sorted(table)) === JSON.stringify(sorted(migrated));
    } finally {
      await source.destroy();
    }
  }

  const rateLimits = (columns: object, uniques: { columns: string[] }[] = []) =>
    ({ name: 'RateLimit', tableName: 'rate_limits', columns, uniques }) as EntitySchema['options'];

  test('accepts a schema that matches', async () => {
    expect(await matches(rateLimits(right))).toBe(true);
  });

  test.each<[string, object]>([
    ['a wrong type', { ...right, hits: { type: 'bigint' } }],
    ['a wrong length', { ...right, bucket: { type: 'varchar', length: 40, primary: true } }],
    ['a wrong nullability', { ...right, hits: { type: 'integer', nullable: true } }],
    ['a default that the table does not have', { ...right, hits: { type: 'integer', default: 0 } }],
    ['a further primary column', { ...right, hits: { type: 'integer', primary: true } }],
    ['a further column', { ...right, created_at: { type: 'timestamptz' } }],
    ['a missing column', { bucket: right.bucket, hits: right.hits }],
    ['a renamed column', { ...right, hits: { type: 'integer', name: 'attempts' } }],
    ['a generated column', { ...right, hits: { type: 'integer', generated: 'increment' } }],
  ])('finds %s in a schema', async (_case, columns) => {
    expect(await matches(rateLimits(columns))).toBe(false);
  });

  test('finds a further unique constraint', async () => {
    expect(await matches(rateLimits(right, [{ columns: ['hits'] }]))).toBe(false);
  });
});

function sorted(value: unknown): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]));
}
