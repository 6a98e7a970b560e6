import { ambientTransaction, Database, statement } from '../../src/kernel/adapters/persistence/database.js';
import { IdempotencyKeySchema } from '../../src/kernel/adapters/persistence/idempotency-key.schema.js';
import { UnitOfWork } from '../../src/kernel/application/unit-of-work.js';
import { startTestApp, type TestApp } from '../support/app/app.js';

let app: TestApp;
let work: UnitOfWork;
let database: Database;
let called: string[];

beforeAll(async () => {
  app = await startTestApp({ config: { role: 'api' } });
  [work, database] = [app.get(UnitOfWork), app.get(Database)];
});
beforeEach(() => {
  called = [];
});
afterAll(() => app.close());

const afterCommit = (name: string) => database.afterCommit(() => void called.push(name));
const deadlock = () => Object.assign(new Error('deadlock detected'), { code: '40P01' });

const keys = () => database.manager.getRepository(IdempotencyKeySchema);
const named = (key: string) => ({ owner: 'test', key, requestHash: Buffer.from(key), createdAt: new Date() });
const stored = async (key: string) =>
  (await app.sql('select 1 from idempotency_keys where key = $1', [key])).length;

describe('a hook after the commit', () => {
  test('is called when the transaction has committed, in the order of the calls', async () => {
    await work.run(async () => {
      afterCommit('first');
      await work.run(() => Promise.resolve(afterCommit('second')));
      expect(called).toEqual([]);
    });
    expect(called).toEqual(['first', 'second']);
  });

  test('sees what the transaction has stored', async () => {
    const seen: Promise<number>[] = [];
    await work.run(async () => {
      await keys().insert(named('hook'));
      database.afterCommit(() => void seen.push(stored('hook')));
    });
    expect(await Promise.all(seen)).toEqual([1]);
  });

  test('is never called if the work fails', async () => {
    await expect(
      work.run(() => {
        afterCommit('failed');
        return Promise.reject(new Error('the work fails'));
      }),
    ).rejects.toThrow('the work fails');
    expect(called).toEqual([]);
  });

  test('is called once if the work succeeds at its third attempt', async () => {
    let attempts = 0;
    await work.run(() => {
      afterCommit(`attempt ${(attempts += 1)}`);
      return attempts < 3 ? Promise.reject(deadlock()) : Promise.resolve();
    });
    expect(called).toEqual(['attempt 3']);
  });

  test('is called at once without a transaction', () => {
    afterCommit('alone');
    expect(called).toEqual(['alone']);
  });

  test('does not fail the committed work if it throws, nor the hooks after it', async () => {
    const result = await work.run(() => {
      database.afterCommit(() => {
        throw new Error('the hook fails');
      });
      afterCommit('next');
      return Promise.resolve('done');
    });
    expect([result, called]).toEqual(['done', ['next']]);
  });
});

test('work of one statement runs again after a deadlock, and without a transaction around it', async () => {
  const attempts: boolean[] = [];
  await work.runStatement(() => {
    attempts.push(ambientTransaction.getStore() === undefined);
    return attempts.length < 2 ? Promise.reject(deadlock()) : Promise.resolve();
  });
  expect(attempts).toEqual([true, true]);
});

test('work of one statement joins the transaction around it', async () => {
  const failed = work.run(async () => {
    await work.runStatement(() => keys().insert(named('joined')));
    throw new Error('the work fails');
  });
  await expect(failed).rejects.toThrow('the work fails');
  expect(await stored('joined')).toBe(0);
});

test('work that ignores a failed statement is rejected, because nothing of it is stored', async () => {
  const ignored = work.run(async () => {
    await keys().insert(named('ignored'));
    afterCommit('ignored');
    await database.query(statement('', 'select 1 / 0'), []).catch(() => undefined);
  });
  await expect(ignored).rejects.toThrow('rolled back');
  expect([await stored('ignored'), called]).toEqual([0, []]);
});

test('rows that a repository saves inside the work are undone with it', async () => {
  await expect(
    work.run(async () => {
      await keys().save(named('saved'));
      throw new Error('the work fails');
    }),
  ).rejects.toThrow('the work fails');
  expect(await stored('saved')).toBe(0);
});

test('a failed transaction of TypeORM inside the work is undone alone', async () => {
  await work.run(async () => {
    await keys().insert(named('outer'));
    const inner = database.manager.transaction(async (manager) => {
      await manager.getRepository(IdempotencyKeySchema).insert(named('inner'));
      throw new Error('the inner work fails');
    });
    await expect(inner).rejects.toThrow('the inner work fails');
  });
  expect([await stored('outer'), await stored('inner')]).toEqual([1, 0]);
});

test('a constraint that fails at the commit rejects the work, and the connection stays usable', async () => {
  await app.sql('create table later (id int primary key deferrable initially deferred)');
  await app.sql('grant select, insert on later to public');
  const insert = statement('', 'insert into later values (1)');
  const twice = work.run(async () => {
    for (let row = 0; row < 2; row++) await database.query(insert, []);
    afterCommit('twice');
  });
  await expect(twice).rejects.toMatchObject({ code: '23505' });
  expect([await app.sql('select 1 from later'), called]).toEqual([[], []]);
});
