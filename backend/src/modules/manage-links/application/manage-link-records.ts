import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PlayerRecords } from '../../players/index.js';
import { ManageLinkRepository } from './manage-link-repository.js';

/** The links of a player follow a sign-in, and end with the player's data. */
@Injectable()
export class ManageLinkRecords implements OnModuleInit {
  constructor(
    private readonly records: PlayerRecords,
    private readonly links: ManageLinkRepository,
  ) {}

  onModuleInit(): void {
    this.records.add({
      what: 'manageLinks',
      move: (guestId, accountId) => this.links.move(guestId, accountId),
      erase: (playerId) => this.links.removeOf(playerId),
      export: (playerId) => this.links.datesOf(playerId),
    });
  }
}
