import { Injectable } from '@nestjs/common';
import { Database, statement } from '../../../../kernel/adapters/persistence/database.js';
import { PlayerContactRepository } from '../../application/player-contact-repository.js';

const EMAIL_OF = statement('identity.email-of', `select email from players where id = $1`);
const SET_EMAIL = statement('identity.set-email', `update players set email = $2 where id = $1`);

/** {@link PlayerContactRepository} on the table `players`. */
@Injectable()
export class PostgresPlayerContactRepository extends PlayerContactRepository {
  constructor(private readonly database: Database) {
    super();
  }

  override async emailOf(playerId: string): Promise<string | null> {
    const [player] = await this.database.query<{ email: string | null }>(EMAIL_OF, [playerId]);
    return player?.email ?? null;
  }

  override async setEmail(playerId: string, email: string | null): Promise<void> {
    await this.database.query(SET_EMAIL, [playerId, email]);
  }
}
