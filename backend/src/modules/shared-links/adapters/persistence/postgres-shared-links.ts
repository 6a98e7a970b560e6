import { Injectable } from '@nestjs/common';
import { Database, statement } from '../../../../kernel/adapters/persistence/database.js';
import { LiveUpdates } from '../../../../kernel/application/live-updates.js';
import { SharedLinks } from '../../application/shared-links.js';
import { type Share, SharedLink, type SharedLinkState } from '../../domain/shared-link.js';

const SELECT = `
  select l.id, l.booking_id as "bookingId", l.places, l.expires_at as "expiresAt", l.created_at as "createdAt"
    from shared_links l`;
const BY_ID = statement('shared-links.by-id', `${SELECT} where l.id = $1`);
const OF_BOOKING = statement('shared-links.of-booking', `${SELECT} where l.booking_id = $1`);
const SHARES = statement(
  'shared-links.shares',
  `select place, amount_cents as "amountCents", status, payment_id as "paymentId", player_id as "playerId",
          reserved_until as "reservedUntil"
     from shares where link_id = $1 order by place`,
);
const ADD = statement(
  'shared-links.add',
  `insert into shared_links (id, booking_id, places, expires_at, created_at) values ($1, $2, $3, $4, $5)`,
);
const SAVE_SHARE = statement(
  'shared-links.save-share',
  `insert into shares as s (link_id, place, amount_cents, status, payment_id, player_id, reserved_until)
   values ($1, $2, $3, $4, $5, $6, $7)
   on conflict (link_id, place) do update set status = excluded.status, payment_id = excluded.payment_id,
     player_id = excluded.player_id, reserved_until = excluded.reserved_until`,
);

@Injectable()
export class PostgresSharedLinks extends SharedLinks {
  constructor(
    private readonly database: Database,
    private readonly live: LiveUpdates,
  ) {
    super();
  }

  override async find(id: string): Promise<SharedLink | null> {
    const [row] = await this.database.query<Omit<SharedLinkState, 'shares'>>(BY_ID, [id]);
    return row ? this.withShares(row) : null;
  }

  override async ofBooking(bookingId: string): Promise<SharedLink | null> {
    const [row] = await this.database.query<Omit<SharedLinkState, 'shares'>>(OF_BOOKING, [bookingId]);
    return row ? this.withShares(row) : null;
  }

  override async add(link: SharedLink): Promise<void> {
    const { id, bookingId, places, expiresAt, createdAt } = link.state;
    await this.database.query(ADD, [id, bookingId, places, expiresAt, createdAt]);
    await this.save(link);
  }

  override async save(link: SharedLink): Promise<void> {
    const { id, shares } = link.state;
    for (const share of shares) {
      const { place, amountCents, status, paymentId, playerId, reservedUntil } = share;
      await this.database.query(SAVE_SHARE, [
        id,
        place,
        amountCents,
        status,
        paymentId,
        playerId,
        reservedUntil,
      ]);
    }
    await this.live.announce(`share:${id}`, { paid: link.paidPlaces, reserved: link.reservedPlaces });
  }

  private async withShares(row: Omit<SharedLinkState, 'shares'>): Promise<SharedLink> {
    return new SharedLink({ ...row, shares: await this.database.query<Share>(SHARES, [row.id]) });
  }
}
