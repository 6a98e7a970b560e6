import { Module } from '@nestjs/common';
import { PaymentProviderModule } from '../payment-provider/payment-provider.module.js';
import { CardsController } from './adapters/http/cards.controller.js';
import { PostgresPromisedCardQueries } from './adapters/persistence/postgres-promised-card-queries.js';
import { PlayerCards } from './application/player-cards.js';
import { PromisedCardQueries } from './application/ports/promised-card-queries.js';

/** The saved cards that a player sees and removes. */
@Module({
  imports: [PaymentProviderModule],
  controllers: [CardsController],
  providers: [PlayerCards, { provide: PromisedCardQueries, useClass: PostgresPromisedCardQueries }],
})
export class CardsModule {}
