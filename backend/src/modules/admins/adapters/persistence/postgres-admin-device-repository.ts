import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { Database, statement } from '../../../../kernel/adapters/persistence/database.js';
import type { AdminId } from '../../../../kernel/domain/ids.js';
import { AdminDeviceRepository } from '../../application/ports/admin-device-repository.js';
import { type AdminDeviceRow, AdminDeviceSchema } from './admin-device.schema.js';

const USED_SINCE = statement(
  'admins.admin-device-used-since',
  `select 1 from admin_devices d join admins a on a.id = d.admin_id
    where lower(a.username) = lower($1) and a.disabled_at is null and d.id_hash = $2 and d.last_used_at > $3`,
);
const REMEMBER = statement(
  'admins.remember-admin-device',
  `insert into admin_devices (admin_id, id_hash, created_at, last_used_at) values ($1, $2, $3, $3)
   on conflict (id_hash, admin_id) do update set last_used_at = excluded.last_used_at`,
);
const FORGET_OTHERS = statement(
  'admins.forget-other-admin-devices',
  `delete from admin_devices where admin_id = $1 and id_hash is distinct from $2`,
);

/** {@link AdminDeviceRepository} on the table `admin_devices`. */
@Injectable()
export class PostgresAdminDeviceRepository extends AdminDeviceRepository {
  constructor(
    private readonly database: Database,
    @InjectRepository(AdminDeviceSchema) private readonly rows: Repository<AdminDeviceRow>,
  ) {
    super();
  }

  override async isKnown(username: string, idHash: Buffer, since: Date): Promise<boolean> {
    return (await this.database.query(USED_SINCE, [username, idHash, since])).length > 0;
  }

  override isIssued(idHash: Buffer): Promise<boolean> {
    return this.database.of(this.rows).existsBy({ idHash });
  }

  override async remember(adminId: AdminId, idHash: Buffer, at: Date): Promise<void> {
    await this.database.query(REMEMBER, [adminId, idHash, at]);
  }

  override async forgetOthers(adminId: AdminId, kept: Buffer | null): Promise<void> {
    await this.database.query(FORGET_OTHERS, [adminId, kept]);
  }
}
