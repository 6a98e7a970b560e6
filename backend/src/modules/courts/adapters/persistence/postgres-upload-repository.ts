import { Injectable } from '@nestjs/common';
import { Database, statement } from '../../../../kernel/adapters/persistence/database.js';
import { type Upload, UploadRepository } from '../../application/images/upload-repository.js';

const ADD = statement(
  'courts.add-upload',
  `insert into uploads (id, admin_id, address, created_at, expires_at) values ($1, $2, $3, $4, $5)`,
);
const BY_ADDRESS = statement(
  'courts.upload-by-address',
  `select id, admin_id as "adminId", address, created_at as "createdAt", expires_at as "expiresAt",
          used_at as "usedAt"
     from uploads where address = $1 and admin_id = $2`,
);
const USE = statement(
  'courts.use-upload',
  `update uploads set used_at = $2 where id = $1 and used_at is null returning id`,
);
const REMOVABLE = statement(
  'courts.removable-uploads',
  `select id from uploads where created_at < $2 or (used_at is not null and expires_at < $1)
    order by created_at limit 500`,
);
const REMOVE = statement('courts.remove-upload', `delete from uploads where id = $1`);

/** {@link UploadRepository} on the table `uploads`. */
@Injectable()
export class PostgresUploadRepository extends UploadRepository {
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

  override async removable(now: Date, createdBefore: Date): Promise<string[]> {
    return (await this.database.query<{ id: string }>(REMOVABLE, [now, createdBefore])).map(({ id }) => id);
  }

  override async remove(id: string): Promise<void> {
    await this.database.query(REMOVE, [id]);
  }
}
