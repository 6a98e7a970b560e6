import { Injectable } from '@nestjs/common';
import { Database, statement } from '../../../../kernel/adapters/persistence/database.js';
import { type Upload, Uploads } from '../../application/uploads.js';

const ADD = statement(
  'uploads.add',
  `insert into uploads (id, admin_id, address, created_at, expires_at) values ($1, $2, $3, $4, $5)`,
);
const BY_ADDRESS = statement(
  'uploads.by-address',
  `select id, admin_id as "adminId", address, created_at as "createdAt", expires_at as "expiresAt",
          used_at as "usedAt"
     from uploads where address = $1 and admin_id = $2`,
);
const USE = statement(
  'uploads.use',
  `update uploads set used_at = $2 where id = $1 and used_at is null returning id`,
);
const OVER = statement(
  'uploads.over',
  `select id from uploads where created_at < $2 or (used_at is not null and expires_at < $1)
    order by created_at limit 500`,
);
const FORGET = statement('uploads.forget', `delete from uploads where id = $1`);

@Injectable()
export class PostgresUploads extends Uploads {
  constructor(private readonly database: Database) {
    super();
  }

  override async add({ id, adminId, address, createdAt, expiresAt }: Upload): Promise<void> {
    await this.database.query(ADD, [id, adminId, address, createdAt, expiresAt]);
  }

  override async byAddress(address: string, adminId: string): Promise<Upload | null> {
    const [upload] = await this.database.query<Upload>(BY_ADDRESS, [address, adminId]);
    return upload ?? null;
  }

  override async use(id: string, at: Date): Promise<boolean> {
    return (await this.database.query(USE, [id, at])).length > 0;
  }

  override async over(now: Date, madeBefore: Date): Promise<string[]> {
    return (await this.database.query<{ id: string }>(OVER, [now, madeBefore])).map(({ id }) => id);
  }

  override async forget(id: string): Promise<void> {
    await this.database.query(FORGET, [id]);
  }
}
