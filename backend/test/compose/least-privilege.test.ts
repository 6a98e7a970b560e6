import { compose } from './stack.js';

/** Runs a module with the settings of the application and returns what it prints. */
async function inWorker(script: string): Promise<string> {
  const node = ['node', '--input-type=module', '--eval', script];
  return (await compose('exec', '-T', '--workdir', '/app/backend', 'worker', ...node)).trim();
}

test('the processes of the application know no secret of an owner', async () => {
  const environment = await compose('exec', '-T', 'worker', 'env');
  expect(environment).toContain('DATABASE_URL=postgres://saque_app:');
  expect(environment).not.toMatch(/DATABASE_OWNER_URL|POSTGRES_PASSWORD|ROOT/);
});

test.each(['drop table venues', 'create table more (id int)', 'delete from ledger_entries'])(
  'the database refuses a statement of the application: %s',
  async (statement) => {
    const script = `
      import pg from 'pg';
      const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
      await client.connect();
      await client.query('${statement}').catch((error) => console.log(error.code));
      await client.end();`;
    expect(await inWorker(script)).toBe('42501');
  },
);

test('the key of the application uses its own bucket and no other', async () => {
  const script = `
    import * as s3 from '@aws-sdk/client-s3';
    const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = process.env;
    const credentials = { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY };
    const client = new s3.S3Client({ endpoint: S3_ENDPOINT, region: 'us-east-1', forcePathStyle: true, credentials });
    const own = { Bucket: S3_BUCKET, Key: 'uploads/least-privilege' };
    await client.send(new s3.PutObjectCommand({ ...own, Body: 'x' }));
    await client.send(new s3.DeleteObjectCommand(own));
    const { Buckets } = await client.send(new s3.ListBucketsCommand({}));
    const created = client.send(new s3.CreateBucketCommand({ Bucket: 'another-bucket' }));
    const outcome = await created.then(() => 'created', (error) => error.$metadata.httpStatusCode);
    console.log(JSON.stringify([Buckets.map(({ Name }) => Name), outcome]));`;
  expect(JSON.parse(await inWorker(script))).toEqual([['saque-images'], 403]);
});
