import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PlayerRecords } from '../../players/index.js';
import { CustomerQueries } from './customer-queries.js';
import { CustomerRecords } from './customer-records.js';
import { VenueCustomerRepository } from './venue-customer-repository.js';

/**
 * Exports and erases what venues keep about the owner of an account. A record joins the account by
 * the verified address, so nothing of it moves when a guest signs in.
 */
@Injectable()
export class PersonalRecords implements OnModuleInit {
  constructor(
    private readonly players: PlayerRecords,
    private readonly customers: VenueCustomerRepository,
    private readonly queries: CustomerQueries,
    private readonly records: CustomerRecords,
  ) {}

  onModuleInit(): void {
    this.players.add({
      what: 'customerOf',
      move: () => Promise.resolve(),
      erase: async (playerId) => {
        const ids = await this.customers.ofAccount(playerId);
        if (ids.length === 0) return;
        await this.records.forgetAll(ids);
        await this.customers.forget(ids);
      },
      export: (playerId) => this.queries.exportOf(playerId),
    });
  }
}
