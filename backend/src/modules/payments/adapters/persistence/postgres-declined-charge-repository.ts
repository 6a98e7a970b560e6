import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { Database, statement } from '../../../../kernel/adapters/persistence/database.js';
import type { PaymentId } from '../../../../kernel/domain/ids.js';
import { DeclinedChargeRepository } from '../../application/ports/declined-charge-repository.js';
import type { DeclinedCharge } from '../../../payment-provider/index.js';
import { type DeclinedChargeRow, DeclinedChargeSchema } from './declined-charge.schema.js';

const KEEP = statement(
  'payments.keep-declined-charges',
  `insert into declined_charges (payment_id, charge_id, code, declined_at)
   select $1, * from unnest($2::text[], $3::text[], $4::timestamptz[]) on conflict do nothing`,
);

@Injectable()
export class PostgresDeclinedChargeRepository extends DeclinedChargeRepository {
  constructor(
    private readonly database: Database,
    @InjectRepository(DeclinedChargeSchema) private readonly rows: Repository<DeclinedChargeRow>,
  ) {
    super();
  }

  override isKnown(chargeId: string): Promise<boolean> {
    return this.database.of(this.rows).existsBy({ chargeId });
  }

  override async keep(paymentId: PaymentId, charges: readonly DeclinedCharge[]): Promise<number> {
    await this.database.query(KEEP, [
      paymentId,
      charges.map(({ id }) => id),
      charges.map(({ code }) => code),
      charges.map(({ at }) => at),
    ]);
    return this.database.of(this.rows).countBy({ paymentId });
  }
}
