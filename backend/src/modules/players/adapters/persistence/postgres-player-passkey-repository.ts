import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { MoreThan, type Repository } from 'typeorm';
import { Database, statement } from '../../../../kernel/adapters/persistence/database.js';
import type { PlayerId } from '../../../../kernel/domain/ids.js';
import type { Passkey } from '../../../sign-in/index.js';
import {
  type PasskeyChallenge,
  type PlayerPasskey,
  PlayerPasskeyRepository,
} from '../../application/ports/player-passkey-repository.js';
import {
  type PasskeyChallengeRow,
  PasskeyChallengeSchema,
  type PlayerPasskeyRow,
  PlayerPasskeySchema,
} from './player-passkey.schemas.js';

const LOCK = statement(
  'players.lock-account-of-passkeys',
  `select 1 from players where id = $1 and email_verified_at is not null for no key update`,
);
const COLUMNS = `id, player_id as "playerId", credential_id as "credentialId", name,
          public_key as "publicKey", counter::float8 as counter, transports, is_backed_up as "isBackedUp",
          created_at as "createdAt", last_used_at as "lastUsedAt"`;
const OF_PLAYER = statement(
  'players.passkeys-of-player',
  `select ${COLUMNS} from player_passkeys where player_id = $1 order by created_at, id`,
);
const BY_CREDENTIAL = statement(
  'players.player-passkey-by-credential',
  `select ${COLUMNS} from player_passkeys where credential_id = $1`,
);
const ADD = statement(
  'players.add-player-passkey',
  `insert into player_passkeys
     (id, player_id, credential_id, name, public_key, counter, transports, is_backed_up, created_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (credential_id) do nothing returning 1 as added`,
);
const USE = statement(
  'players.use-player-passkey',
  `update player_passkeys set counter = $2, is_backed_up = $3, last_used_at = $4
    where id = $1 and (counter < $2 or (counter = 0 and $2 = 0)) returning 1 as used`,
);

interface Row extends Omit<Passkey, 'id'> {
  id: string;
  playerId: PlayerId;
  credentialId: string;
}

/** {@link PlayerPasskeyRepository} in PostgreSQL. One statement uses each challenge up. */
@Injectable()
export class PostgresPlayerPasskeyRepository extends PlayerPasskeyRepository {
  constructor(
    private readonly database: Database,
    @InjectRepository(PlayerPasskeySchema) private readonly passkeys: Repository<PlayerPasskeyRow>,
    @InjectRepository(PasskeyChallengeSchema) private readonly challenges: Repository<PasskeyChallengeRow>,
  ) {
    super();
  }

  override async lockAccount(playerId: PlayerId): Promise<boolean> {
    return (await this.database.query(LOCK, [playerId])).length > 0;
  }

  override async ofPlayer(playerId: PlayerId): Promise<PlayerPasskey[]> {
    return (await this.database.query<Row>(OF_PLAYER, [playerId])).map(toPlayerPasskey);
  }

  override async byCredential(credentialId: string): Promise<PlayerPasskey | null> {
    const [row] = await this.database.query<Row>(BY_CREDENTIAL, [credentialId]);
    return row ? toPlayerPasskey(row) : null;
  }

  override async add({ id, playerId, passkey }: PlayerPasskey): Promise<boolean> {
    const { id: credentialId, name, publicKey, counter, transports, isBackedUp, createdAt } = passkey;
    const values = [id, playerId, credentialId, name, publicKey, counter, transports, isBackedUp, createdAt];
    return (await this.database.query(ADD, values)).length > 0;
  }

  override async use(
    id: string,
    { counter, isBackedUp }: Pick<Passkey, 'counter' | 'isBackedUp'>,
    at: Date,
  ): Promise<boolean> {
    return (await this.database.query(USE, [id, counter, isBackedUp, at])).length > 0;
  }

  override async remove(playerId: PlayerId, id: string): Promise<boolean> {
    return (await this.database.of(this.passkeys).delete({ playerId, id })).affected === 1;
  }

  override async removeAllOf(playerId: PlayerId): Promise<number> {
    return (await this.database.of(this.passkeys).delete({ playerId })).affected ?? 0;
  }

  override async keepChallenge(
    { challenge, playerId, purpose }: PasskeyChallenge,
    expiresAt: Date,
  ): Promise<void> {
    await this.database.of(this.challenges).insert({ challenge, playerId, purpose, expiresAt });
  }

  override async takeChallenge(
    { challenge, playerId, purpose }: PasskeyChallenge,
    at: Date,
  ): Promise<boolean> {
    const valid = { challenge, playerId, purpose, expiresAt: MoreThan(at) };
    return (await this.database.of(this.challenges).delete(valid)).affected === 1;
  }
}

function toPlayerPasskey({ id, playerId, credentialId, ...passkey }: Row): PlayerPasskey {
  return { id, playerId, passkey: { ...passkey, id: credentialId } };
}
