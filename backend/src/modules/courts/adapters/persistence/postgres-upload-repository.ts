import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, LessThan, Not, type Repository } from 'typeorm';
import { Database } from '../../../../kernel/adapters/persistence/database.js';
import type { AdminId } from '../../../../kernel/domain/ids.js';
import { type Upload, UploadRepository } from '../../application/images/upload-repository.js';
import { type UploadRow, UploadSchema } from './upload.schema.js';

const SWEEP_LIMIT = 500;

/** {@link UploadRepository} on the table `uploads`. */
@Injectable()
export class PostgresUploadRepository extends UploadRepository {
  constructor(
    private readonly database: Database,
    @InjectRepository(UploadSchema) private readonly uploads: Repository<UploadRow>,
  ) {
    super();
  }

  override async add(upload: Upload): Promise<void> {
    await this.database.of(this.uploads).insert({ ...upload });
  }

  override byAddress(address: string, adminId: AdminId): Promise<Upload | null> {
    return this.database.of(this.uploads).findOneBy({ address, adminId });
  }

  override async use(id: string, at: Date): Promise<boolean> {
    const unused = { id, usedAt: IsNull() };
    const { affected } = await this.database.of(this.uploads).update(unused, { usedAt: at });
    return affected === 1;
  }

  override async removable(now: Date, createdBefore: Date): Promise<string[]> {
    const rows = await this.database.of(this.uploads).find({
      select: { id: true },
      where: [{ createdAt: LessThan(createdBefore) }, { usedAt: Not(IsNull()), expiresAt: LessThan(now) }],
      order: { createdAt: 'ASC' },
      take: SWEEP_LIMIT,
    });
    return rows.map(({ id }) => id);
  }

  override async remove(id: string): Promise<void> {
    await this.database.of(this.uploads).delete({ id });
  }
}
