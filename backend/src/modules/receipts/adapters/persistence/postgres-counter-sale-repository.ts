import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { Database, statement } from '../../../../kernel/adapters/persistence/database.js';
import type { AdminId } from '../../../../kernel/domain/ids.js';
import { type CounterSale, CounterSaleRepository } from '../../application/counter-sale-repository.js';
import type { ReceiptNumber } from '../../domain/receipt-number.js';
import { CounterSaleSchema } from './counter-sale.schema.js';

const OF_RECEIPT = statement(
  'receipts.sale-of-receipt',
  `select s.id, s.venue_id as "venueId", s.method, s.cents, s.lines, s.sold_by as "soldBy", s.sold_at as "soldAt"
     from receipts r join counter_sales s on r.txn = 'sale:' || s.id
    where r.series = $1 and r.number = $2 and r.txn like 'sale:%' and s.id = substr(r.txn, 6)::uuid`,
);
/** Of two at once, the second waits for the first and stores nothing. */
const GIVE_BACK = statement(
  'receipts.give-back-sale',
  `insert into counter_returns (sale_id, returned_by, returned_at) values ($1, $2, $3)
   on conflict do nothing returning sale_id`,
);

@Injectable()
export class PostgresCounterSaleRepository extends CounterSaleRepository {
  constructor(
    private readonly database: Database,
    @InjectRepository(CounterSaleSchema) private readonly rows: Repository<CounterSale>,
  ) {
    super();
  }

  override has(id: string): Promise<boolean> {
    return this.database.of(this.rows).existsBy({ id });
  }

  override async add(sale: CounterSale): Promise<void> {
    await this.database.of(this.rows).insert({ ...sale, lines: [...sale.lines] });
  }

  override async ofReceipt({ series, number }: ReceiptNumber): Promise<CounterSale | null> {
    const [sale] = await this.database.query<CounterSale>(OF_RECEIPT, [series, number]);
    return sale ?? null;
  }

  override async giveBack(saleId: string, returnedBy: AdminId, at: Date): Promise<boolean> {
    return (await this.database.query(GIVE_BACK, [saleId, returnedBy, at])).length === 1;
  }
}
