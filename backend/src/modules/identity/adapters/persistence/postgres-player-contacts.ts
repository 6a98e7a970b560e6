import { Injectable } from '@nestjs/common';
import { Database, statement } from '../../../../kernel/adapters/persistence/database.js';
import { PlayerContacts } from '../../application/player-contacts.js';

const EMAIL_OF = statement('players.email-of', `select email from players where id = $1`);
const SET_EMAIL = statement('players.set-email', `update players set email = $2 where id = $1`);

@Injectable()
export class PostgresPlayerContacts extends PlayerContacts {
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
