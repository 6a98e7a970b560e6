import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { HmacManageTokens } from './adapters/crypto/hmac-manage-tokens.js';
import { ManageLinkSchema } from './adapters/persistence/manage-link.schema.js';
import { PostgresManageLinkRepository } from './adapters/persistence/postgres-manage-link-repository.js';
import { ManageLinkRepository } from './application/manage-link-repository.js';
import { ManageLinkRecords } from './application/manage-link-records.js';
import { ManageLinks } from './application/manage-links.js';
import { ManageTokens } from './application/manage-tokens.js';

/** The links in letters: a booking for each recipient, in any browser. */
@Module({
  imports: [TypeOrmModule.forFeature([ManageLinkSchema])],
  providers: [
    ManageLinks,
    ManageLinkRecords,
    { provide: ManageTokens, useClass: HmacManageTokens },
    { provide: ManageLinkRepository, useClass: PostgresManageLinkRepository },
  ],
  exports: [ManageLinks],
})
export class ManageLinksModule {}
