import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import type { Cents } from '../../../../kernel/domain/money.js';
import { Database, statement } from '../../../../kernel/adapters/persistence/database.js';
import { violatedConstraint } from '../../../../kernel/adapters/persistence/sql-state.js';
import type { BookingId, PlayerId } from '../../../../kernel/domain/ids.js';
import {
  DiscountCodeRepository,
  type LimitedUse,
  type NewRedemption,
  type Redemption,
} from '../../application/discount-code-repository.js';
import { DiscountCode } from '../../domain/discount-code.js';
import { CodeTaken, DiscountUnknown, UsageBelowCount } from '../../domain/discount-errors.js';
import { type DiscountCodeRow, DiscountCodeSchema } from './discount-code.schema.js';
import { type RedemptionRow, RedemptionSchema } from './redemption.schema.js';

/** The condition is that of `DiscountCode.assertUsable`; one statement makes it atomic. */
const TAKE_USE = statement(
  'discounts.take-use',
  `update discount_codes set usage_count = usage_count + 1
    where id = $1 and is_active and (expires_at is null or expires_at > $2)
      and (max_usage is null or usage_count < max_usage) returning 1`,
);
/** All accounts of a mailbox are one player. A guest has no mailbox. */
const USES_OF = statement(
  'discounts.uses-of-player',
  `select count(*)::int as uses from bookings b
     join redemptions r on r.booking_id = b.id and r.status = 'live' and r.code_id = $1
    where b.player_id in (
      select $2 union all
      select o.id from players p join players o on o.mailbox = p.mailbox where p.id = $2)`,
);
const LIMITED_USE_OF_GUEST = statement(
  'discounts.limited-use-of-guest',
  `select r.code_id as "codeId", r.player_limit as "playerLimit"
     from redemptions r join bookings b on b.id = r.booking_id join players p on p.id = b.player_id
    where r.booking_id = $1 and r.status = 'live' and r.player_limit is not null and p.mailbox is null`,
);
const USES_WITH_CARD = statement(
  'discounts.uses-with-card',
  `select count(*)::int as uses from redemptions
    where code_id = $1 and card_fingerprint = $2 and status = 'live' and booking_id <> $3`,
);
const LIVE = statement(
  'discounts.live-redemption',
  `select c.code, r.amount_cents as "amountCents" from redemptions r join discount_codes c on c.id = r.code_id
    where r.booking_id = $1 and r.status = 'live'`,
);
const RELEASE = statement(
  'discounts.release',
  `with released as (
     update redemptions set status = 'released', card_fingerprint = null
      where booking_id = $1 and status = 'live' returning code_id
   )
   update discount_codes c set usage_count = usage_count - 1 from released r where c.id = r.code_id`,
);

@Injectable()
export class PostgresDiscountCodeRepository extends DiscountCodeRepository {
  constructor(
    private readonly database: Database,
    @InjectRepository(DiscountCodeSchema) private readonly codes: Repository<DiscountCodeRow>,
    @InjectRepository(RedemptionSchema) private readonly redemptions: Repository<RedemptionRow>,
  ) {
    super();
  }

  override async byCode(code: string): Promise<DiscountCode | null> {
    const row = await this.database.of(this.codes).findOneBy({ code });
    return row && DiscountCode.restore(row);
  }

  override async lock(id: string): Promise<DiscountCode | null> {
    const lock = { mode: 'pessimistic_write' } as const;
    const row = await this.database.of(this.codes).findOne({ where: { id }, lock });
    return row && DiscountCode.restore(row);
  }

  override async all(): Promise<DiscountCode[]> {
    const order = { createdAt: 'DESC', id: 'DESC' } as const;
    const rows = await this.database.of(this.codes).find({ order });
    return rows.map((row) => DiscountCode.restore(row));
  }

  override async add(code: DiscountCode, at: Date): Promise<void> {
    try {
      await this.database.of(this.codes).insert({ ...code.snapshot(), usageCount: 0, createdAt: at });
    } catch (error) {
      throw violatedConstraint(error) === 'discount_codes_code_key' ? new CodeTaken() : error;
    }
  }

  override async save(code: DiscountCode): Promise<void> {
    try {
      const { affected } = await this.database.of(this.codes).update({ id: code.id }, code.terms);
      if (!affected) throw new DiscountUnknown();
    } catch (error) {
      if (violatedConstraint(error) !== 'discount_codes_usage') throw error;
      throw new UsageBelowCount(code.snapshot().usageCount);
    }
  }

  override async takeUse(id: string, at: Date): Promise<boolean> {
    return (await this.database.query(TAKE_USE, [id, at])).length > 0;
  }

  override async usesOf(codeId: string, playerId: PlayerId): Promise<number> {
    const [counted] = await this.database.query<{ uses: number }>(USES_OF, [codeId, playerId]);
    return counted?.uses ?? 0;
  }

  override async limitedUseOfGuest(bookingId: BookingId): Promise<LimitedUse | null> {
    const [use] = await this.database.query<LimitedUse>(LIMITED_USE_OF_GUEST, [bookingId]);
    return use ?? null;
  }

  override async usesWithCard(codeId: string, fingerprint: string, exceptId: string): Promise<number> {
    const values = [codeId, fingerprint, exceptId];
    const [counted] = await this.database.query<{ uses: number }>(USES_WITH_CARD, values);
    return counted?.uses ?? 0;
  }

  override async saveCard(bookingId: BookingId, cardFingerprint: string): Promise<void> {
    await this.database.of(this.redemptions).update({ bookingId, status: 'live' }, { cardFingerprint });
  }

  override async addRedemption(redemption: NewRedemption): Promise<void> {
    await this.database.of(this.redemptions).insert({ ...redemption, status: 'live' });
  }

  override async liveRedemption(bookingId: BookingId): Promise<Redemption | null> {
    const [found] = await this.database.query<Redemption>(LIVE, [bookingId]);
    return found ?? null;
  }

  override async saveAmount(bookingId: BookingId, amountCents: Cents): Promise<void> {
    await this.database.of(this.redemptions).update({ bookingId, status: 'live' }, { amountCents });
  }

  override async release(bookingId: BookingId): Promise<void> {
    await this.database.query(RELEASE, [bookingId]);
  }
}
