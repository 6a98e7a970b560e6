import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { VenuesModule } from '../venues/venues.module.js';
import { TillsController } from './adapters/http/tills.controller.js';
import { PostgresTillQueries } from './adapters/persistence/postgres-till-queries.js';
import { PostgresTillRepository } from './adapters/persistence/postgres-till-repository.js';
import { TILL_SCHEMAS } from './adapters/persistence/till.schemas.js';
import { CashEntries } from './application/cash-entries.js';
import { CloseTill } from './application/close-till.js';
import { EditTills } from './application/edit-tills.js';
import { MoveCash } from './application/move-cash.js';
import { OpenTill } from './application/open-till.js';
import { TillQueries } from './application/till-queries.js';
import { TillRepository } from './application/till-repository.js';
import { TillWork } from './application/till-work.js';

/** The drawers with the cash of a venue: who opened and closed them, and what was in them. */
@Module({
  imports: [TypeOrmModule.forFeature(TILL_SCHEMAS), VenuesModule],
  controllers: [TillsController],
  providers: [
    CashEntries,
    CloseTill,
    EditTills,
    MoveCash,
    OpenTill,
    TillWork,
    { provide: TillQueries, useClass: PostgresTillQueries },
    { provide: TillRepository, useClass: PostgresTillRepository },
  ],
  exports: [CashEntries],
})
export class TillsModule {}
