import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { Database, statement } from '../../../../kernel/adapters/persistence/database.js';
import { PlayerContactRepository } from '../../application/player-contact-repository.js';
import { type PlayerRow, PlayerSchema } from './player.schema.js';

const EMAIL_OF = statement('identity.email-of', `select email from players where id = $1`);

/** {@link PlayerContactRepository} on the table `players`. */
@Injectable()
export class PostgresPlayerContactRepository extends PlayerContactRepository {
  constructor(
    private readonly database: Database,
    @InjectRepository(PlayerSchema) private readonly players: Repository<PlayerRow>,
  ) {
    super();
  }

  override async emailOf(playerId: string): Promise<string | null> {
    const [player] = await this.database.query<{ email: string | null }>(EMAIL_OF, [playerId]);
    return player?.email ?? null;
  }

  override async setEmail(playerId: string, email: string | null): Promise<void> {
    await this.database.of(this.players).update({ id: playerId }, { email });
  }
}
