import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { PlayerId } from '../../../../kernel/domain/ids.js';
import { PlayerPasskeyRepository } from '../../application/ports/player-passkey-repository.js';
import { PlayerRecords } from '../../application/ports/player-records.js';

/** Erases and exports the passkeys of an account. A guest has none that could move. */
@Injectable()
export class PasskeyRecords implements OnModuleInit {
  constructor(
    private readonly records: PlayerRecords,
    private readonly passkeys: PlayerPasskeyRepository,
  ) {}

  onModuleInit(): void {
    this.records.add({
      what: 'passkeys',
      move: () => Promise.resolve(),
      erase: async (playerId) => void (await this.passkeys.removeAllOf(playerId)),
      export: (playerId) => this.export(playerId),
    });
  }

  private async export(playerId: PlayerId): Promise<unknown> {
    const passkeys = await this.passkeys.ofPlayer(playerId);
    return passkeys.map(({ passkey: { name, createdAt, lastUsedAt } }) => ({ name, createdAt, lastUsedAt }));
  }
}
