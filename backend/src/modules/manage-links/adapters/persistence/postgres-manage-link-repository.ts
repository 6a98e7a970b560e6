import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { Database, statement } from '../../../../kernel/adapters/persistence/database.js';
import type { BookingId, PlayerId } from '../../../../kernel/domain/ids.js';
import { ManageLinkRepository } from '../../application/manage-link-repository.js';
import type { LinkOfPlay, ManageLink } from '../../domain/manage-link.js';
import { type ManageLinkRow, ManageLinkSchema } from './manage-link.schema.js';

const COLUMNS = `token_hash as "tokenHash", seed, booking_id as "bookingId", manage_links.player_id as "playerId"`;

const PRESENT = statement(
  'manage-links.present',
  `select ${COLUMNS} from manage_links where booking_id = $1 and player_id = $2 and not replaced`,
);

/** Of two letters at once, the later one contains the link of the other. */
const ADD = statement(
  'manage-links.add',
  `insert into manage_links (token_hash, seed, booking_id, player_id, created_at) values ($1, $2, $3, $4, $5)
   on conflict (booking_id, player_id) where not replaced do nothing returning 1`,
);

const BY_HASH = statement(
  'manage-links.by-hash',
  `select ${COLUMNS}, b.starts_at + b.duration_minutes * interval '1 minute' as "playEndsAt"
     from manage_links join bookings b on b.id = booking_id where token_hash = $1`,
);

const MOVE = statement(
  'manage-links.move',
  `update manage_links link
      set player_id = $2,
          replaced = replaced or exists (
            select from manage_links other
             where other.booking_id = link.booking_id and other.player_id = $2 and not other.replaced)
    where link.player_id = $1`,
);

const DATES_OF = statement(
  'manage-links.dates-of',
  `select booking_id as "bookingId", created_at as "createdAt" from manage_links
    where player_id = $1 order by created_at, booking_id`,
);

@Injectable()
export class PostgresManageLinkRepository extends ManageLinkRepository {
  constructor(
    private readonly database: Database,
    @InjectRepository(ManageLinkSchema) private readonly rows: Repository<ManageLinkRow>,
  ) {
    super();
  }

  override async present(bookingId: BookingId, playerId: PlayerId): Promise<ManageLink | null> {
    const [link] = await this.database.query<ManageLink>(PRESENT, [bookingId, playerId]);
    return link ?? null;
  }

  override async add({ tokenHash, seed, bookingId, playerId }: ManageLink, at: Date): Promise<boolean> {
    return (await this.database.query(ADD, [tokenHash, seed, bookingId, playerId, at])).length > 0;
  }

  override async replace(tokenHash: Buffer): Promise<void> {
    await this.database.of(this.rows).update({ tokenHash }, { replaced: true });
  }

  override async byHash(tokenHash: Buffer): Promise<LinkOfPlay | null> {
    const [link] = await this.database.query<LinkOfPlay>(BY_HASH, [tokenHash]);
    return link ?? null;
  }

  override async move(guestId: PlayerId, accountId: PlayerId): Promise<void> {
    await this.database.query(MOVE, [guestId, accountId]);
  }

  override async removeOf(playerId: PlayerId): Promise<void> {
    await this.database.of(this.rows).delete({ playerId });
  }

  override datesOf(playerId: PlayerId): Promise<{ bookingId: BookingId; createdAt: Date }[]> {
    return this.database.query(DATES_OF, [playerId]);
  }
}
