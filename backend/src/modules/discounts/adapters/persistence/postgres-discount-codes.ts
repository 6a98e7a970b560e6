import { Injectable } from '@nestjs/common';
import { Database, statement } from '../../../../kernel/adapters/persistence/database.js';
import { violatedConstraint } from '../../../../kernel/adapters/persistence/sql-state.js';
import type { Cents } from '../../../../kernel/domain/money.js';
import { DiscountCodes, type Redemption } from '../../application/discount-codes.js';
import type { DiscountCode } from '../../domain/discount-code.js';
import { CodeTaken, DiscountUnknown, UsageBelowCount } from '../../domain/discount-errors.js';

const SELECT = `
  select id, code, type, value_hundredths as "valueHundredths", max_usage as "maxUsage",
         usage_count as "usageCount", expires_at as "expiresAt", is_active as "isActive",
         is_promoted as "isPromoted"
    from discount_codes`;
const BY_CODE = statement('discounts.by-code', `${SELECT} where code = $1`);
const LOCK = statement('discounts.lock', `${SELECT} where id = $1 for update`);
const ALL = statement('discounts.all', `${SELECT} order by created_at desc, id desc`);
const ADD = statement(
  'discounts.add',
  `insert into discount_codes (id, code, type, value_hundredths, max_usage, usage_count, expires_at, is_active,
     is_promoted, created_at) values ($1, $2, $3, $4, $5, 0, $6, $7, $8, $9)`,
);
const SAVE = statement(
  'discounts.save',
  `update discount_codes set type = $2, value_hundredths = $3, max_usage = $4, expires_at = $5, is_active = $6,
     is_promoted = $7 where id = $1 returning 1`,
);
const TAKE_USE = statement(
  'discounts.take-use',
  `update discount_codes set usage_count = usage_count + 1
    where id = $1 and is_active and (expires_at is null or expires_at > $2)
      and (max_usage is null or usage_count < max_usage) returning 1`,
);
const ADD_REDEMPTION = statement(
  'discounts.add-redemption',
  `insert into redemptions (id, code_id, booking_id, amount_cents, status, created_at)
   values ($1, $2, $3, $4, 'live', $5)`,
);
const LIVE = statement(
  'discounts.live-redemption',
  `select c.code, r.amount_cents as "amountCents" from redemptions r join discount_codes c on c.id = r.code_id
    where r.booking_id = $1 and r.status = 'live'`,
);
const RELEASE = statement(
  'discounts.release',
  `with released as (
     update redemptions set status = 'released' where booking_id = $1 and status = 'live' returning code_id
   )
   update discount_codes c set usage_count = usage_count - 1 from released r where c.id = r.code_id`,
);

@Injectable()
export class PostgresDiscountCodes extends DiscountCodes {
  constructor(private readonly database: Database) {
    super();
  }

  override async byCode(code: string): Promise<DiscountCode | null> {
    const [found] = await this.database.query<DiscountCode>(BY_CODE, [code]);
    return found ?? null;
  }

  override async lock(id: string): Promise<DiscountCode | null> {
    const [found] = await this.database.query<DiscountCode>(LOCK, [id]);
    return found ?? null;
  }

  override all(): Promise<DiscountCode[]> {
    return this.database.query<DiscountCode>(ALL, []);
  }

  override async add(code: DiscountCode, at: Date): Promise<void> {
    const { id, type, valueHundredths, maxUsage, expiresAt, isActive, isPromoted } = code;
    await this.database
      .query(ADD, [id, code.code, type, valueHundredths, maxUsage, expiresAt, isActive, isPromoted, at])
      .catch((error: unknown) => {
        throw violatedConstraint(error) === 'discount_codes_code_key' ? new CodeTaken() : error;
      });
  }

  override async save(code: DiscountCode): Promise<void> {
    const { id, type, valueHundredths, maxUsage, expiresAt, isActive, isPromoted } = code;
    const saved = await this.database
      .query(SAVE, [id, type, valueHundredths, maxUsage, expiresAt, isActive, isPromoted])
      .catch((error: unknown) => {
        throw violatedConstraint(error) === 'discount_codes_usage'
          ? new UsageBelowCount(code.usageCount)
          : error;
      });
    if (saved.length === 0) throw new DiscountUnknown();
  }

  override async takeUse(id: string, at: Date): Promise<boolean> {
    return (await this.database.query(TAKE_USE, [id, at])).length > 0;
  }

  override async addRedemption(
    id: string,
    codeId: string,
    bookingId: string,
    amount: Cents,
    at: Date,
  ): Promise<void> {
    await this.database.query(ADD_REDEMPTION, [id, codeId, bookingId, amount, at]);
  }

  override async liveRedemption(bookingId: string): Promise<Redemption | null> {
    const [found] = await this.database.query<Redemption>(LIVE, [bookingId]);
    return found ?? null;
  }

  override async release(bookingId: string): Promise<void> {
    await this.database.query(RELEASE, [bookingId]);
  }
}
